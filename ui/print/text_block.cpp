// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

namespace rackorrent::ui {
namespace {

constexpr double lineHeight = 1.5;  // of the font's pixels

}  // namespace

TextBlock::TextBlock(const QString& text, const QFont& font, double width, QPainter& painter,
                     Qt::Alignment alignment) {
  const double step = font.pixelSize() * lineHeight;
  for (const QString& paragraph : text.split(u'\n')) {
    auto layout = std::make_unique<QTextLayout>(paragraph, font, painter.device());
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    double y = 0;
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
      line.setLineWidth(width);
      line.setPosition({0, y + (step - line.height()) / 2});
      y += step;
      ++m_lines;
    }
    layout->endLayout();
    m_tops.push_back(m_height);
    m_height += y;
    m_paragraphs.push_back(std::move(layout));
  }
}

TextBlock::TextBlock(TextBlock&&) noexcept = default;
TextBlock::~TextBlock() = default;

void TextBlock::draw(QPainter& painter, const QPointF& at, const QColor& colour) const {
  painter.setPen(QPen(colour));
  for (std::size_t i = 0; i < m_paragraphs.size(); ++i)
    m_paragraphs[i]->draw(&painter, at + QPointF(0, m_tops[i]));
}

double widthOf(const QString& text, const QFont& font, QPainter& painter) {
  double widest = 0;
  const QFontMetricsF metrics(font, painter.device());
  for (const QString& line : text.split(u'\n')) widest = std::max(widest, metrics.horizontalAdvance(line));
  return widest;
}

}  // namespace rackorrent::ui

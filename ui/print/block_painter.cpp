// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/block_painter.h"

#include "ui/charts/line_chart.h"
#include "ui/charts/load_duration_chart.h"
#include "ui/print/table_painter.h"
#include "ui/print/text_block.h"
#include "ui/tables/table_words.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr double gap = 10;
constexpr double itemGap = 4;
constexpr double numberWidth = 20;
constexpr double chartHeight = 290;

const Colours& paperColours() { return colours(Theme::Light); }

QString signOf(const List& list, int number) {
  return list.isNumbered ? QStringLiteral("%1.").arg(number) : QStringLiteral("•");
}

}  // namespace

void BlockPainter::draw(const Block& block) {
  std::visit([this](const auto& part) { draw(part); }, block);
}

void BlockPainter::drawHeading(const QString& text, PaperText size, double nextHeight) {
  const TextBlock block(text, m_paper.font(size), m_paper.width(), m_paper.painter());
  m_paper.need(block.height() + itemGap + nextHeight);
  block.draw(m_paper.painter(), {m_paper.left(), m_paper.y()}, paperColours().text);
  m_paper.advance(block.height() + itemGap);
}

QString BlockPainter::withSources(const QString& text, const std::vector<std::string>& sources) const {
  QStringList ids;
  for (const std::string& source : sources)
    if (!source.empty()) ids << QString::fromStdString(source);
  return ids.isEmpty() ? text : text + QStringLiteral(" [") + ids.join(QStringLiteral(", ")) + u']';
}

void BlockPainter::draw(const Paragraph& paragraph) {
  const bool isStrong = paragraph.role == Paragraph::Role::Answer || paragraph.role == Paragraph::Role::Lead;
  const bool isNote = paragraph.role == Paragraph::Role::Note;
  const PaperText size = isStrong ? PaperText::BodyBold : isNote ? PaperText::Small : PaperText::Body;
  const TextBlock block(withSources(wordsOf(paragraph.text, m_report.wording), paragraph.sources),
                        m_paper.font(size), m_paper.width(), m_paper.painter());
  m_paper.need(block.height());
  block.draw(m_paper.painter(), {m_paper.left(), m_paper.y()},
             isNote ? paperColours().muted : paperColours().text);
  m_paper.advance(block.height() + gap);
}

void BlockPainter::draw(const KeyFigures& figures) {
  if (figures.empty()) return;
  const double width = m_paper.width() / static_cast<double>(figures.size());
  double x = m_paper.left();
  double height = 0;
  for (const KeyFigure& figure : figures) {
    const TextBlock value(figureOf(figure.value, m_report.wording), m_paper.font(PaperText::KeyNumber),
                          width - gap, m_paper.painter());
    const TextBlock caption(wordsOf(figure.caption, m_report.wording), m_paper.font(PaperText::Small),
                            width - gap, m_paper.painter());
    value.draw(m_paper.painter(), {x, m_paper.y()}, paperColours().text);
    caption.draw(m_paper.painter(), {x, m_paper.y() + value.height()}, paperColours().muted);
    height = std::max(height, value.height() + caption.height());
    x += width;
  }
  m_paper.advance(height + gap);
}

double BlockPainter::layItem(const ListItem& item, const QString& sign, const Column& column, double top,
                             bool isDrawn) {
  double y = top;
  const auto put = [&](const QString& text, PaperText size, double indent, const QColor& colour) {
    const TextBlock block(text, m_paper.font(size), column.width - indent, m_paper.painter());
    if (isDrawn) block.draw(m_paper.painter(), {column.left + indent, y}, colour);
    return block.height();
  };
  put(sign, PaperText::Body, 0, paperColours().muted);
  y += put(withSources(wordsOf(item.text, m_report.wording), item.sources), PaperText::Body, numberWidth,
           paperColours().text);
  if (item.detail)
    y += put(wordsOf(*item.detail, m_report.wording), PaperText::Small, numberWidth, paperColours().muted);
  return y + itemGap - top;
}

double BlockPainter::layList(const List& list, const Column& column, double top, bool isDrawn) {
  double y = top;
  const QString title = wordsOf(list.title, m_report.wording);
  if (!title.isEmpty()) {
    const TextBlock block(title, m_paper.font(PaperText::Subheading), column.width, m_paper.painter());
    if (isDrawn) block.draw(m_paper.painter(), {column.left, y}, paperColours().text);
    y += block.height() + itemGap;
  }
  int number = 0;
  for (const ListItem& item : list.items) y += layItem(item, signOf(list, ++number), column, y, isDrawn);
  return y - top;
}

double BlockPainter::drawList(const List& list, const Column& column, double top) {
  return layList(list, column, top, true);
}

// Item by item, so that a long list may run over a page end.
void BlockPainter::draw(const List& list) {
  if (list.items.empty()) return;
  const QString title = wordsOf(list.title, m_report.wording);
  const Column column{m_paper.left(), m_paper.width()};
  if (!title.isEmpty())
    drawHeading(title, PaperText::Subheading, layItem(list.items.front(), signOf(list, 1), column, 0, false));
  int number = 0;
  for (const ListItem& item : list.items) {
    const QString sign = signOf(list, ++number);
    m_paper.need(layItem(item, sign, column, 0, false));
    m_paper.advance(layItem(item, sign, column, m_paper.y(), true));
  }
  m_paper.advance(gap);
}

void BlockPainter::draw(const Table& table) {
  if (table.isDataOnly || table.rows.empty()) return;
  TablePainter painter(m_paper, table, m_report.document.recommended, m_report.wording,
                       TableWords::Amounts::Full);
  drawHeading(wordsOf(table.title, m_report.wording), PaperText::Subheading, painter.startHeight());
  painter.draw();
  m_paper.advance(2 * gap);
}

bool BlockPainter::needsLying(const Section& section) {
  return std::ranges::any_of(section.blocks, [this](const Block& block) {
    const auto* table = std::get_if<Table>(&block);
    if (!table || table->isDataOnly || table->rows.empty()) return false;
    return TablePainter(m_paper, *table, m_report.document.recommended, m_report.wording,
                        TableWords::Amounts::Full)
        .needsLying();
  });
}

std::unique_ptr<ChartView> BlockPainter::viewOf(const Chart& chart) const {
  if (chart.name == "load_duration") {
    auto view = std::make_unique<LoadDurationChart>();
    view->usePrintLook(m_report.family);
    const Alternative shown = m_report.assessment.decision.verdict.best;
    view->show(m_report.evaluation, m_report.assessment.demand,
               m_report.assessment.alternatives[indexOf(shown)].plan, m_report.wording);
    return view;
  }
  auto view = std::make_unique<LineChart>();
  view->usePrintLook(m_report.family);
  view->show(chart, m_report.document.recommended, m_report.wording);
  return view;
}

void BlockPainter::drawChart(const Chart& chart, double height) {
  const std::unique_ptr<ChartView> view = viewOf(chart);
  drawHeading(view->finding(), PaperText::Subheading, height);
  QCPPainter& painter = m_paper.painter();
  painter.save();
  painter.translate(m_paper.left(), m_paper.y());
  view->paint(painter, QSizeF(m_paper.width(), height).toSize());
  painter.restore();
  m_paper.advance(height);
}

void BlockPainter::draw(const Chart& chart) {
  m_paper.need(chartHeight + 2 * gap + m_paper.font(PaperText::Subheading).pixelSize() * 2);
  drawChart(chart, chartHeight);
  m_paper.advance(2 * gap);
}

}  // namespace rackorrent::ui

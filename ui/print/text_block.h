// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;
class QTextLayout;

namespace rackorrent::ui {

// A text broken into lines of one width, measured for the paper it is drawn on.
class TextBlock {
 public:
  TextBlock(const QString& text, const QFont& font, double width, QPainter& painter,
            Qt::Alignment alignment = Qt::AlignLeft);
  TextBlock(TextBlock&&) noexcept;
  ~TextBlock();

  double height() const { return m_height; }
  int lineCount() const { return m_lines; }
  void draw(QPainter& painter, const QPointF& at, const QColor& colour) const;

 private:
  std::vector<std::unique_ptr<QTextLayout>> m_paragraphs;
  std::vector<double> m_tops;
  double m_height = 0;
  int m_lines = 0;
};

double widthOf(const QString& text, const QFont& font, QPainter& painter);

}  // namespace rackorrent::ui

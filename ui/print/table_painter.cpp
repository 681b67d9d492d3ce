// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/table_painter.h"

#include "core/report/cell_text.h"
#include "ui/tables/alternative_marker.h"

#include <qcustomplot.h>

#include <algorithm>
#include <numeric>

namespace rackorrent::ui {
namespace {

constexpr double paddingX = 7;
constexpr double hair = 1;  // a text as wide as its column would be broken by a rounding
constexpr double paddingY = 5;
constexpr double markerSize = 8;
constexpr double markerWidth = 15;
constexpr double leastTextWidth = 62;
constexpr double mostUnbroken = 130;  // longer runs, such as addresses, are broken anywhere
constexpr double comfortable = 220;   // what a column of running text wants before others get more
constexpr double noteGap = 1;
constexpr double footnoteGap = 4;
constexpr double winnerTint = 0.08;

// The longest run that must not be broken: a word of Latin text, or four Chinese characters.
double unbreakableWidth(const QString& text, const QFont& font, QPainter& painter) {
  double widest = 0;
  for (const QString& word : text.split(QChar(u' '), Qt::SkipEmptyParts)) {
    const bool isLatin = std::all_of(word.begin(), word.end(), [](QChar c) { return c.unicode() < 0x2E80; });
    widest = std::max(widest, widthOf(isLatin ? word : word.left(4), font, painter));
  }
  return std::min(widest, mostUnbroken);
}

// What four fifths of the rows stay within.
double typicalOf(std::vector<double> widths) {
  if (widths.empty()) return 0;
  const auto place = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() * 4 / 5);
  std::nth_element(widths.begin(), place, widths.end());
  return *place;
}

// Mixed with the paper rather than transparent: printers and greys stay predictable.
QColor tintOf(const QColor& colour) {
  const auto mixed = [](double part) { return winnerTint * part + (1 - winnerTint); };
  return QColor::fromRgbF(static_cast<float>(mixed(colour.redF())),
                          static_cast<float>(mixed(colour.greenF())),
                          static_cast<float>(mixed(colour.blueF())));
}

// A figure with words under it reads as one text.
bool isRight(const Column& column) { return column.isNumeric && !column.noteHeading; }

bool isEmptyCell(const Cell& cell) {
  const auto* text = std::get_if<Text>(&cell.value);
  return !cell.note && (std::holds_alternative<std::monostate>(cell.value) || (text && isEmpty(*text)));
}

bool isEmptyColumn(const Table& table, std::size_t column) {
  return std::ranges::all_of(table.rows, [&](const auto& row) { return isEmptyCell(row[column]); });
}

QString markText(Mark mark) {
  if (mark == Mark::Best) return QStringLiteral("▲ ");
  return mark == Mark::Worst ? QStringLiteral("▽ ") : QString();
}

}  // namespace

double TablePainter::Part::height() const {
  const double first = value ? value->height() : 0;
  return note ? first + (value ? noteGap : 0) + note->height() : first;
}

TablePainter::TablePainter(Paper& paper, const Table& table, std::optional<Alternative> recommended,
                           const TextWording& wording, TableWords::Amounts amounts)
    : m_paper(paper),
      m_table(table),
      m_recommended(recommended),
      m_wording(wording),
      m_words(table, wording, amounts) {
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    if (!table.columns[i].isDataOnly && !isEmptyColumn(table, i)) m_columns.push_back(i);
  measureColumns();
}

void TablePainter::measureColumns() {
  QPainter& painter = m_paper.painter();
  const QFont plain = m_paper.font(PaperText::Table);
  const QFont bold = m_paper.font(PaperText::TableBold);
  for (std::size_t c = 0; c < m_columns.size(); ++c) {
    const Column& column = m_table.columns[m_columns[c]];
    const QString head = m_words.heading(column);
    double natural = widthOf(head, plain, painter);
    double least = unbreakableWidth(head, plain, painter);
    std::vector<double> oneLine;
    for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
      const Cell& cell = m_table.rows[row][m_columns[c]];
      const QString value = markText(cell.mark) + m_words.cell(cell, column);
      const double room = markerRoom(row, c);
      oneLine.push_back(
          std::max(room + widthOf(value, bold, painter), widthOf(m_words.note(cell), plain, painter)));
      natural = std::max(natural, oneLine.back());
      least = std::max(
          {least,
           room + (column.isNumeric ? widthOf(value, bold, painter) : unbreakableWidth(value, bold, painter)),
           unbreakableWidth(m_words.note(cell), plain, painter)});
    }
    m_natural.push_back(natural + 2 * paddingX + hair);
    m_typical.push_back(typicalOf(std::move(oneLine)) + 2 * paddingX + hair);
    m_least.push_back(std::min(std::max(least + 2 * paddingX + hair, column.isNumeric ? 0 : leastTextWidth),
                               m_natural.back()));
  }
}

// Each column gets what it cannot do without; then all grow towards a comfortable width, then towards one
// line of most of their rows, then of all: a single long cell does not widen a column of short ones.
void TablePainter::spread(double available) {
  m_widths = m_least;
  double rest = available - std::accumulate(m_least.begin(), m_least.end(), 0.0);
  const auto grow = [&](const std::vector<double>& towards, double most) {
    std::vector<double> wanted;
    for (std::size_t c = 0; c < m_columns.size(); ++c)
      wanted.push_back(std::max(0.0, std::min(towards[c], most) - m_widths[c]));
    const double all = std::accumulate(wanted.begin(), wanted.end(), 0.0);
    const double given = std::min(std::max(rest, 0.0), all);
    for (std::size_t c = 0; c < m_columns.size() && all > 0; ++c) m_widths[c] += given * wanted[c] / all;
    rest -= given;
  };
  grow(m_typical, comfortable);
  grow(m_typical, available);
  grow(m_natural, available);
  for (double& width : m_widths) width += std::max(rest, 0.0) / static_cast<double>(m_widths.size());
}

bool TablePainter::needsLying() const {
  return std::accumulate(m_least.begin(), m_least.end(), 0.0) > m_paper.uprightWidth();
}

double TablePainter::markerRoom(std::size_t row, std::size_t column) const {
  if (column != 0 || row >= m_table.rowAlternatives.size() || !m_table.rowAlternatives[row]) return 0;
  return markerWidth;
}

bool TablePainter::isWinner(std::size_t row) const {
  return m_recommended && row < m_table.rowAlternatives.size() &&
         m_table.rowAlternatives[row] == m_recommended;
}

bool TablePainter::isTotal(std::size_t row) const {
  return m_table.lastRowIsTotal && row + 1 == m_table.rows.size();
}

TablePainter::Part TablePainter::partOf(const Cell& cell, std::size_t column, bool isBold) {
  const Column& head = m_table.columns[m_columns[column]];
  const Qt::Alignment alignment = isRight(head) ? Qt::AlignRight : Qt::AlignLeft;
  const double width = m_widths[column] - 2 * paddingX;
  const QString value = m_words.cell(cell, head);
  const QString note = m_words.note(cell);
  const bool isFigureWithWords = cell.note && !std::holds_alternative<Text>(cell.value);
  Part part;
  if (!value.isEmpty())
    part.value.emplace(markText(cell.mark) + value,
                       m_paper.font(isBold || isFigureWithWords ? PaperText::TableBold : PaperText::Table),
                       width, m_paper.painter(), alignment);
  if (!note.isEmpty())
    part.note.emplace(note, m_paper.font(PaperText::Table), width, m_paper.painter(), Qt::AlignLeft);
  return part;
}

TablePainter::Parts TablePainter::headParts() {
  Parts parts;
  for (std::size_t c = 0; c < m_columns.size(); ++c) {
    const Column& column = m_table.columns[m_columns[c]];
    Part part;
    part.value.emplace(m_words.heading(column), m_paper.font(PaperText::Table), m_widths[c] - 2 * paddingX,
                       m_paper.painter(), isRight(column) ? Qt::AlignRight : Qt::AlignLeft);
    parts.push_back(std::move(part));
  }
  return parts;
}

TablePainter::Parts TablePainter::rowParts(std::size_t row) {
  Parts parts;
  for (std::size_t c = 0; c < m_columns.size(); ++c) {
    const double room = markerRoom(row, c);
    m_widths[c] -= room;
    parts.push_back(partOf(m_table.rows[row][m_columns[c]], c, isWinner(row) || isTotal(row)));
    m_widths[c] += room;
  }
  return parts;
}

double TablePainter::heightOf(const Parts& parts) {
  double height = 0;
  for (const Part& part : parts) height = std::max(height, part.height());
  return height + 2 * paddingY;
}

double TablePainter::height() {
  spread(m_paper.width());
  double sum = heightOf(headParts());
  for (std::size_t row = 0; row < m_table.rows.size(); ++row) sum += heightOf(rowParts(row));
  return sum;
}

double TablePainter::startHeight() {
  spread(m_paper.width());
  return heightOf(headParts()) + (m_table.rows.empty() ? 0 : roomFor(0));
}

// What a row needs on its page: the last but one takes the last one with it, the last one the footnotes.
double TablePainter::roomFor(std::size_t row) {
  double room = heightOf(rowParts(row));
  const std::size_t last = m_table.rows.size() - 1;
  if (row + 1 == last) room += heightOf(rowParts(last));
  return row + 1 >= last ? room + footnotesHeight() : room;
}

void TablePainter::draw() {
  m_paper.need(startHeight());
  drawHeads();
  for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
    const int page = m_paper.page();
    m_paper.need(roomFor(row));
    if (m_paper.page() != page) drawHeads();
    drawRow(row, rowParts(row));
  }
  drawFootnotes();
}

void TablePainter::drawHeads() {
  const Parts parts = headParts();
  const double height = heightOf(parts);
  const Colours& colours = ui::colours(Theme::Light);
  drawParts(parts, m_paper.y(), height, colours.muted, {});
  const double line = m_paper.y() + height;
  m_paper.painter().setPen(QPen(colours.strongBorder, 1));
  m_paper.painter().drawLine(QLineF(m_paper.left(), line, m_paper.left() + m_paper.width(), line));
  m_paper.advance(height);
}

void TablePainter::drawRow(std::size_t row, const Parts& parts) {
  QCPPainter& painter = m_paper.painter();
  const Colours& colours = ui::colours(Theme::Light);
  const double height = heightOf(parts);
  const double top = m_paper.y();
  const double right = m_paper.left() + m_paper.width();
  if (isWinner(row)) {
    painter.fillRect(QRectF(m_paper.left(), top, m_paper.width(), height),
                     tintOf(styleOf(*m_recommended, Theme::Light).colour));
  }
  if (isTotal(row)) {
    painter.setPen(QPen(colours.strongBorder, 1));
    painter.drawLine(QLineF(m_paper.left(), top, right, top));
  }
  drawParts(parts, top, height, colours.text, row);
  painter.setPen(QPen(colours.border, 0.75));
  painter.drawLine(QLineF(m_paper.left(), top + height, right, top + height));
  m_paper.advance(height);
}

void TablePainter::drawParts(const Parts& parts, double top, double height, const QColor& colour,
                             std::optional<std::size_t> row) {
  QCPPainter& painter = m_paper.painter();
  const double firstLine =
      TextBlock(QStringLiteral("x"), m_paper.font(PaperText::Table), m_paper.width(), painter).height();
  double x = m_paper.left();
  for (std::size_t c = 0; c < parts.size(); ++c) {
    const double room = row ? markerRoom(*row, c) : 0;
    if (room > 0)
      paintMarker(painter, {x + paddingX + markerSize / 2, top + paddingY + firstLine / 2}, markerSize,
                  styleOf(*m_table.rowAlternatives[*row], Theme::Light));
    double y = row ? top + paddingY : top + height - paddingY - parts[c].height();
    if (parts[c].value) {
      parts[c].value->draw(painter, {x + paddingX + room, y}, colour);
      y += parts[c].value->height() + noteGap;
    }
    if (parts[c].note)
      parts[c].note->draw(painter, {x + paddingX + room, y}, ui::colours(Theme::Light).muted);
    x += m_widths[c];
  }
}

double TablePainter::footnotesHeight() {
  double height = 0;
  for (const Text& footnote : m_table.footnotes)
    height += footnoteGap + TextBlock(wordsOf(footnote, m_wording), m_paper.font(PaperText::Small),
                                      m_paper.width(), m_paper.painter())
                                .height();
  return height;
}

void TablePainter::drawFootnotes() {
  for (const Text& footnote : m_table.footnotes) {
    const TextBlock block(wordsOf(footnote, m_wording), m_paper.font(PaperText::Small), m_paper.width(),
                          m_paper.painter());
    m_paper.need(block.height() + footnoteGap);
    m_paper.advance(footnoteGap);
    block.draw(m_paper.painter(), {m_paper.left(), m_paper.y()}, ui::colours(Theme::Light).muted);
    m_paper.advance(block.height());
  }
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "ui/print/paper.h"
#include "ui/print/text_block.h"
#include "ui/tables/table_words.h"

#include <optional>
#include <vector>

namespace rackorrent::ui {

// Draws a table row by row: a row is never cut, the heads are repeated on each page, and the last two rows
// stay with the footnotes. A column in which all cells are empty is left out.
class TablePainter {
 public:
  TablePainter(Paper& paper, const Table& table, std::optional<Alternative> recommended,
               const TextWording& wording, TableWords::Amounts amounts);

  // Of the whole table, as it would be drawn without a page end.
  double height();
  // Head and first row, which stay with the title.
  double startHeight();
  bool needsLying() const;
  void draw();

 private:
  struct Part {
    std::optional<TextBlock> value;
    std::optional<TextBlock> note;
    double height() const;
  };
  using Parts = std::vector<Part>;

  void measureColumns();
  void spread(double available);
  Part partOf(const Cell& cell, std::size_t column, bool isBold);
  Parts headParts();
  Parts rowParts(std::size_t row);
  double markerRoom(std::size_t row, std::size_t column) const;
  bool isWinner(std::size_t row) const;
  bool isTotal(std::size_t row) const;
  double footnotesHeight();
  double roomFor(std::size_t row);
  static double heightOf(const Parts& parts);
  void drawHeads();
  void drawRow(std::size_t row, const Parts& parts);
  void drawParts(const Parts& parts, double top, double height, const QColor& colour,
                 std::optional<std::size_t> row);
  void drawFootnotes();

  Paper& m_paper;
  const Table& m_table;
  std::optional<Alternative> m_recommended;
  TextWording m_wording;
  TableWords m_words;
  std::vector<std::size_t> m_columns;  // that people see
  std::vector<double> m_natural;       // width of the longest text, in one line
  std::vector<double> m_typical;       // of most of its texts
  std::vector<double> m_least;         // width that the longest word or number needs
  std::vector<double> m_widths;
};

}  // namespace rackorrent::ui

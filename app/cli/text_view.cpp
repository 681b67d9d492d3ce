// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_view.h"

#include "core/report/cell_text.h"
#include "core/report/unit_names.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace rackorrent::cli {

namespace {

using Row = std::vector<std::string>;

bool isWide(char32_t c) {
  return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3) ||
         (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
         (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x20000 && c <= 0x3FFFD);
}

// Moves past one character; a broken sequence counts byte by byte.
char32_t nextCharacter(std::string_view& utf8) {
  const auto first = static_cast<unsigned char>(utf8.front());
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  char32_t character = length == 1 ? first : first & (0xFFu >> (length + 1));
  if (utf8.size() < length || (first >= 0x80 && first < 0xC0)) {
    utf8.remove_prefix(1);
    return first;
  }
  for (std::size_t i = 1; i < length; ++i) character = character << 6 | (static_cast<unsigned char>(utf8[i]) & 0x3F);
  utf8.remove_prefix(length);
  return character;
}

std::string withSources(std::string text, const std::vector<std::string>& sources) {
  std::string ids;
  for (const std::string& id : sources) ids += (ids.empty() ? "" : " ") + id;
  return ids.empty() ? text : text + " [" + ids + "]";
}

struct TextRenderer {
  const std::string& currency;
  const Wording& wording;

  std::string operator()(const Paragraph& paragraph) const {
    return withSources(wordsOf(paragraph.text, wording), paragraph.sources) + "\n";
  }

  std::string operator()(const KeyFigures& figures) const {
    std::string text;
    for (const KeyFigure& figure : figures)
      text += "  " + shownText(figure.value, wording) + "  " + wordsOf(figure.caption, wording) + "\n";
    return text;
  }

  std::string operator()(const List& list) const {
    std::string text = isEmpty(list.title) ? std::string() : wordsOf(list.title, wording) + "\n";
    std::size_t number = 0;
    for (const ListItem& item : list.items) {
      const std::string sign = list.isNumbered ? std::to_string(++number) + ". " : "- ";
      text += "  " + sign + withSources(wordsOf(item.text, wording), item.sources) + "\n";
      if (item.detail) text += "     " + wordsOf(*item.detail, wording) + "\n";
    }
    return text;
  }

  std::string operator()(const Chart&) const { return {}; }
  std::string operator()(const Table& table) const;

 private:
  std::vector<Row> grid(const Table& table) const;
};

// Cells keep their own unit where the column has none; the head carries it otherwise.
std::vector<Row> TextRenderer::grid(const Table& table) const {
  std::vector<Row> rows(table.rows.size() + 1);
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    if (table.columns[column].isDataOnly) continue;
    rows.front().push_back(wordsOf(table.columns[column].heading, wording));
    for (std::size_t row = 0; row < table.rows.size(); ++row)
      rows[row + 1].push_back(shownText(table.rows[row][column].value, wording));
  }
  return rows;
}

std::string padded(const std::string& cell, std::size_t width, bool isNumeric) {
  const std::string space(width - displayWidth(cell), ' ');
  return isNumeric ? space + cell : cell + space;
}

std::string trimmedRight(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

std::string TextRenderer::operator()(const Table& table) const {
  const std::vector<Row> rows = grid(table);
  std::vector<const Column*> shown;
  for (const Column& column : table.columns)
    if (!column.isDataOnly) shown.push_back(&column);
  std::vector<std::size_t> widths(shown.size(), 0);
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], displayWidth(row[i]));
  std::string text = isEmpty(table.title) ? std::string() : wordsOf(table.title, wording) + "\n";
  for (const Row& row : rows) {
    std::string line = " ";
    for (std::size_t i = 0; i < row.size(); ++i) line += " " + padded(row[i], widths[i], shown[i]->isNumeric) + " ";
    text += trimmedRight(line) + "\n";
  }
  for (const Text& footnote : table.footnotes) text += "  " + wordsOf(footnote, wording) + "\n";
  return text;
}

}  // namespace

std::size_t displayWidth(std::string_view utf8) {
  std::size_t width = 0;
  while (!utf8.empty()) width += isWide(nextCharacter(utf8)) ? 2 : 1;
  return width;
}

std::string textOf(const Block& block, const std::string& currency, const Wording& wording) {
  return std::visit(TextRenderer{currency, wording}, block);
}

}  // namespace rackorrent::cli

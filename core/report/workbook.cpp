// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/workbook.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <system_error>
#include <xlsxwriter.h>

namespace rackorrent {

namespace {

constexpr std::size_t longestName = 31;
constexpr std::size_t longestText = 32767;
constexpr const char* moneyFormat = "#,##0.00";

// Bytes of the character that starts here, and how many UTF-16 units it takes.
std::size_t lengthAt(const std::string& text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  return std::min(length, text.size() - at);
}

std::string cutTo(const std::string& text, std::size_t units) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = lengthAt(text, at);
    const std::size_t needed = length == 4 ? 2 : 1;
    if (needed > units) break;
    units -= needed;
    at += length;
  }
  return text.substr(0, at);
}

bool isForbidden(char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n'; }

std::string withoutControls(std::string text) {
  std::erase_if(text, isForbidden);
  return text;
}

std::string allowedName(const std::string& wanted) {
  std::string name = withoutControls(wanted);
  std::ranges::replace_if(
      name, [](char c) { return std::string_view("[]:*?/\\'\t\n").find(c) != std::string_view::npos; }, ' ');
  name = cutTo(name, longestName);
  name.erase(name.find_last_not_of(' ') + 1);
  name.erase(0, name.find_first_not_of(' '));
  return name.empty() ? "Sheet" : name;
}

std::string lowered(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

std::string inQuotes(const std::string& sheet) { return "'" + sheet + "'"; }

}  // namespace

std::string cellName(std::uint32_t row, std::uint16_t column, bool isAbsolute) {
  std::string letters;
  for (unsigned rest = column + 1u; rest > 0; rest = (rest - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
  const std::string sign = isAbsolute ? "$" : "";
  return sign + letters + sign + std::to_string(row + 1);
}

Workbook::Workbook(const std::filesystem::path& file, const Properties& properties)
    : m_workbook(workbook_new(file.string().c_str())) {
  if (!m_workbook) throw std::system_error(std::make_error_code(std::errc::not_enough_memory));
  lxw_doc_properties written{};
  std::string title = properties.title;
  std::string creator = properties.creator;
  written.title = title.data();
  written.author = creator.data();
  written.created = properties.created;
  workbook_set_properties(m_workbook, &written);
}

// Closing is the only way to free it.
Workbook::~Workbook() {
  if (m_workbook) workbook_close(m_workbook);
}

void Workbook::close() {
  const lxw_error error = workbook_close(m_workbook);
  m_workbook = nullptr;
  if (error != LXW_NO_ERROR)
    throw std::system_error(std::make_error_code(std::errc::io_error), lxw_strerror(error));
}

Workbook::Sheet Workbook::addSheet(const std::string& wantedName) {
  std::string name = allowedName(wantedName);
  for (int number = 2; m_names.contains(lowered(name)); ++number) {
    const std::string ending = " " + std::to_string(number);
    name = cutTo(allowedName(wantedName), longestName - ending.size()) + ending;
  }
  m_names.insert(lowered(name));
  return {*this, workbook_add_worksheet(m_workbook, name.c_str()), name};
}

lxw_format* Workbook::format(CellStyle style) {
  lxw_format*& made = m_formats[style];
  if (made) return made;
  made = workbook_add_format(m_workbook);
  format_set_align(made, LXW_ALIGN_VERTICAL_TOP);
  const bool isInput = style == CellStyle::Input || style == CellStyle::InputPercent;
  if (isInput) {
    format_set_font_color(made, 0x1F4E9E);
    format_set_bg_color(made, 0xFFF7DB);
  }
  switch (style) {
    case CellStyle::Title:
      format_set_font_size(made, 14);
      [[fallthrough]];
    case CellStyle::Bold:
      format_set_bold(made);
      break;
    case CellStyle::Head:
      format_set_bold(made);
      format_set_text_wrap(made);
      format_set_bottom(made, LXW_BORDER_THIN);
      break;
    case CellStyle::Note:
      format_set_font_color(made, 0x666666);
      break;
    case CellStyle::Wrapped:
      format_set_text_wrap(made);
      break;
    case CellStyle::MoneyBold:
      format_set_bold(made);
      [[fallthrough]];
    case CellStyle::Money:
      format_set_num_format(made, moneyFormat);
      break;
    case CellStyle::Price:
      format_set_num_format(made, "#,##0.0000");
      break;
    case CellStyle::InputPercent:
    case CellStyle::Percent:
      format_set_num_format(made, "0.00%");
      break;
    case CellStyle::Plain:
    case CellStyle::Number:
    case CellStyle::Input:
      break;
  }
  return made;
}

void Workbook::Sheet::text(std::uint32_t row, std::uint16_t column, const std::string& text,
                           CellStyle style) {
  if (text.empty()) return;
  const std::string allowed = cutTo(withoutControls(text), longestText);
  worksheet_write_string(m_sheet, row, column, allowed.c_str(), m_workbook->format(style));
}

void Workbook::Sheet::number(std::uint32_t row, std::uint16_t column, double value, CellStyle style) {
  if (std::isfinite(value)) worksheet_write_number(m_sheet, row, column, value, m_workbook->format(style));
}

void Workbook::Sheet::formula(std::uint32_t row, std::uint16_t column, const std::string& formula,
                              double value, CellStyle style) {
  worksheet_write_formula_num(m_sheet, row, column, formula.c_str(), m_workbook->format(style), value);
}

void Workbook::Sheet::width(std::uint16_t first, std::uint16_t last, double characters) {
  worksheet_set_column(m_sheet, first, last, characters, nullptr);
}

void Workbook::Sheet::freeze(std::uint32_t rows, std::uint16_t columns) {
  worksheet_freeze_panes(m_sheet, rows, columns);
}

void Workbook::Sheet::lineChart(const std::string& title, std::uint32_t firstRow, std::uint32_t lastRow,
                                std::uint16_t lines) {
  lxw_chart* chart = workbook_add_chart(m_workbook->m_workbook, LXW_CHART_SCATTER_STRAIGHT);
  const std::string sheet = inQuotes(m_name) + "!";
  const auto range = [&](std::uint16_t column) {
    return "=" + sheet + cellName(firstRow, column, true) + ":" + cellName(lastRow, column, true);
  };
  for (std::uint16_t line = 1; line <= lines; ++line) {
    lxw_chart_series* series = chart_add_series(chart, range(0).c_str(), range(line).c_str());
    chart_series_set_name(series, ("=" + sheet + cellName(firstRow - 1, line, true)).c_str());
  }
  chart_title_set_name(chart, cutTo(title, 255).c_str());
  worksheet_insert_chart(m_sheet, firstRow, static_cast<std::uint16_t>(lines + 2), chart);
}

std::string Workbook::Sheet::reference(std::uint32_t row, std::uint16_t column) const {
  return inQuotes(m_name) + "!" + cellName(row, column, true);
}

}  // namespace rackorrent

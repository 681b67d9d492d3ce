// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/xlsx_export.h"

#include "core/project/project_error.h"
#include "core/report/cell_text.h"
#include "core/report/chart_table.h"
#include "core/report/cost_sheets.h"
#include "core/report/unit_names.h"
#include "core/report/workbook.h"
#include "core/report/written_files.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <random>
#include <system_error>

namespace rackorrent {

namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t headRow = 2;

CellStyle styleOf(Unit unit, bool isTotal) {
  switch (unit) {
    case Unit::Money:
    case Unit::MoneyPerYear:
    case Unit::MoneyPerMonth:
      return isTotal ? CellStyle::MoneyBold : CellStyle::Money;
    case Unit::MoneyPerGpuHour:
      return CellStyle::Price;
    case Unit::Share:
    case Unit::RatePerYear:
      return CellStyle::Percent;
    default:
      return CellStyle::Number;
  }
}

// "flip_points" -> "Flip points": the name of a sheet where the title is too long for one.
std::string nameFromKey(std::string key) {
  for (char& c : key)
    if (c == '_') c = ' ';
  if (!key.empty() && key.front() >= 'a' && key.front() <= 'z')
    key.front() = static_cast<char>(key.front() - 'a' + 'A');
  return key;
}

// Characters as a sheet counts them, but for the rare ones that count twice.
std::size_t lengthOf(const std::string& utf8) {
  return static_cast<std::size_t>(std::count_if(
      utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

class TableSheet {
 public:
  TableSheet(Workbook& workbook, const Table& table, const std::string& currency, const Wording& wording)
      : m_table(table), m_currency(currency), m_wording(wording), m_sheet(workbook.addSheet(sheetName())) {}

  void write() {
    m_sheet.text(0, 0, wordsOf(m_table.title, m_wording), CellStyle::Title);
    writeHeads();
    std::uint32_t row = headRow;
    for (const auto& cells : m_table.rows) writeRow(++row, cells);
    for (const Text& footnote : m_table.footnotes)
      m_sheet.text(++row + 1, 0, wordsOf(footnote, m_wording), CellStyle::Note);
    m_sheet.freeze(headRow + 1, 0);
  }

  Workbook::Sheet& sheet() { return m_sheet; }

 private:
  std::string sheetName() const {
    constexpr std::size_t longest = 31;
    const std::string title = wordsOf(m_table.title, m_wording);
    return title.empty() || lengthOf(title) > longest ? nameFromKey(m_table.name) : title;
  }

  void writeHeads() {
    std::uint16_t at = 0;
    for (const Column& column : m_table.columns) {
      const std::string unit = m_wording.text(unitName(column.unit, m_currency));
      const std::string heading = wordsOf(column.heading, m_wording);
      const bool isShare = column.unit == Unit::Share || column.unit == Unit::RatePerYear;
      writeHead(at, unit.empty() || isShare ? heading : heading + " (" + unit + ")",
                column.isNumeric ? 18 : 28);
      if (column.noteHeading) writeHead(at, wordsOf(*column.noteHeading, m_wording), 40);
      if (column.markHeading) writeHead(at, wordsOf(*column.markHeading, m_wording), 12);
    }
  }

  void writeHead(std::uint16_t& at, const std::string& text, double width) {
    m_sheet.text(headRow, at, text, CellStyle::Head);
    m_sheet.width(at, at, width);
    ++at;
  }

  void writeRow(std::uint32_t row, const std::vector<Cell>& cells) {
    const bool isTotal = m_table.lastRowIsTotal && &cells == &m_table.rows.back();
    std::uint16_t at = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Column& column = m_table.columns[i];
      writeValue(row, at++, cells[i].value, isTotal);
      if (column.noteHeading) {
        if (cells[i].note) m_sheet.text(row, at, wordsOf(*cells[i].note, m_wording), CellStyle::Wrapped);
        ++at;
      }
      if (column.markHeading) m_sheet.text(row, at++, markWords(cells[i].mark));
    }
  }

  std::string markWords(Mark mark) const {
    if (mark == Mark::None) return {};
    return m_wording.text(mark == Mark::Best ? Phrase{CORE_TEXT("best")} : Phrase{CORE_TEXT("worst")});
  }

  void writeValue(std::uint32_t row, std::uint16_t at, const CellValue& value, bool isTotal) {
    if (const auto* text = std::get_if<Text>(&value))
      m_sheet.text(row, at, wordsOf(*text, m_wording), isTotal ? CellStyle::Bold : CellStyle::Wrapped);
    if (const auto* amount = std::get_if<Money>(&value))
      m_sheet.number(row, at, toDouble(*amount), styleOf(Unit::Money, isTotal));
    if (const auto* quantity = std::get_if<Quantity>(&value))
      m_sheet.number(row, at, quantity->value, styleOf(quantity->unit, isTotal));
  }

  const Table& m_table;
  const std::string& m_currency;
  const Wording& m_wording;
  Workbook::Sheet m_sheet;
};

// The first section as lines of text, for those who open only the spreadsheet.
class SummarySheet {
 public:
  SummarySheet(Workbook& workbook, const Section& section, const Wording& wording)
      : m_wording(wording), m_sheet(workbook.addSheet(wordsOf(section.title, wording))) {
    m_sheet.width(0, 0, 100);
    for (const Block& block : section.blocks) std::visit([this](const auto& part) { write(part); }, block);
  }

 private:
  void line(const std::string& text, CellStyle style) { m_sheet.text(m_row++, 0, text, style); }
  void write(const Paragraph& paragraph) {
    const bool isAnswer = paragraph.role == Paragraph::Role::Answer;
    line(wordsOf(paragraph.text, m_wording), isAnswer ? CellStyle::Title : CellStyle::Wrapped);
  }
  void write(const KeyFigures& figures) {
    ++m_row;
    for (const KeyFigure& figure : figures)
      line(wordsOf(figure.caption, m_wording) + ": " + shownText(figure.value, m_wording), CellStyle::Plain);
  }
  void write(const List& list) {
    ++m_row;
    if (!isEmpty(list.title)) line(wordsOf(list.title, m_wording), CellStyle::Bold);
    for (const ListItem& item : list.items) line(wordsOf(item.text, m_wording), CellStyle::Wrapped);
  }
  void write(const Table&) {}  // has a sheet of its own
  void write(const Chart&) {}

  const Wording& m_wording;
  Workbook::Sheet m_sheet;
  std::uint32_t m_row = 0;
};

void addTables(Workbook& workbook, const ReportDocument& document, const Wording& wording) {
  const auto add = [&](const Table& table, const Chart* chart) {
    TableSheet sheet(workbook, table, document.currency, wording);
    sheet.write();
    if (chart)
      sheet.sheet().lineChart(wordsOf(chart->title, wording), headRow + 1,
                              headRow + static_cast<std::uint32_t>(chart->positions.size()),
                              static_cast<std::uint16_t>(chart->lines.size()));
  };
  for (const Section& section : document.sections)
    for (const Block& block : section.blocks) {
      if (const auto* table = std::get_if<Table>(&block)) add(*table, nullptr);
      if (const auto* chart = std::get_if<Chart>(&block)) add(tableOf(*chart), chart);
    }
}

// The library writes to a file only: to one aside, whose bytes then go the way of all exports.
class TemporaryFile {
 public:
  TemporaryFile() {
    std::random_device random;
    m_path = fs::temp_directory_path() /
             ("rackorrent-" + std::to_string(random()) + std::to_string(random()) + ".xlsx");
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    std::error_code ignored;
    fs::remove(m_path, ignored);
  }
  const fs::path& path() const { return m_path; }
  std::string content() const {
    std::ifstream stream(m_path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream || bytes.empty()) throw std::system_error(std::make_error_code(std::errc::io_error));
    return bytes;
  }

 private:
  fs::path m_path;
};

void exportWorkbook(const fs::path& file, const ReportDocument& document, const Wording& wording,
                    std::time_t created, const std::function<void(Workbook&)>& addMore) {
  try {
    const TemporaryFile aside;
    Workbook workbook(aside.path(),
                      {wordsOf(document.title, wording), "RackOrRent " + document.programVersion, created});
    if (const Section* summary = findSection(document, "summary")) SummarySheet(workbook, *summary, wording);
    addTables(workbook, document, wording);
    addMore(workbook);
    workbook.close();
    writeWhole(file, aside.content());
  } catch (const std::system_error& error) {
    throw unwritableFile(file, error.code().message());
  }
}

}  // namespace

void exportXlsx(const fs::path& file, const ReportDocument& document, const Evaluation& evaluation,
                const Assessment& assessment, const Wording& wording, std::time_t created) {
  exportWorkbook(file, document, wording, created,
                 [&](Workbook& workbook) { addCostSheets(workbook, evaluation, assessment, wording); });
}

void exportXlsx(const fs::path& file, const ReportDocument& document, const Wording& wording,
                std::time_t created) {
  exportWorkbook(file, document, wording, created, [](Workbook&) {});
}

}  // namespace rackorrent

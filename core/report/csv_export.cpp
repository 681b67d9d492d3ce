// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_export.h"

#include "core/report/cell_text.h"
#include "core/report/chart_table.h"
#include "core/report/unit_names.h"
#include "core/report/written_files.h"

namespace rackorrent {

namespace {

struct CsvWriter {
  const std::string& currency;
  const Wording& wording;
  const CsvDialect& dialect;

  std::string text(const Text& words) const { return csvText(wordsOf(words, wording), dialect); }

  std::string heading(const Text& words, Unit unit) const {
    const std::string unitWords = wording.text(unitName(unit, currency));
    const std::string name = wordsOf(words, wording);
    return csvText(unitWords.empty() ? name : name + " (" + unitWords + ")", dialect);
  }

  std::string cell(const CellValue& value) const {
    if (const auto figure = plainFigure(value)) return csvNumber(*figure, dialect);
    const auto* words = std::get_if<Text>(&value);
    return words ? text(*words) : std::string();
  }

  std::string mark(Mark mark) const {
    if (mark == Mark::None) return {};
    return csvText(wording.text(mark == Mark::Best ? Phrase{CORE_TEXT("best")} : Phrase{CORE_TEXT("worst")}), dialect);
  }

  void addHead(std::vector<std::string>& cells, const Column& column) const {
    cells.push_back(heading(column.heading, column.unit));
    if (column.noteHeading) cells.push_back(text(*column.noteHeading));
    if (column.markHeading) cells.push_back(text(*column.markHeading));
  }

  void addCell(std::vector<std::string>& cells, const Column& column, const Cell& from) const {
    cells.push_back(cell(from.value));
    if (column.noteHeading) cells.push_back(from.note ? text(*from.note) : std::string());
    if (column.markHeading) cells.push_back(mark(from.mark));
  }
};

std::string byteOrderMark(const CsvDialect& dialect) { return dialect.byteOrderMark ? "\xEF\xBB\xBF" : ""; }

}  // namespace

std::string toCsv(const Table& table, const std::string& currency, const Wording& wording, const CsvDialect& dialect) {
  const CsvWriter writer{currency, wording, dialect};
  std::vector<std::string> head;
  for (const Column& column : table.columns) writer.addHead(head, column);
  std::string csv = byteOrderMark(dialect) + csvRow(head, dialect);
  for (const auto& row : table.rows) {
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < row.size(); ++i) writer.addCell(cells, table.columns[i], row[i]);
    csv += csvRow(cells, dialect);
  }
  return csv;
}

std::vector<std::filesystem::path> exportCsv(const std::filesystem::path& folder, const ReportDocument& document,
                                             const Wording& wording, const CsvDialect& dialect) {
  std::vector<NamedContent> files;
  for (const Section& section : document.sections)
    for (const Block& block : section.blocks) {
      const auto* table = std::get_if<Table>(&block);
      const auto* chart = std::get_if<Chart>(&block);
      if (table) files.push_back({table->name + ".csv", toCsv(*table, document.currency, wording, dialect)});
      if (chart) files.push_back({chart->name + ".csv", toCsv(tableOf(*chart), document.currency, wording, dialect)});
    }
  return writeTogether(folder, files);
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/sacct_table.h"

#include "core/base/error.h"
#include "core/importers/import_run.h"
#include "core/importers/time_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace rackorrent {

namespace {

constexpr std::string_view sacctCommand = "sacct -a -X -P -o JobID,State,Start,End,ElapsedRaw,AllocTRES";

ColumnRole sacctRoleOf(std::string_view name) {
  if (name == "jobid") return ColumnRole::Job;
  if (name == "start") return ColumnRole::Start;
  if (name == "end") return ColumnRole::End;
  if (name == "elapsed" || name == "elapsedraw") return ColumnRole::Elapsed;
  if (name == "alloctres") return ColumnRole::Resources;
  if (name == "state") return ColumnRole::State;
  static constexpr std::array freeTexts = {"jobname",       "comment", "admincomment",
                                           "systemcomment", "workdir", "submitline",
                                           "wckey",         "extra",   "container"};
  return std::ranges::find(freeTexts, name) != freeTexts.end() ? ColumnRole::JobName : ColumnRole::None;
}

bool isResourcePart(std::string_view field) {
  static constexpr std::array kinds = {"billing", "cpu",   "mem",      "node", "energy", "vmem",
                                       "pages",   "gres/", "license/", "fs/",  "bb/",    "ic/"};
  const std::size_t equals = field.find('=');
  if (equals == std::string_view::npos || equals == 0 || equals + 1 == field.size()) return false;
  const char first = field[equals + 1];
  return first >= '0' && first <= '9' &&
         std::ranges::any_of(kinds, [&](std::string_view kind) { return field.starts_with(kind); });
}

bool isResources(std::string_view cell) { return isResourcePart(cell.substr(0, cell.find(','))); }

bool isTimeCell(std::string_view cell) {
  return cell == "Unknown" || cell == "None" || readWrittenTime(cell).has_value();
}

std::size_t shareOfRows(const TableHead& head, std::size_t column, const auto& is) {
  return static_cast<std::size_t>(std::ranges::count_if(
      head.rows, [&](const auto& row) { return column < row.size() && is(std::string_view(row[column])); }));
}

// Start and end are the two neighbouring times whose difference is the elapsed column behind them.
bool elapsedFits(const TableHead& head, std::size_t start, std::size_t elapsed) {
  std::size_t fits = 0;
  std::size_t looked = 0;
  for (const auto& row : head.rows) {
    if (row.size() <= elapsed) continue;
    const auto from = readWrittenTime(row[start]);
    const auto to = readWrittenTime(row[start + 1]);
    const auto length = readElapsed(row[elapsed]);
    if (!from || !to || !length) continue;
    ++looked;
    if (to->local - from->local == *length) ++fits;
  }
  return looked > 0 && fits * 10 >= looked * 9;
}

// Without a header the columns are known by what is in them: the last TRES text is what was allocated, behind
// what was asked for.
std::vector<ColumnRole> inferRoles(const TableHead& head) {
  const std::size_t columns = head.names.size();
  std::vector<ColumnRole> roles(columns, ColumnRole::None);
  std::vector<std::size_t> times;
  std::optional<std::size_t> resources;
  for (std::size_t i = 0; i < columns; ++i) {
    if (shareOfRows(head, i, isTimeCell) * 2 > head.rows.size()) times.push_back(i);
    if (shareOfRows(head, i, isResources) * 10 > head.rows.size()) resources = i;
  }
  if (resources) roles[*resources] = ColumnRole::Resources;
  for (const std::size_t start : times)
    for (std::size_t elapsed = start + 2; elapsed < columns; ++elapsed) {
      if (std::ranges::find(times, start + 1) == times.end() || !elapsedFits(head, start, elapsed)) continue;
      roles[start] = ColumnRole::Start;
      roles[start + 1] = ColumnRole::End;
      roles[elapsed] = ColumnRole::Elapsed;
      roles.front() = ColumnRole::Job;
      return roles;
    }
  if (times.size() < 2) return roles;
  roles[times[times.size() - 2]] = ColumnRole::Start;
  roles[times.back()] = ColumnRole::End;
  roles.front() = ColumnRole::Job;
  return roles;
}

// The widths of the columns stand in the line of dashes below the header.
std::vector<std::pair<std::size_t, std::size_t>> spansOf(std::string_view dashes) {
  std::vector<std::pair<std::size_t, std::size_t>> spans;
  for (std::size_t at = 0; at < dashes.size();) {
    const std::size_t start = dashes.find('-', at);
    if (start == std::string_view::npos) break;
    const std::size_t end = std::min(dashes.find(' ', start), dashes.size());
    spans.emplace_back(start, end - start);
    at = end;
  }
  return spans;
}

void splitFixed(const SacctTable& table, std::string_view line, std::vector<std::string_view>& cells) {
  cells.clear();
  for (const auto& [start, width] : table.spans)
    cells.push_back(start < line.size() ? trimmed(line.substr(start, width)) : std::string_view());
}

std::string_view lineAt(std::string_view text, int index) {
  for (; index > 0; --index) text.remove_prefix(std::min(text.size(), text.find('\n') + 1));
  std::string_view line = text.substr(0, text.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool isDashes(std::string_view line) {
  return line.starts_with("---") && line.find_first_not_of("- ") == std::string_view::npos;
}

SacctTable readFixedTable(const FileText& text) {
  SacctTable table;
  table.spans = spansOf(lineAt(text.head(), 1));
  table.head.hasHeader = true;
  std::vector<std::string_view> cells;
  splitFixed(table, lineAt(text.head(), 0), cells);
  for (const std::string_view cell : cells) {
    table.head.names.emplace_back(cell);
    table.head.normalised.push_back(normalisedName(cell));
  }
  std::string_view rest = text.head();
  for (int line = 0; line < 2; ++line) rest.remove_prefix(std::min(rest.size(), rest.find('\n') + 1));
  for (; !rest.empty();
       rest.remove_prefix(std::min(rest.size(), std::min(rest.size() - 1, rest.find('\n')) + 1))) {
    splitFixed(table, lineAt(rest, 0), cells);
    table.head.rows.emplace_back(cells.begin(), cells.end());
  }
  return table;
}

// The separator behind "JobID" in the header, or the one that splits a headless table best.
SacctTable readDelimitedTable(const FileText& text) {
  const std::string_view header = lineAt(text.head(), 0);
  std::optional<TableDialect> dialect;
  for (const char separator : {'|', '\t', ';', ',', '^', '~', '@', '!', '#', ':'})
    if (!dialect && normalisedName(header).find("jobid") != std::string::npos &&
        header.find(separator) != std::string_view::npos)
      dialect = TableDialect{separator, false};
  SacctTable table;
  table.head = readTableHead(text, dialect);
  table.head.dialect.hasQuotes = false;
  return table;
}

void noteFreeText(SacctTable& table) {
  table.firstFreeText = table.roles.size();
  for (std::size_t i = 0; i < table.roles.size(); ++i) {
    if (table.roles[i] != ColumnRole::JobName) continue;
    table.firstFreeText = std::min(table.firstFreeText, i);
    table.lastFreeText = i;
  }
}

void expectColumns(const SacctTable& table, const FileText& text) {
  std::vector<std::string> absent;
  for (const auto& [role, name] : {std::pair{ColumnRole::Start, "Start"},
                                   {ColumnRole::End, "End"},
                                   {ColumnRole::Resources, "AllocTRES"}})
    if (!findRole(table.roles, role)) absent.emplace_back(name);
  if (absent.empty()) return;
  const Message advice{CORE_TEXT("Export it with: %1"), {std::string(sacctCommand)}};
  if (table.isFixedWidth())
    throw invalidLog(
        text,
        {CORE_TEXT("This is the table that sacct prints for people: it cuts values and lacks %1."),
         {listOf(absent)}},
        advice);
  throw invalidLog(text, {CORE_TEXT("The sacct output lacks the columns %1."), {listOf(absent)}}, advice);
}

bool consumesResources(const SacctTable& table, std::size_t column) {
  return table.head.dialect.separator == ',' &&
         (table.roles[column] == ColumnRole::Resources ||
          table.head.normalised[column].find("tres") != std::string::npos);
}

// From the field at `at`, the fields of one column on the way forward; at least one.
std::size_t widthForward(const SacctTable& table, std::size_t column,
                         const std::vector<std::string_view>& fields, std::size_t at) {
  std::size_t end = at + 1;
  if (consumesResources(table, column) && isResourcePart(fields[at]))
    while (end < fields.size() && isResourcePart(fields[end])) ++end;
  return end - at;
}

std::string_view spanning(std::string_view first, std::string_view last) {
  return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
}

// Columns before the free text are counted from the left, those behind it from the right.
bool alignCells(const SacctTable& table, const std::vector<std::string_view>& fields,
                std::vector<std::string_view>& cells) {
  const std::size_t columns = table.roles.size();
  cells.assign(columns, {});
  std::size_t from = 0;
  const std::size_t leftEnd = std::min(table.firstFreeText, columns);
  for (std::size_t column = 0; column < leftEnd; ++column) {
    if (from >= fields.size()) return false;
    const std::size_t width = widthForward(table, column, fields, from);
    cells[column] = spanning(fields[from], fields[from + width - 1]);
    from += width;
  }
  if (!table.hasFreeText()) return from == fields.size();
  std::size_t to = fields.size();
  for (std::size_t column = columns; column-- > table.lastFreeText + 1;) {
    if (to <= from) return false;
    std::size_t start = to - 1;
    if (consumesResources(table, column) && isResourcePart(fields[start]))
      while (start > from && isResourcePart(fields[start - 1])) --start;
    cells[column] = spanning(fields[start], fields[to - 1]);
    to = start;
  }
  const bool isOneText = table.firstFreeText == table.lastFreeText;
  return to > from && (isOneText || to - from == table.lastFreeText - table.firstFreeText + 1);
}

}  // namespace

SacctTable readSacctTable(const FileText& text, const std::vector<ColumnChoice>& choices) {
  SacctTable table = isDashes(lineAt(text.head(), 1)) ? readFixedTable(text) : readDelimitedTable(text);
  std::vector<ColumnRole> roles;
  if (table.head.hasHeader)
    for (const std::string& name : table.head.normalised) roles.push_back(sacctRoleOf(name));
  else
    roles = inferRoles(table.head);
  table.roles = applyChoices(table.head, std::move(roles), choices);
  noteFreeText(table);
  expectColumns(table, text);
  return table;
}

bool splitSacctLine(const SacctTable& table, std::string_view line, std::vector<std::string_view>& cells) {
  if (table.isFixedWidth()) {
    splitFixed(table, line, cells);
    return true;
  }
  thread_local std::vector<std::string_view> fields;
  std::string unused;
  splitRecord(line, table.head.dialect, fields, unused);
  const bool isComma = table.head.dialect.separator == ',';
  if (fields.size() == table.roles.size() && !isComma) {
    cells.swap(fields);
    return true;
  }
  return fields.size() >= table.roles.size() && alignCells(table, fields, cells);
}

std::optional<double> gpusOfResources(std::string_view resources) {
  constexpr std::string_view entry = "gres/gpu";
  std::optional<double> typed;
  for (std::size_t at = resources.find(entry); at != std::string_view::npos; at = resources.find(entry, at)) {
    at += entry.size();
    if (at >= resources.size() || (resources[at] != '=' && resources[at] != ':'))
      continue;  // gres/gpumem, gres/gpuutil
    const bool isPlain = resources[at] == '=';
    const std::size_t value = resources.find('=', at);
    if (value == std::string_view::npos) break;
    double gpus = 0;
    const auto result =
        std::from_chars(resources.data() + value + 1, resources.data() + resources.size(), gpus);
    if (result.ec != std::errc()) continue;
    if (isPlain) return gpus;
    typed = typed.value_or(0) + gpus;
  }
  return typed;
}

}  // namespace rackorrent

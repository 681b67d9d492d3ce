// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/table_head.h"

#include "core/base/error.h"
#include "core/importers/time_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace rackorrent {

namespace {

constexpr std::size_t mostRows = 2000;

// The complete lines of the head; the last one too if the head is the whole file.
std::vector<std::string_view> linesOf(const FileText& text) {
  std::vector<std::string_view> lines;
  std::string_view rest = text.head();
  while (!rest.empty() && lines.size() <= mostRows) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos && !text.isWhole()) break;
    std::string_view line = rest.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return lines;
}

bool isPreamble(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.empty() || text.front() == '#' || text.starts_with("sep=");
}

struct Split {
  char separator = ',';
  double fit = 0;  // share of the lines with the commonest number of fields; 0 if that is one
};

Split trySeparator(const std::vector<std::string_view>& lines, char separator) {
  const TableDialect dialect{separator, true};
  std::map<std::size_t, std::size_t> counts;
  std::vector<std::string_view> fields;
  std::string store;
  std::size_t ofFirst = 0;
  for (const std::string_view line : lines) {
    if (trimmed(line).empty()) continue;
    splitRecord(line, dialect, fields, store);
    if (counts.empty()) ofFirst = fields.size();
    ++counts[fields.size()];
  }
  const auto commonest =
      std::ranges::max_element(counts, {}, &std::pair<const std::size_t, std::size_t>::second);
  if (commonest == counts.end() || commonest->first < 2) return {separator, 0};
  const double share = static_cast<double>(commonest->second) / static_cast<double>(lines.size());
  return {separator, commonest->first == ofFirst ? 1 + share : share};
}

TableDialect guessDialect(const std::vector<std::string_view>& lines) {
  Split best;
  for (const char separator : {'\t', ';', '|', ','})
    if (const Split split = trySeparator(lines, separator); split.fit > best.fit) best = split;
  return {best.separator, true};
}

bool isValue(std::string_view cell) {
  const std::string_view text = trimmed(cell);
  if (text.empty()) return false;
  return readLoggedNumber(text).kind == LoggedNumber::Kind::Number ||
         readWrittenTime(text, DateOrder::DayMonthYear) || readWrittenTime(text, DateOrder::MonthDayYear);
}

std::vector<std::string> textsOf(const std::vector<std::string_view>& fields) {
  std::vector<std::string> texts;
  texts.reserve(fields.size());
  for (const std::string_view field : fields) texts.emplace_back(trimmed(field));
  return texts;
}

void nameColumns(TableHead& head) {
  if (head.rows.empty()) return;
  head.hasHeader = std::ranges::none_of(head.rows.front(), isValue);
  if (head.hasHeader) {
    head.names = head.rows.front();
    head.rows.erase(head.rows.begin());
  } else {
    for (std::size_t i = 1; i <= head.rows.front().size(); ++i) head.names.push_back(std::to_string(i));
  }
  for (const std::string& name : head.names) head.normalised.push_back(normalisedName(name));
}

std::optional<std::size_t> findColumn(const TableHead& head, const std::string& wanted) {
  const auto exact = std::ranges::find(head.names, wanted);
  if (exact != head.names.end()) return static_cast<std::size_t>(exact - head.names.begin());
  const auto alike = std::ranges::find(head.normalised, normalisedName(wanted));
  if (alike != head.normalised.end()) return static_cast<std::size_t>(alike - head.normalised.begin());
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
  const bool isNumber = error == std::errc() && end == wanted.data() + wanted.size();
  if (!isNumber || number < 1 || number > head.names.size()) return std::nullopt;
  return number - 1;
}

}  // namespace

std::vector<std::string_view> TableHead::column(std::size_t index) const {
  std::vector<std::string_view> cells;
  for (const auto& row : rows)
    if (index < row.size() && !isMissing(row[index])) cells.emplace_back(row[index]);
  return cells;
}

TableHead readTableHead(const FileText& text, std::optional<TableDialect> dialect) {
  std::vector<std::string_view> lines = linesOf(text);
  TableHead head;
  while (!lines.empty() && isPreamble(lines.front())) {
    lines.erase(lines.begin());
    ++head.firstLine;
  }
  head.dialect = dialect ? *dialect : guessDialect(lines);
  std::vector<std::string_view> fields;
  std::string store;
  for (const std::string_view line : lines) {
    if (trimmed(line).empty()) continue;
    splitRecord(line, head.dialect, fields, store);
    head.rows.push_back(textsOf(fields));
  }
  nameColumns(head);
  std::vector<std::string_view> cells;
  for (const auto& row : head.rows) cells.insert(cells.end(), row.begin(), row.end());
  head.numbers = guessNumberStyle(cells, head.dialect.separator);
  return head;
}

std::vector<ColumnRole> applyChoices(const TableHead& head, std::vector<ColumnRole> roles,
                                     const std::vector<ColumnChoice>& choices) {
  for (const ColumnChoice& choice : choices) {
    const auto role = columnRoleFromKey(choice.role);
    if (!role)
      throw Error(ErrorCode::InvalidInput, {},
                  {CORE_TEXT("There is no role \"%1\" for a column."), {choice.role}},
                  {CORE_TEXT("Roles: time, start, end, submit, duration, elapsed, gpus, gpu-milli, "
                             "gpu-percent, gpus-per-node, nodes, "
                             "instances, job, name, state, tres, series, utilization, memory, ignore."),
                   {}});
    const auto column = findColumn(head, choice.column);
    if (!column)
      throw Error(ErrorCode::InvalidInput, {}, {CORE_TEXT("The file has no column \"%1\"."), {choice.column}},
                  {CORE_TEXT("It has: %1."), {listOf(head.names)}});
    if (*role != ColumnRole::None) std::ranges::replace(roles, *role, ColumnRole::None);
    roles[*column] = *role;
  }
  return roles;
}

std::optional<std::size_t> findRole(const std::vector<ColumnRole>& roles, ColumnRole role) {
  const auto found = std::ranges::find(roles, role);
  if (found == roles.end()) return std::nullopt;
  return static_cast<std::size_t>(found - roles.begin());
}

std::string listOf(const std::vector<std::string>& names) {
  constexpr std::size_t most = 24;
  std::string list;
  for (std::size_t i = 0; i < names.size() && i < most; ++i) list += (i > 0 ? ", " : "") + names[i];
  return names.size() > most ? list + " ..." : list;
}

}  // namespace rackorrent

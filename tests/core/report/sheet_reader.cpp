// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/report/sheet_reader.h"

#include "tests/support/expression_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>

namespace rackorrent::test {

namespace {

std::string outputOf(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), &::pclose);
  std::string output;
  std::array<char, 1 << 16> buffer{};
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe.get()))
    output.append(buffer.data(), read);
  return output;
}

std::string part(const std::filesystem::path& file, const std::string& name) {
  return outputOf("unzip -p '" + file.string() + "' '" + name + "' 2>/dev/null");
}

std::string unescaped(std::string text) {
  for (const auto& [from, to] :
       {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}}) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + 1))
      text.replace(at, std::char_traits<char>::length(from), to);
  }
  return text;
}

// What stands between two marks from a place on, which moves behind it.
std::string between(const std::string& text, const std::string& before, const std::string& after,
                    std::size_t& at) {
  const auto from = text.find(before, at);
  if (from == std::string::npos) return {};
  const auto to = text.find(after, from + before.size());
  at = to;
  return text.substr(from + before.size(), to - from - before.size());
}

std::string within(const std::string& text, const std::string& before, const std::string& after) {
  std::size_t at = 0;
  return between(text, before, after, at);
}

int rowOf(const std::string& cell) { return std::stoi(cell.substr(cell.find_first_of("0123456789"))); }

SheetReader::Sheet sheetOf(const std::string& xml) {
  SheetReader::Sheet cells;
  for (std::size_t at = xml.find("<c r=\""); at != std::string::npos; at = xml.find("<c r=\"", at + 1)) {
    const auto headEnd = xml.find('>', at);
    const std::string head = xml.substr(at, headEnd - at);
    if (head.back() == '/') continue;
    const std::string body = xml.substr(headEnd + 1, xml.find("</c>", headEnd) - headEnd - 1);
    cells[within(head, "r=\"", "\"")] = {unescaped(within(body, "<f>", "</f>")), within(body, "<v>", "</v>"),
                                         head.find("t=\"s\"") != std::string::npos};
  }
  return cells;
}

}  // namespace

class FormulaReader : public ExpressionReader {
 public:
  FormulaReader(SheetReader& book, std::string sheet, const std::string& formula)
      : ExpressionReader(formula), m_book(book), m_sheet(std::move(sheet)) {}

 protected:
  // As spreadsheets do: from left to right, and a sign binds more than an exponent.
  double power() override {
    double value = operand();
    while (take('^')) value = std::pow(value, operand());
    return value;
  }

 private:
  double operand() {
    if (take('-')) return -operand();
    if (take('(')) return sumInBrackets();
    if (m_text[m_at] >= '0' && m_text[m_at] <= '9') return number();
    return nameOrFunction();
  }

  std::string word() {
    std::string word;
    while (m_at < m_text.size() &&
           (std::isalnum(static_cast<unsigned char>(m_text[m_at])) || m_text[m_at] == '$')) {
      if (m_text[m_at] != '$') word += m_text[m_at];
      ++m_at;
    }
    return word;
  }

  double nameOrFunction() {
    std::string sheet = m_sheet;
    if (take('\'')) {
      const auto end = m_text.find('\'', m_at);
      sheet = m_text.substr(m_at, end - m_at);
      m_at = end + 2;  // behind '!
    }
    const std::string name = word();
    if (take('(')) return function(name);
    return m_book.computed(sheet, name);
  }

  // A range holds the cells of one row or column.
  void argument(std::vector<double>& values) {
    const auto start = m_at;
    const std::string first = word();
    if (!first.empty() && take(':')) {
      const std::string last = word();
      for (const std::string& cell : cellsOf(first, last)) values.push_back(m_book.computed(m_sheet, cell));
      return;
    }
    m_at = start;
    values.push_back(sum());
  }

  double function(const std::string& name) {
    std::vector<double> values;
    do argument(values);
    while (take(','));
    if (!take(')')) fail();
    if (name == "SUM") {
      double sum = 0;
      for (const double value : values) sum += value;
      return sum;
    }
    if (name == "MIN") return *std::ranges::min_element(values);
    if (name == "MAX") return *std::ranges::max_element(values);
    const double scale = std::pow(10.0, values.at(1));
    if (name == "ROUNDUP") return std::ceil(values[0] * scale) / scale;
    if (name == "ROUND") return std::round(inFifteenDigits(values[0]) * scale * (1 + 1e-15)) / scale;
    throw std::runtime_error("unknown function " + name);
  }

  // As spreadsheets do: 2.675 is rounded as people write it, not as it is stored.
  static double inFifteenDigits(double value) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.15g", value);
    return std::strtod(text.data(), nullptr);
  }

  static std::pair<int, int> position(const std::string& cell) {
    int column = 0;
    std::size_t at = 0;
    for (; cell[at] >= 'A'; ++at) column = column * 26 + (cell[at] - 'A' + 1);
    return {column, std::stoi(cell.substr(at))};
  }

  static std::string nameOf(int column, int row) {
    std::string letters;
    for (; column > 0; column = (column - 1) / 26)
      letters.insert(letters.begin(), static_cast<char>('A' + (column - 1) % 26));
    return letters + std::to_string(row);
  }

  static std::vector<std::string> cellsOf(const std::string& first, const std::string& last) {
    std::vector<std::string> cells;
    const auto [left, top] = position(first);
    const auto [right, bottom] = position(last);
    for (int row = top; row <= bottom; ++row)
      for (int column = left; column <= right; ++column) cells.push_back(nameOf(column, row));
    return cells;
  }

  SheetReader& m_book;
  std::string m_sheet;
};

bool SheetReader::isPossible() { return !outputOf("command -v unzip").empty(); }

SheetReader::SheetReader(const std::filesystem::path& file) {
  const std::string book = part(file, "xl/workbook.xml");
  std::size_t at = 0;
  for (std::string name = between(book, "<sheet name=\"", "\"", at); !name.empty();
       name = between(book, "<sheet name=\"", "\"", at))
    m_names.push_back(unescaped(name));
  const std::string texts = part(file, "xl/sharedStrings.xml");
  for (at = texts.find("<si>"); at != std::string::npos; at = texts.find("<si>", at + 1)) {
    const std::string item = texts.substr(at, texts.find("</si>", at) - at);
    const auto open = item.find('>', item.find("<t")) + 1;
    m_texts.push_back(unescaped(item.substr(open, item.find("</t>") - open)));
  }
  for (std::size_t i = 0; i < m_names.size(); ++i)
    m_sheets[m_names[i]] = sheetOf(part(file, "xl/worksheets/sheet" + std::to_string(i + 1) + ".xml"));
}

std::string SheetReader::text(const std::string& sheet, const std::string& cell) const {
  const Cell& found = m_sheets.at(sheet).at(cell);
  return found.isText ? m_texts.at(std::stoul(found.value)) : std::string();
}

std::string SheetReader::find(const std::string& sheet, const std::string& text) const {
  std::string first;
  for (const auto& [name, cell] : m_sheets.at(sheet)) {
    if (!cell.isText || m_texts.at(std::stoul(cell.value)) != text) continue;
    if (first.empty() || rowOf(name) < rowOf(first)) first = name;
  }
  return first;
}

double SheetReader::stored(const std::string& sheet, const std::string& cell) const {
  return std::stod(m_sheets.at(sheet).at(cell).value);
}

double SheetReader::computed(const std::string& sheet, const std::string& cell) {
  const std::string key = sheet + "!" + cell;
  if (const auto known = m_computed.find(key); known != m_computed.end()) return known->second;
  const Sheet& cells = m_sheets.at(sheet);
  const auto found = cells.find(cell);
  double value = 0;  // an empty cell counts as none
  if (found != cells.end())
    value = found->second.formula.empty() ? std::stod(found->second.value)
                                          : FormulaReader(*this, sheet, found->second.formula).read();
  return m_computed[key] = value;
}

}  // namespace rackorrent::test

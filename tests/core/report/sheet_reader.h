// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace rackorrent::test {

// A reader of spreadsheets written for the tests: unzip opens them, and the formulas of the cost sheets
// (sums, products, powers, SUM, ROUND, ROUNDUP, MIN, MAX) are computed anew from the cells they refer to,
// whatever values are stored.
class SheetReader {
 public:
  struct Cell {
    std::string formula;  // empty: a value
    std::string value;    // as stored; of a text its number in the table of texts
    bool isText = false;
  };
  using Sheet = std::map<std::string, Cell>;  // by name: "B5"

  static bool isPossible();  // unzip is installed
  explicit SheetReader(const std::filesystem::path& file);

  const std::vector<std::string>& names() const { return m_names; }
  Sheet& sheet(const std::string& name) { return m_sheets.at(name); }
  std::string text(const std::string& sheet, const std::string& cell) const;
  // Where this text stands in the uppermost row of the sheet, "" where it does not.
  std::string find(const std::string& sheet, const std::string& text) const;
  double stored(const std::string& sheet, const std::string& cell) const;
  double computed(const std::string& sheet, const std::string& cell);
  // After a cell has been changed.
  void forget() { m_computed.clear(); }

 private:
  friend class FormulaReader;
  std::vector<std::string> m_names;
  std::vector<std::string> m_texts;
  std::map<std::string, Sheet> m_sheets;
  std::map<std::string, double> m_computed;
};

}  // namespace rackorrent::test

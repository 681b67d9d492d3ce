// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>

struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;

namespace rackorrent {

enum class CellStyle {
  Plain,
  Title,
  Head,
  Bold,
  Note,
  Wrapped,
  Money,
  MoneyBold,
  Price,
  Percent,
  Number,
  Input,
  InputPercent
};

// A spreadsheet in the making: typed cells that a spreadsheet takes as they are. Rows and columns count from
// 0.
class Workbook {
 public:
  struct Properties {
    std::string title;
    std::string creator;
    std::time_t created = 0;
  };

  Workbook(const std::filesystem::path& file, const Properties& properties);
  Workbook(const Workbook&) = delete;
  Workbook& operator=(const Workbook&) = delete;
  ~Workbook();

  class Sheet {
   public:
    // As text, whatever it looks like: "=1+1" stays four characters. Control characters are left out, and
    // what is longer than a cell holds (32,767 UTF-16 units) is cut.
    void text(std::uint32_t row, std::uint16_t column, const std::string& text,
              CellStyle style = CellStyle::Plain);
    // Nothing for what is no finite number.
    void number(std::uint32_t row, std::uint16_t column, double value, CellStyle style = CellStyle::Number);
    // With the value that programs show which do not compute.
    void formula(std::uint32_t row, std::uint16_t column, const std::string& formula, double value,
                 CellStyle style);
    void width(std::uint16_t first, std::uint16_t last, double characters);
    void freeze(std::uint32_t rows, std::uint16_t columns);
    // Lines over the positions in one column; the values stand in the columns behind it.
    void lineChart(const std::string& title, std::uint32_t firstRow, std::uint32_t lastRow,
                   std::uint16_t lines);

    const std::string& name() const { return m_name; }
    // "'Name'!$B$5"
    std::string reference(std::uint32_t row, std::uint16_t column) const;

   private:
    friend class Workbook;
    Sheet(Workbook& workbook, lxw_worksheet* sheet, std::string name)
        : m_workbook(&workbook), m_sheet(sheet), m_name(std::move(name)) {}
    Workbook* m_workbook;
    lxw_worksheet* m_sheet;
    std::string m_name;
  };

  // The name is made to fit: at most 31 UTF-16 units, without []:*?/\, and unlike every other.
  Sheet addSheet(const std::string& wantedName);
  // Writes the file. Throws std::system_error.
  void close();

 private:
  lxw_format* format(CellStyle style);

  lxw_workbook* m_workbook = nullptr;
  std::map<CellStyle, lxw_format*> m_formats;
  std::set<std::string> m_names;  // in lower case
};

// "B5" or "$B$5".
std::string cellName(std::uint32_t row, std::uint16_t column, bool isAbsolute = false);

}  // namespace rackorrent

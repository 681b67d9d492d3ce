// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace rackorrent {
namespace {

// A reader of RFC 4180 as its grammar states it, to read back what was written.
std::vector<std::vector<std::string>> readBack(const std::string& text, char separator) {
  std::vector<std::vector<std::string>> rows;
  std::vector<std::string> row;
  std::string cell;
  bool isQuoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isQuoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"')
      cell.push_back(text[++i]);
    else if (c == '"')
      isQuoted = !isQuoted;
    else if (isQuoted)
      cell.push_back(c);
    else if (c == separator)
      row.push_back(std::exchange(cell, {}));
    else if (c == '\n') {
      row.push_back(std::exchange(cell, {}));
      rows.push_back(std::exchange(row, {}));
    } else if (c != '\r')
      cell.push_back(c);
  }
  return rows;
}

TEST(CsvTest, textThatASpreadsheetWouldRunIsGuarded) {
  // OWASP "CSV Injection": = + - @, tab, carriage return, line feed and the full-width forms of the signs.
  for (const std::string text :
       {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠x"}) {
    const auto rows = readBack(csvRow({csvText(text, {})}, {}), ',');
    ASSERT_EQ(rows.size(), 1u) << text;
    EXPECT_EQ(rows[0][0], "'" + text);
  }
}

TEST(CsvTest, harmlessTextIsLeftAlone) {
  for (const std::string text : {"", "GPU", "a=b", "1-2", "项目", "“quote”", "'", "％"})
    EXPECT_EQ(csvText(text, {}), text);
}

TEST(CsvTest, separatorsQuotesAndLineBreaksAreQuoted) {
  EXPECT_EQ(csvText("a,b", {}), "\"a,b\"");
  EXPECT_EQ(csvText("say \"no\"", {}), "\"say \"\"no\"\"\"");
  EXPECT_EQ(csvText("two\nlines", {}), "\"two\nlines\"");
  EXPECT_EQ(csvText("a,b", {.separator = ';', .decimalMark = ',', .byteOrderMark = false}), "a,b");
  EXPECT_EQ(csvText("a;b", {.separator = ';', .decimalMark = ',', .byteOrderMark = false}), "\"a;b\"");
}

TEST(CsvTest, numbersStayNumbers) {
  EXPECT_EQ(csvNumber("-12.5", {}), "-12.5");
  const CsvDialect german{.separator = ';', .decimalMark = ',', .byteOrderMark = true};
  EXPECT_EQ(csvNumber("-12.5", german), "-12,5");
  EXPECT_EQ(csvNumber("800000000", german), "800000000");
}

TEST(CsvTest, aNumberNeverSplitsIntoTwoCells) {
  const CsvDialect clashing{.separator = ',', .decimalMark = ',', .byteOrderMark = false};
  const auto rows = readBack(csvRow({csvNumber("1.5", clashing), csvNumber("2", clashing)}, clashing), ',');
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0], (std::vector<std::string>{"1,5", "2"}));
}

TEST(CsvTest, randomTablesReadBackAsTheyWere) {
  std::mt19937 random(4);
  const std::string alphabet = "ab \",;\n'1.é";
  std::uniform_int_distribution<std::size_t> pick(0, alphabet.size() - 1);
  std::uniform_int_distribution<int> length(0, 12);
  for (const char separator : {',', ';', '\t'}) {
    const CsvDialect dialect{.separator = separator, .decimalMark = '.', .byteOrderMark = false};
    for (int i = 0; i < 2'000; ++i) {
      std::vector<std::string> cells(4, "x");
      for (std::string& cell : cells)
        for (int n = length(random); n > 0; --n) cell.push_back(alphabet[pick(random)]);
      std::vector<std::string> written;
      for (const std::string& cell : cells) written.push_back(csvText(cell, dialect));
      const auto rows = readBack(csvRow(written, dialect), separator);
      ASSERT_EQ(rows.size(), 1u);
      ASSERT_EQ(rows[0], cells);
    }
  }
}

}  // namespace
}  // namespace rackorrent

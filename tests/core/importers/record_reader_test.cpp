// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/record_reader.h"

#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <iconv.h>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows read(std::string_view bytes, const TableDialect& dialect = {}, Encoding* encoding = nullptr) {
  const TemporaryFolder folder;
  writeContent(folder.path() / "table", bytes);
  FileText text(folder.path() / "table");
  if (encoding) *encoding = text.encoding();
  RecordReader records(text, dialect);
  Rows rows;
  while (records.next()) rows.emplace_back(records.fields().begin(), records.fields().end());
  return rows;
}

std::string inEncoding(std::string_view utf8, const char* name) {
  const ::iconv_t descriptor = ::iconv_open(name, "UTF-8");
  std::string from(utf8);
  std::string to(from.size() * 4 + 8, '\0');
  char* in = from.data();
  char* out = to.data();
  std::size_t left = from.size();
  std::size_t room = to.size();
  ::iconv(descriptor, &in, &left, &out, &room);
  ::iconv_close(descriptor);
  to.resize(to.size() - room);
  return to;
}

}  // namespace

TEST(RecordReader, splitsPlainAndQuotedFields) {
  EXPECT_EQ(read("a,b,c\n1,,3"), (Rows{{"a", "b", "c"}, {"1", "", "3"}}));
  EXPECT_EQ(read("\"a,1\",\"say \"\"hi\"\"\",\"\"\r\nx, \"y\" ,z\r\n"),
            (Rows{{"a,1", "say \"hi\"", ""}, {"x", "y", "z"}}));
  EXPECT_EQ(read("a|b \"c\"|d\n", {'|', false}), (Rows{{"a", "b \"c\"", "d"}}));
  EXPECT_EQ(read("  1\t2   3 \n", {' ', false}), (Rows{{"1", "2", "3"}}));
  EXPECT_EQ(read("\n\na,b\n\n"), (Rows{{"a", "b"}}));
}

TEST(RecordReader, quotedFieldsMayHoldLineBreaks) {
  EXPECT_EQ(read("1,\"two\nlines\",3\n4,5,6\n"), (Rows{{"1", "two\nlines", "3"}, {"4", "5", "6"}}));
  EXPECT_EQ(read("5' 3\",tall\nnext,row\n"), (Rows{{"5' 3\"", "tall"}, {"next", "row"}}));
}

// The same table in the encodings of P17; a GBK letter may hold the byte of a separator.
TEST(RecordReader, encodingsAreRecognised) {
  const std::string table = "时间|占用显卡|備註\n2026-01-05|26|亅\n";
  const Rows rows = {{"时间", "占用显卡", "備註"}, {"2026-01-05", "26", "亅"}};
  for (const auto& [name, mark, expected] : {std::tuple{"UTF-8", "", Encoding::Utf8},
                                             {"UTF-8", "\xEF\xBB\xBF", Encoding::Utf8},
                                             {"UTF-16LE", "\xFF\xFE", Encoding::Utf16LittleEndian},
                                             {"UTF-16BE", "\xFE\xFF", Encoding::Utf16BigEndian},
                                             {"GB18030", "", Encoding::Gb18030},
                                             {"GBK", "", Encoding::Gb18030}}) {
    Encoding encoding{};
    EXPECT_EQ(read(mark + inEncoding(table, name), {'|', true}, &encoding), rows) << name;
    EXPECT_EQ(encoding, expected) << name;
  }
}

TEST(RecordReader, sixteenBitTextWithoutAMarkIsRecognised) {
  const std::string table = "time,gpus\n2026-01-05,26\n";
  for (const auto& [name, expected] :
       {std::pair{"UTF-16LE", Encoding::Utf16LittleEndian}, {"UTF-16BE", Encoding::Utf16BigEndian}}) {
    Encoding encoding{};
    EXPECT_EQ(read(inEncoding(table, name), {}, &encoding), (Rows{{"time", "gpus"}, {"2026-01-05", "26"}}));
    EXPECT_EQ(encoding, expected);
  }
}

TEST(RecordReader, westernLettersAreNotTakenForChinese) {
  Encoding encoding{};
  const std::string table = "Maßeinheit,Größe,Länge\n1,2,3\n";
  EXPECT_EQ(read(inEncoding(table, "WINDOWS-1252"), {}, &encoding),
            (Rows{{"Maßeinheit", "Größe", "Länge"}, {"1", "2", "3"}}));
  EXPECT_EQ(encoding, Encoding::Windows1252);
}

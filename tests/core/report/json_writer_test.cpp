// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_writer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <limits>

using namespace rackorrent;

TEST(JsonWriter, anotherReaderReadsBackEveryNumber) {
  const std::array numbers = {0.0, -0.5, 0.1, 1.0 / 3, 1e-9, 123456789.25, 1e300, 5e-324,
                              std::numeric_limits<double>::max(), 2.0 / 7 * 1e15};
  JsonWriter json;
  json.beginArray();
  for (const double number : numbers) json.value(number);
  const auto read = nlohmann::json::parse(json.endArray().text());
  for (std::size_t i = 0; i < numbers.size(); ++i) EXPECT_EQ(read[i].get<double>(), numbers[i]);
}

TEST(JsonWriter, textsWithQuotesControlsAndBrokenBytesStayValidJson) {
  JsonWriter json;
  json.beginObject().member("a\"b", std::string("line\n\ttab \x01 \xFF end")).member("中", std::string("文")).endObject();
  const auto read = nlohmann::json::parse(json.text());
  EXPECT_EQ(read["中"], "文");
  EXPECT_EQ(read["a\"b"].get<std::string>(), "line\n\ttab \x01 \xEF\xBF\xBD end");
}

TEST(JsonWriter, nestsAndLeavesEmptyContainersEmpty) {
  JsonWriter json;
  json.beginObject().key("list").beginArray().endArray().key("object").beginObject().endObject();
  json.key("deep").beginArray().beginArray().value(1).endArray().value(true).null().endArray().endObject();
  EXPECT_EQ(nlohmann::json::parse(json.text()), nlohmann::json::parse(R"({"list":[],"object":{},"deep":[[1],true,null]})"));
}

TEST(JsonWriter, moneyIsADecimalStringAndTheInfiniteIsNull) {
  JsonWriter json;
  json.beginArray().value(Money{80000000010}).value(std::numeric_limits<double>::infinity()).value(std::nan("")).endArray();
  EXPECT_EQ(nlohmann::json::parse(json.text()), nlohmann::json::parse(R"(["800000000.10", null, null])"));
}

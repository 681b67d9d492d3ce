// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/entries.h"
#include "knowledge_fixture.h"
#include "tests/support/folders.h"

#include <algorithm>
#include <cstdlib>
#include <gmock/gmock.h>
#include <set>

namespace rackorrent::test {

namespace {

using nlohmann::json;

std::vector<std::string> uncarried(const Knowledge& knowledge) {
  std::vector<std::string> missing;
  for (const LedgerStatement& statement : knowledge.ledger)
    if (carriersOf(knowledge, statement.id).empty()) missing.push_back(statement.id);
  return missing;
}

// Takes an id out of every "sources" list; an entry that would be left without one rests on another
// statement.
void removeSource(json& node, const std::string& id) {
  if (node.is_object() && node.contains("sources")) {
    json& sources = node["sources"];
    sources.erase(std::remove(sources.begin(), sources.end(), json(id)), sources.end());
    if (sources.empty()) sources.push_back(id == "D1.1" ? "D1.8" : "D1.1");
  }
  if (node.is_structured())
    for (json& child : node) removeSource(child, id);
}

TEST(Ledger, everyStatementIsCarriedOutsideTheLedger) {
  EXPECT_EQ(shippedKnowledge().ledger.size(), 74U);
  EXPECT_THAT(uncarried(shippedKnowledge()), testing::IsEmpty());
}

TEST(Ledger, anIdTakenOutOfTheDataIsMissed) {
  for (const char* id :
       {"D1.1", "D1.4.2.5", "D1.5.4", "D1.6.1p", "D1.8", "D2.1", "D2.3.6", "D2.6.2", "D2.7"}) {
    const DataCopy copy;
    for (const auto& file : std::filesystem::directory_iterator(copy.folder() / "knowledge"))
      copy.change(("knowledge/" + file.path().filename().string()).c_str(),
                  [&](json& data) { removeSource(data, id); });
    EXPECT_THAT(uncarried(loadKnowledge(copy.folder())), testing::ElementsAre(id));
  }
}

TEST(Ledger, everyIdHasALabelInBothLanguages) {
  const Knowledge& knowledge = shippedKnowledge();
  for (const LedgerStatement& statement : knowledge.ledger) {
    const auto label = knowledge.sourceLabel(statement.id);
    ASSERT_TRUE(label) << statement.id;
    EXPECT_NE(label->zh.find(statement.gist.zh), std::string::npos);
    EXPECT_NE(label->en.find("Guide"), std::string::npos);
  }
  EXPECT_FALSE(knowledge.sourceLabel("D9.9"));
}

TEST(Ledger, fieldsNameOnlyKnownSources) {
  const Knowledge& knowledge = shippedKnowledge();
  for (const Field& field : fieldTable) {
    EXPECT_TRUE(knowledge.findStatement(field.serves)) << field.key << " serves " << field.serves;
    const bool known = field.defaultSource.empty() || field.defaultSource == "product" ||
                       knowledge.sourceLabel(field.defaultSource);
    EXPECT_TRUE(known) << field.key << " rests on " << field.defaultSource;
  }
}

TEST(Ledger, holdsTheIdsKindsAndSectionsOfTheList) {
  const std::filesystem::path list = test::sharedFolder() / "documents/ledger.json";
  if (!std::filesystem::exists(list)) GTEST_SKIP() << list << " is not on this machine";
  const json expected = json::parse(std::ifstream(list));
  ASSERT_EQ(expected.size(), shippedKnowledge().ledger.size());
  for (const json& entry : expected) {
    const LedgerStatement* statement = shippedKnowledge().findStatement(entry["id"].get<std::string>());
    ASSERT_NE(statement, nullptr) << entry["id"];
    EXPECT_EQ(statement->kind, entry["kind"]);
    EXPECT_EQ(statement->section, entry["section"]);
  }
}

std::u32string withoutSpaces(const std::string& utf8) {
  std::u32string text;
  for (std::size_t i = 0; i < utf8.size();) {
    const auto lead = static_cast<unsigned char>(utf8[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t code = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t k = 1; k < length; ++k)
      code = (code << 6) | (static_cast<unsigned char>(utf8[i + k]) & 0x3FU);
    i += length;
    if (code != U' ' && code != U'\n' && code != U'\r' && code != U'\t') text.push_back(code);
  }
  return text;
}

// Every run of `length` characters of the guides; a text that shares one has copied from them.
std::set<std::u32string> runsOfGuides(std::size_t length) {
  std::set<std::u32string> runs;
  for (const auto& file : std::filesystem::directory_iterator(test::sharedFolder() / "documents")) {
    if (file.path().extension() != ".txt") continue;
    std::ifstream stream(file.path());
    const std::u32string text = withoutSpaces({std::istreambuf_iterator<char>(stream), {}});
    for (std::size_t i = 0; i + length <= text.size(); ++i) runs.insert(text.substr(i, length));
  }
  return runs;
}

void collectChinese(const json& node, std::vector<std::string>& texts) {
  if (node.is_object() && node.contains("zh")) texts.push_back(node["zh"]);
  if (node.is_structured())
    for (const json& child : node) collectChinese(child, texts);
}

TEST(Ledger, noTextCopiesSixteenCharactersOfTheGuides) {
  if (!std::filesystem::exists(test::sharedFolder() / "documents"))
    GTEST_SKIP() << "the guides are not on this machine";
  constexpr std::size_t length = 16;
  const std::set<std::u32string> runs = runsOfGuides(length);
  ASSERT_GT(runs.size(), 4000U);
  std::vector<std::string> texts;
  for (const auto& file :
       std::filesystem::directory_iterator(test::resourcesFolder() / "knowledge"))
    collectChinese(json::parse(std::ifstream(file.path())), texts);
  EXPECT_GT(texts.size(), 500U);
  for (const std::string& text : texts) {
    const std::u32string characters = withoutSpaces(text);
    bool copied = false;
    for (std::size_t i = 0; i + length <= characters.size(); ++i)
      copied = copied || runs.contains(characters.substr(i, length));
    EXPECT_FALSE(copied) << text;
  }
}

}  // namespace

}  // namespace rackorrent::test

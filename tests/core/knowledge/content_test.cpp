// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge_fixture.h"
#include "tests/support/folders.h"

#include <algorithm>
#include <set>

namespace rackorrent::test {

namespace {

using nlohmann::json;

std::size_t charactersOf(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80 && c != ' '; }));
}

std::size_t wordsOf(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, ' ')) + 1;
}

void collectTexts(const json& node, std::vector<Localized>& texts) {
  if (node.is_object() && node.contains("zh")) texts.push_back({node["zh"], node["en"]});
  if (node.is_structured())
    for (const json& child : node) collectTexts(child, texts);
}

std::vector<Localized> allTexts() {
  std::vector<Localized> texts;
  for (const auto& file :
       std::filesystem::directory_iterator(test::resourcesFolder() / "knowledge"))
    collectTexts(json::parse(std::ifstream(file.path())), texts);
  return texts;
}

bool isHan(char32_t c) { return c >= 0x4E00 && c <= 0x9FFF; }

TEST(Content, everyTextHasBothLanguages) {
  const auto hasHan = [](const std::string& text) {
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
      const auto at = [&](std::size_t k) {
        return static_cast<char32_t>(static_cast<unsigned char>(text[i + k]));
      };
      const bool threeBytes = (at(0) & 0xF0) == 0xE0;
      if (threeBytes && isHan(((at(0) & 0x0F) << 12) | ((at(1) & 0x3F) << 6) | (at(2) & 0x3F))) return true;
    }
    return false;
  };
  // Brand names are the same in both languages.
  std::set<std::string> brands;
  for (const Provider& provider : shippedKnowledge().providers) brands.insert(provider.name.zh);
  for (const Localized& text : allTexts()) {
    EXPECT_FALSE(text.zh.empty());
    EXPECT_FALSE(text.en.empty());
    EXPECT_FALSE(hasHan(text.en)) << text.en;
    EXPECT_TRUE(hasHan(text.zh) || brands.contains(text.zh)) << text.zh;
  }
}

TEST(Content, chineseUsesFullWidthPunctuationAndNoMiddleDot) {
  for (const Localized& text : allTexts()) {
    for (const char* mark : {",", ";", "?", "!", "(", ")", "\u00B7", "  "})
      EXPECT_EQ(text.zh.find(mark), std::string::npos) << mark << " in " << text.zh;
  }
}

TEST(Content, cellsOfTheComparisonAreShort) {
  for (const Dimension& dimension : shippedKnowledge().dimensions) {
    for (const DimensionCell& cell : dimension.cells) {
      EXPECT_LE(charactersOf(cell.text.zh), 30U) << dimension.id << ": " << cell.text.zh;
      EXPECT_LE(wordsOf(cell.text.en), 12U) << dimension.id << ": " << cell.text.en;
    }
  }
}

TEST(Content, hybridAndPrivateCloudSayThatTheyAreDerived) {
  const Knowledge& knowledge = shippedKnowledge();
  for (const Alternative alternative : allAlternatives) {
    const bool derived = alternative == Alternative::Hybrid || alternative == Alternative::PrivateCloud;
    EXPECT_EQ(knowledge.alternatives[indexOf(alternative)].derived, derived);
    for (const Dimension& dimension : knowledge.dimensions)
      EXPECT_EQ(dimension.cells[indexOf(alternative)].derived, derived) << dimension.id;
  }
}

TEST(Content, everyCriterionAndFigureHasARowAndEveryCriterionAWeight) {
  std::set<CriterionId> criteria;
  std::multiset<FigureId> figures;
  for (const Dimension& dimension : shippedKnowledge().dimensions) {
    if (dimension.criterion) criteria.insert(*dimension.criterion);
    if (dimension.figure) figures.insert(*dimension.figure);
  }
  EXPECT_EQ(criteria.size(), criterionCount);
  for (std::size_t i = 0; i < figureCount; ++i) EXPECT_EQ(figures.count(static_cast<FigureId>(i)), 1U);
  for (const CriterionId criterion : allCriteria)
    EXPECT_TRUE(findField("weights." + std::string(keyOf(criterion)))) << keyOf(criterion);
}

TEST(Content, dimensionsCoverEveryDimensionAndCostItemOfTheGuides) {
  const Knowledge& knowledge = shippedKnowledge();
  for (const LedgerStatement& statement : knowledge.ledger) {
    if (statement.kind != "dimension" && statement.kind != "cost-item") continue;
    const bool carried = std::ranges::any_of(knowledge.dimensions, [&](const Dimension& dimension) {
      return std::ranges::find(dimension.sources, statement.id) != dimension.sources.end();
    });
    EXPECT_TRUE(carried) << statement.id;
  }
}

TEST(Content, theCloudTakesFiveStepsAndOwningIsReused) {
  const auto& paths = shippedKnowledge().onboarding;
  ASSERT_EQ(paths.size(), 2U);
  EXPECT_EQ(paths[0].steps.size(), 5U);
  EXPECT_TRUE(std::ranges::all_of(paths[1].steps, &OnboardingStep::once));
}

TEST(Content, theChecklistServesBothDirections) {
  const auto& items = shippedKnowledge().checklist;
  for (const auto direction :
       {MigrationDirection::ToCloud, MigrationDirection::ToOwned, MigrationDirection::Both})
    EXPECT_GE(std::ranges::count(items, direction, &ChecklistItem::direction), 3);
}

TEST(Content, baiduIsOneOptionAmongSeveralMainstreamOnes) {
  const Knowledge& knowledge = shippedKnowledge();
  ASSERT_NE(knowledge.findProvider("baidu"), nullptr);
  const auto mainstream = std::ranges::count_if(knowledge.providers, [](const Provider& provider) {
    return std::ranges::find(provider.sources, "D1.6.1p") != provider.sources.end();
  });
  EXPECT_GE(mainstream, 5);
}

TEST(Content, everyProviderThatAnEvaluationCanNameIsDescribed) {
  for (const Choice& choice : fieldOf("cloud.provider"_field).choices)
    EXPECT_TRUE(choice.key == "other" || shippedKnowledge().findProvider(choice.key)) << choice.key;
}

TEST(Content, everyStageHasItsAdvice) {
  const auto& stages = shippedKnowledge().stages;
  const auto& choices = fieldOf("project.stage"_field).choices;
  ASSERT_EQ(stages.size(), choices.size());
  for (std::size_t i = 0; i < stages.size(); ++i) EXPECT_EQ(stages[i].stage, choices[i].key);
}

TEST(Content, regimesThatForbidTheCloudAskForTheStrictestPlace) {
  for (const Regime& regime : shippedKnowledge().regimes) {
    const bool excluded =
        regime.standings[indexOf(Alternative::GpuAsAService)].standing == Standing::Excluded;
    EXPECT_EQ(excluded, regime.implication == RegimeImplication::AirGapped) << regime.id;
    EXPECT_EQ(excluded, regime.residency == "air_gapped") << regime.id;
  }
}

TEST(Content, judgementsFollowTheGuides) {
  const auto judged = [](CriterionId criterion, Alternative alternative) {
    return shippedKnowledge().criterion(criterion).judgements.value()[indexOf(alternative)].score;
  };
  using enum CriterionId;
  // D1.4.3.2, D2.3.4: the own fabric and the own site are ahead; D2.3.2, D2.3.5: the cloud is ahead.
  for (const CriterionId criterion : {CriterionId::Interconnect, Compliance})
    EXPECT_GT(judged(criterion, Alternative::SelfBuilt), judged(criterion, Alternative::GpuAsAService));
  for (const CriterionId criterion : {Onboarding, FaultRecovery, TechnologyRisk})
    EXPECT_GT(judged(criterion, Alternative::GpuAsAService), judged(criterion, Alternative::SelfBuilt));
}

}  // namespace

}  // namespace rackorrent::test

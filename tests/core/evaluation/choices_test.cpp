// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/choices.h"

#include "core/evaluation/alternative.h"

#include <gtest/gtest.h>
#include <set>
#include <span>

namespace rackorrent {
namespace {

// The last enumerator of each enumeration stands at the last place of its list.
static_assert(operationsSkillChoices.size() == static_cast<std::size_t>(OperationsSkill::Expert) + 1);
static_assert(stageChoices.size() == static_cast<std::size_t>(Stage::Production) + 1);
static_assert(workloadKindChoices.size() == static_cast<std::size_t>(WorkloadKind::VideoProcessing) + 1);
static_assert(demandPatternChoices.size() == static_cast<std::size_t>(DemandPattern::Imported) + 1);
static_assert(latencyChoices.size() == static_cast<std::size_t>(Latency::Extreme) + 1);
static_assert(interconnectChoices.size() == static_cast<std::size_t>(Interconnect::Extreme) + 1);
static_assert(residencyChoices.size() == static_cast<std::size_t>(Residency::AirGapped) + 1);
static_assert(facilityChoices.size() == static_cast<std::size_t>(Facility::Colocation) + 1);
static_assert(billingChoices.size() == static_cast<std::size_t>(Billing::Month) + 1);

constexpr std::array<std::span<const Choice>, 13> allLists = {
    operationsSkillChoices, stageChoices,     workloadKindChoices, demandPatternChoices, latencyChoices,
    interconnectChoices,    residencyChoices, facilityChoices,     billingChoices,       currencyChoices,
    regimeChoices,          gpuModelChoices,  providerChoices};

TEST(ChoicesTest, everyListHasUniqueKeysAndLabels) {
  for (const auto& list : allLists) {
    std::set<std::string_view> keys;
    std::set<std::string_view> labels;
    for (const Choice& choice : list) {
      EXPECT_FALSE(choice.key.empty());
      EXPECT_FALSE(choice.label.empty()) << choice.key;
      EXPECT_EQ(choice.key.find_first_of(", \t\n\""), std::string_view::npos) << choice.key;
      EXPECT_TRUE(keys.insert(choice.key).second) << choice.key;
      EXPECT_TRUE(labels.insert(choice.label).second) << choice.label;
    }
  }
}

TEST(ChoicesTest, keysThatFilesUseStandAtTheirEnumerator) {
  EXPECT_EQ(stageChoices[static_cast<std::size_t>(Stage::Pilot)].key, "pilot");
  EXPECT_EQ(workloadKindChoices[static_cast<std::size_t>(WorkloadKind::RealtimeRendering)].key,
            "realtime_rendering");
  EXPECT_EQ(demandPatternChoices[static_cast<std::size_t>(DemandPattern::Bursty)].key, "bursty");
  EXPECT_EQ(residencyChoices[static_cast<std::size_t>(Residency::OnPremises)].key, "on_premises");
  EXPECT_EQ(billingChoices[static_cast<std::size_t>(Billing::Hour)].key, "hour");
  EXPECT_EQ(operationsSkillChoices[static_cast<std::size_t>(OperationsSkill::Professional)].key,
            "professional");
}

TEST(ChoicesTest, alternativesComeBackFromTheirKeys) {
  for (const Alternative alternative : allAlternatives) {
    EXPECT_EQ(alternativeFromKey(keyOf(alternative)), alternative);
    EXPECT_FALSE(nameOf(alternative).source.empty());
  }
  EXPECT_FALSE(alternativeFromKey("rent"));
}

}  // namespace
}  // namespace rackorrent

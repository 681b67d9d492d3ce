// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_text.h"
#include "core/report/unit_names.h"
#include "core/report/verdict_words.h"
#include "core/report/wording.h"

#include <gtest/gtest.h>

using namespace rackorrent;

namespace {

Assessment withVerdict(VerdictKind kind, Alternative best, std::optional<Alternative> runnerUp) {
  Assessment assessment;
  assessment.decision.verdict.kind = kind;
  assessment.decision.verdict.best = best;
  assessment.decision.verdict.runnerUp = runnerUp;
  assessment.decision.verdict.margin = 0.0312;
  for (const Alternative alternative : allAlternatives) {
    AlternativeAssessment& one = assessment.alternatives[indexOf(alternative)];
    one.plan.alternative = alternative;
    one.plan.ownedGpus = 32;
    one.ledger.months.emplace_back();
    one.ledger.months.front()[indexOf(CostItem::Staff)] =
        Money{(static_cast<std::int64_t>(indexOf(alternative)) + 1) * 10000};
  }
  return assessment;
}

std::string line(const Message& message) { return plainText(message); }

}  // namespace

TEST(VerdictWords, decisionSaysWhatToDo) {
  const Evaluation evaluation;
  const auto decision = [&](Alternative best) {
    return line(decisionLine(evaluation, withVerdict(VerdictKind::Clear, best, std::nullopt)));
  };
  EXPECT_EQ(decision(Alternative::Hybrid), "Hybrid: own 32 and rent the rest.");
  EXPECT_EQ(decision(Alternative::SelfBuilt), "Self-built cluster: own 32.");
  EXPECT_EQ(decision(Alternative::PrivateCloud), "Private cloud: 32 on your own premises.");
  EXPECT_EQ(decision(Alternative::GpuAsAService), "GPU rental: rent by the hour as needed.");
}

TEST(VerdictWords, aGrowingPlanSaysWhatToBuyNow) {
  Evaluation evaluation;
  evaluation.setReal("owned.gpus_per_server"_field, 8);
  const auto decision = [&](Alternative best) {
    Assessment assessment = withVerdict(VerdictKind::Clear, best, std::nullopt);
    assessment.alternatives[indexOf(best)].plan.months = {MonthCapacity{.orderedServers = 2}};
    return line(decisionLine(evaluation, assessment));
  };
  EXPECT_EQ(decision(Alternative::Hybrid), "Hybrid: own 16 now, 32 by the end, and rent the rest.");
  EXPECT_EQ(decision(Alternative::SelfBuilt), "Self-built cluster: own 16 now, 32 by the end.");
  EXPECT_EQ(decision(Alternative::PrivateCloud),
            "Private cloud: 16 on your own premises now, 32 by the end.");
}

TEST(VerdictWords, tooCloseNamesBothAndTheirDistance) {
  const auto assessment = withVerdict(VerdictKind::TooClose, Alternative::Hybrid, Alternative::GpuAsAService);
  EXPECT_EQ(line(decisionLine({}, assessment)), "Hybrid or GPU rental: too close to call, 3.1 apart.");
}

TEST(VerdictWords, leadComparesWithTheRunnerUpInTheRightDirection) {
  const auto cheaper = withVerdict(VerdictKind::Clear, Alternative::GpuAsAService, Alternative::SelfBuilt);
  EXPECT_EQ(line(leadLine({}, cheaper)), "100.00 over 36, 100.00 (50 %) less than Self-built cluster.");
  const auto dearer = withVerdict(VerdictKind::Clear, Alternative::SelfBuilt, Alternative::GpuAsAService);
  EXPECT_EQ(line(leadLine({}, dearer)), "200.00 over 36, 100.00 (100 %) more than GPU rental.");
}

TEST(VerdictWords, flipSaysOnWhichSideTheOtherWins) {
  const FieldId field = "workload.utilization"_field;
  EXPECT_EQ(line(flipLine({field, 0.6, 0.43, Alternative::GpuAsAService})),
            "Average utilisation below 43 % (now 60 %): GPU rental.");
  EXPECT_EQ(line(flipLine({field, 0.6, 0.72, Alternative::SelfBuilt})),
            "Average utilisation above 72 % (now 60 %): Self-built cluster.");
}

TEST(VerdictWords, namesAreJoinedInOrder) {
  const PlainWording wording;
  EXPECT_EQ(wordsOf(namesOf({Alternative::SelfBuilt, Alternative::Hybrid}), wording),
            "Self-built cluster, Hybrid");
  EXPECT_EQ(wordsOf(namesOf({allAlternatives.begin(), allAlternatives.end()}), wording),
            "GPU rental, Self-built cluster, Hybrid, Private cloud");
  EXPECT_EQ(wordsOf(namesOf({}), wording), "");
}

TEST(PlainWording, writesFiguresWithTheirUnit) {
  const PlainWording wording;
  EXPECT_EQ(wording.quantity({64, Unit::Gpus}), "64 GPUs");
  EXPECT_EQ(wording.quantity({0.625, Unit::Share}), "62.5 %");
  EXPECT_EQ(wording.quantity({1.54, Unit::None}), "1.54");
  EXPECT_EQ(wording.money(Money{80000000010}), "800000000.10");
}

TEST(UnitNames, everyUnitOfAnInputHasAName) {
  for (const Field& field : fieldTable)
    if (field.unit != Unit::None) {
      EXPECT_FALSE(plainText(unitName(field.unit, "CNY")).empty()) << field.key;
    }
}

TEST(UnitNames, moneyIsNamedByItsCurrency) {
  EXPECT_EQ(plainText(unitName(Unit::Money, "CNY")), "CNY");
  EXPECT_EQ(plainText(unitName(Unit::MoneyPerGpuHour, "EUR")), "EUR per GPU-hour");
}

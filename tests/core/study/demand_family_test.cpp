// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/demand_family.h"

#include <gtest/gtest.h>

namespace {

using namespace rackorrent;

constexpr FieldId utilizationField = "workload.utilization"_field;
constexpr FieldId peakField = "workload.peak_gpus"_field;

DemandFamily familyOf(const Evaluation& today) {
  return {today, makeDemand(today), uncertainFields(today, {{utilizationField, 0.3, 0.8}}), 2};
}

TEST(DemandFamily, TodayIsTheCurveOfTheAssessmentToTheBit) {
  const Evaluation today;
  LoadDurationCurve scratch;
  EXPECT_EQ(familyOf(today).curveIn(today, scratch).sorted(), makeDemand(today).servedCurve.sorted());
}

// The year that would be generated at the same utilisation is the reference: the mean is exact, every level
// within half a per cent of the peak, for every pattern and with work that can wait.
TEST(DemandFamily, LiesCloseToTheYearThatWouldBeGenerated) {
  for (const Choice& pattern : demandPatternChoices) {
    if (pattern.key == "imported") continue;
    Evaluation today;
    today.set("workload.pattern"_field, std::string(pattern.key));
    today.setReal("workload.deferrable_share"_field, 0.3);
    const DemandFamily family = familyOf(today);
    for (const double utilization : {0.3, 0.371, 0.55, 0.777}) {
      Evaluation world = today;
      world.setReal(utilizationField, utilization);
      world.setReal(peakField, 80);
      LoadDurationCurve scratch;
      const LoadDurationCurve& blended = family.curveIn(world, scratch);
      const LoadDurationCurve exact = makeDemand(world).servedCurve;
      EXPECT_NEAR(blended.mean(), exact.mean(), 1e-9 * exact.peak());
      for (const double level : {0.1, 0.3, 0.5, 0.7, 0.9})
        EXPECT_NEAR(blended.gpuHoursAbove(level * 80) / exact.gpuHours(),
                    exact.gpuHoursAbove(level * 80) / exact.gpuHours(), 0.005)
            << pattern.key << " at " << utilization;
    }
  }
}

TEST(DemandFamily, AnImportedLogIsScaledByThePeak) {
  Evaluation today;
  auto measured = std::make_shared<MeasuredDemand>();
  measured->gpus = {1, 5, 2, 4};
  today.measuredDemand = measured;
  today.set("workload.pattern"_field, std::string("imported"));
  const DemandFamily family(today, makeDemand(today), uncertainFields(today), 1);
  Evaluation world = today;
  world.setReal(peakField, 1.5 * today.real(peakField));
  LoadDurationCurve scratch;
  EXPECT_EQ(family.curveIn(world, scratch).sorted(), (std::vector<double>{7.5, 6, 3, 1.5}));
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/world_model.h"

#include "core/assessment/figures.h"
#include "tests/support/folders.h"

#include <gtest/gtest.h>

namespace {

using namespace rackorrent;

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

WorldModel modelOf(const Evaluation& today) { return {today, knowledge(), uncertainFields(today), 1}; }

const CostFigures& costOf(const AllFigures& figures, Alternative alternative) {
  return figures[indexOf(alternative)].cost;
}

TEST(WorldModel, TheExpectedWorldCostsWhatTheAssessmentSays) {
  Evaluation today;
  today.setReal("workload.growth_per_year"_field, 0.2);
  today.setReal("cloud.reserved_3y_price"_field, 11);
  today.setReal("cloud.spot_price"_field, 8);
  today.setReal("workload.interruptible_share"_field, 0.3);
  const WorldModel model = modelOf(today);
  WorldModel::Worker worker(model);
  const AllFigures figures = allFigures(today, makeDemand(today));
  for (const Alternative alternative : allAlternatives)
    EXPECT_NEAR(costOf(worker.figures(), alternative).total, costOf(figures, alternative).total, 0.005);
}

TEST(WorldModel, WhatWasBoughtStaysWhenDemandIsLower) {
  const Evaluation today;
  const WorldModel model = modelOf(today);
  WorldModel::Worker worker(model);
  worker.set("workload.peak_gpus"_field, 32);
  const auto& figures = worker.figures();
  const auto servers = [](const AlternativeFigures& of) { return of.cost.items[indexOf(CostItem::Servers)]; };
  for (const Alternative alternative :
       {Alternative::SelfBuilt, Alternative::Hybrid, Alternative::PrivateCloud})
    EXPECT_EQ(servers(figures[indexOf(alternative)]), servers(model.figuresToday()[indexOf(alternative)]));
}

TEST(WorldModel, MoreIsBoughtWhenDemandIsHigher) {
  const Evaluation today;  // 64 GPUs in servers of 8
  const WorldModel model = modelOf(today);
  WorldModel::Worker worker(model);
  worker.set("workload.peak_gpus"_field, 72);
  EXPECT_EQ(worker.figures()[indexOf(Alternative::SelfBuilt)].plan.ownedGpus, 72);
}

TEST(WorldModel, AContractOfTodayStaysForItsTermAndNoLonger) {
  const Evaluation today;
  const WorldModel model = modelOf(today);
  WorldModel::Worker worker(model);
  worker.set("workload.utilization"_field, 0.4);
  const auto& signedToday = model.figuresToday()[indexOf(Alternative::GpuAsAService)].plan.months;
  const auto& lived = worker.figures()[indexOf(Alternative::GpuAsAService)].plan.months;
  ASSERT_GT(signedToday[0].reserved1yGpus, 0);
  EXPECT_EQ(lived[11].reserved1yGpus, signedToday[0].reserved1yGpus);
  EXPECT_LT(lived[12].reserved1yGpus, signedToday[0].reserved1yGpus);
}

// A plan made with the world's figures in hand is never dearer than one whose first steps were made on
// others: what is paid for not knowing cannot be negative. Owned clusters are sized by the peak, not by cost,
// so they are left out.
TEST(WorldModel, ForesightNeverCostsMoreForRent) {
  const Evaluation today;
  const WorldModel model = modelOf(today);
  for (const double utilization : {0.4, 0.5, 0.6, 0.7}) {
    WorldModel::Worker worker(model);
    worker.set("workload.utilization"_field, utilization);
    Evaluation world = today;
    world.setReal("workload.utilization"_field, utilization);
    const double foresight =
        costOf(allFigures(world, makeDemand(world)), Alternative::GpuAsAService).presentValue;
    EXPECT_GE(costOf(worker.figures(), Alternative::GpuAsAService).presentValue, foresight * (1 - 1e-3));
  }
}

TEST(WorldModel, AllAsTodayTakesEveryChangeBack) {
  const Evaluation today;
  const WorldModel model = modelOf(today);
  WorldModel::Worker worker(model);
  const double before = costOf(worker.figures(), Alternative::Hybrid).total;
  worker.set("owned.server_price"_field, 1);
  worker.set("workload.utilization"_field, 0.4);
  worker.figures();
  worker.setAllAsToday();
  EXPECT_EQ(costOf(worker.figures(), Alternative::Hybrid).total, before);
}

}  // namespace

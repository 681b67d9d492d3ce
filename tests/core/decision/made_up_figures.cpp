// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/decision/made_up_figures.h"

#include "tests/support/folders.h"

namespace rackorrent {

namespace {

struct MadeUp {
  double presentValue;
  double capital;
  double monthly;
  double ownedGpus;
  double ownedShare;
  double kilowatts;
  double staff;
};

// By Alternative.
constexpr std::array<MadeUp, 4> madeUp = {{{12e6, 0, 400e3, 0, 0, 0, 0.25},
                                           {10e6, 7e6, 100e3, 64, 1, 125, 1},
                                           {10.5e6, 4e6, 250e3, 40, 0.8, 80, 1.25},
                                           {11e6, 7.2e6, 130e3, 64, 1, 125, 0.5}}};

}  // namespace

const Knowledge& shippedKnowledge() {
  static const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  return knowledge;
}

AllFigures madeUpFigures(const Evaluation& evaluation) {
  AllFigures figures;
  const double setup = evaluation.real("cloud.setup_cost"_field);
  for (const Alternative alternative : allAlternatives) {
    const MadeUp& from = madeUp[indexOf(alternative)];
    const bool isRentable = alternative == Alternative::GpuAsAService || alternative == Alternative::Hybrid;
    CostFigures& cost = figures[indexOf(alternative)].cost;
    cost.presentValue = from.presentValue;
    cost.total = from.presentValue * 1.1;
    cost.highestMonthlyOpex = from.monthly;
    cost.upfrontCapital = from.capital + (isRentable ? setup : 0);
    if (isRentable) cost.items[indexOf(CostItem::CloudSetup)] = setup;
    CapacityPlan& plan = figures[indexOf(alternative)].plan;
    plan.alternative = alternative;
    plan.ownedGpus = from.ownedGpus;
    plan.ownedShare = from.ownedShare;
    plan.powerKilowatts = from.kilowatts;
    plan.peakStaffFte = from.staff;
    const double weeks = evaluation.real("owned.lead_time_weeks"_field);
    plan.minutesToScale =
        isRentable ? evaluation.real("cloud.provisioning_minutes"_field) : weeks * 7 * 24 * 60;
    plan.daysToCapacity = plan.minutesToScale / (24 * 60);
  }
  return figures;
}

Evaluation plainEvaluation() {
  Evaluation evaluation;
  evaluation.set("team.operations_skill"_field, std::string("professional"));
  evaluation.setReal("team.operations_fte"_field, 2);
  evaluation.set("project.stage"_field, std::string("production"));
  evaluation.set("workload.pattern"_field, std::string("steady"));
  return evaluation;
}

}  // namespace rackorrent

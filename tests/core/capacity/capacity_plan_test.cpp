// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/capacity_plan.h"

#include "core/capacity/channels.h"
#include "core/capacity/optimal_mix.h"
#include "tests/core/capacity/example.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace rackorrent {
namespace {

// A cost that is linear in the plan: what the screening curves assume, without steps.
PlanCost linearCost(const Evaluation& evaluation) {
  return [channels = channelCosts(evaluation), evaluation](const CapacityPlan& plan) {
    double cost = 0;
    const double ownedGpus =
        evaluation.real("owned.gpus_per_server"_field) * evaluation.real("owned.relative_speed"_field);
    const double speed = evaluation.real("cloud.relative_speed"_field);
    for (const MonthCapacity& month : plan.months)
      for (const ChannelCost& channel : channels) {
        if (channel.channel == Channel::Owned)
          cost += channel.fixedPerGpuYear / 12 * month.ownedServers * ownedGpus +
                  channel.variablePerGpuHour * month.ownedGpuHours *
                      evaluation.real("owned.relative_speed"_field);
        if (channel.channel == Channel::OnDemand)
          cost += channel.variablePerGpuHour * (month.onDemandGpuHours + month.bridgingGpuHours) * speed;
        if (channel.channel == Channel::Reserved1Year)
          cost += channel.fixedPerGpuYear / 12 * month.reserved1yGpus * speed;
        if (channel.channel == Channel::Reserved3Years)
          cost += channel.fixedPerGpuYear / 12 * month.reserved3yGpus * speed;
        if (channel.channel == Channel::Spot)
          cost += channel.variablePerGpuHour * month.spotGpuHours * speed /
                  (1 + evaluation.real("cloud.spot_overhead"_field));
      }
    return cost;
  };
}

CapacityPlan planOf(Alternative alternative, const Evaluation& evaluation) {
  return planCapacity(alternative, evaluation, makeDemand(evaluation), linearCost(evaluation));
}

double usefulOf(const Evaluation& evaluation, const MonthCapacity& month) {
  const double owned = evaluation.real("owned.relative_speed"_field);
  const double rented = evaluation.real("cloud.relative_speed"_field);
  const double restarts = 1 + evaluation.real("cloud.spot_overhead"_field);
  return month.ownedGpuHours * owned + (month.reservedGpuHours + month.onDemandGpuHours +
                                        month.spotGpuHours / restarts + month.bridgingGpuHours) *
                                           rented;
}

void expectSameMonths(const CapacityPlan& one, const CapacityPlan& other) {
  ASSERT_EQ(one.months.size(), other.months.size());
  for (std::size_t i = 0; i < one.months.size(); ++i) {
    const MonthCapacity& a = one.months[i];
    const MonthCapacity& b = other.months[i];
    EXPECT_EQ(a.usefulGpuHours, b.usefulGpuHours);
    EXPECT_EQ(a.ownedServers, b.ownedServers);
    EXPECT_EQ(a.orderedServers, b.orderedServers);
    EXPECT_EQ(a.replacedServers, b.replacedServers);
    EXPECT_EQ(a.ownedGpuHours, b.ownedGpuHours);
    EXPECT_EQ(a.reserved1yGpus, b.reserved1yGpus);
    EXPECT_EQ(a.reserved3yGpus, b.reserved3yGpus);
    EXPECT_EQ(a.onDemandGpuHours, b.onDemandGpuHours);
    EXPECT_EQ(a.spotGpuHours, b.spotGpuHours);
    EXPECT_EQ(a.onDemandPeakGpus, b.onDemandPeakGpus);
    EXPECT_EQ(a.bridgingGpuHours, b.bridgingGpuHours);
    EXPECT_EQ(a.staffFte, b.staffFte);
    EXPECT_EQ(a.reservedGpuHours, b.reservedGpuHours);
  }
}

// Evaluations that differ in everything a plan depends on.
std::vector<Evaluation> variedEvaluations() {
  const std::vector<FieldTexts> changes = {
      {},
      {{"project.horizon_months", "1"}},
      {{"project.horizon_months", "120"}, {"workload.growth_per_year", "0.4"}},
      {{"project.horizon_months", "60"},
       {"workload.growth_per_year", "-0.5"},
       {"owned.useful_life_years", "2"}},
      {{"workload.peak_gpus", "0.1"}, {"workload.largest_job_gpus", "0"}},
      {{"workload.peak_gpus", "100000"}, {"workload.pattern", "bursty"}, {"workload.utilization", "0.2"}},
      {{"owned.relative_speed", "2.5"}, {"cloud.relative_speed", "0.7"}, {"workload.pattern", "growing"}},
      {{"cloud.spot_price", "5"},
       {"workload.interruptible_share", "0.4"},
       {"workload.pattern", "intermittent"}},
      {{"cloud.on_demand_price", ""}, {"cloud.reserved_3y_price", "9"}, {"project.horizon_months", "50"}},
      {{"cloud.on_demand_price", ""}, {"project.horizon_months", "7"}},
      {{"workload.deferrable_share", "0.6"},
       {"workload.max_delay_hours", "24"},
       {"cloud.reserved_3y_price", "8"}},
      {{"owned.lead_time_weeks", "0"}, {"workload.utilization", "1"}},
      {{"owned.lead_time_weeks", "200"}, {"cloud.billing", "month"}},
      {{"workload.utilization", "0.0001"}, {"cloud.spot_price", "1"}, {"workload.interruptible_share", "1"}},
  };
  std::vector<Evaluation> evaluations;
  for (const FieldTexts& change : changes) evaluations.push_back(evaluationWith(change));
  return evaluations;
}

TEST(CapacityPlan, EveryAlternativeServesTheDemandOfEveryMonth) {
  for (const Evaluation& evaluation : variedEvaluations()) {
    const Demand demand = makeDemand(evaluation);
    const auto horizon = static_cast<std::size_t>(evaluation.real("project.horizon_months"_field));
    for (const Alternative alternative : allAlternatives) {
      const CapacityPlan plan = planCapacity(alternative, evaluation, demand, linearCost(evaluation));
      ASSERT_EQ(plan.months.size(), horizon);
      double useful = 0;
      for (std::size_t i = 0; i < horizon; ++i) {
        const MonthCapacity& month = plan.months[i];
        const double expected = demand.meanGpus * demandScale(evaluation, static_cast<int>(i)) * 730;
        EXPECT_NEAR(month.usefulGpuHours / expected, 1, 1e-11);
        EXPECT_NEAR(usefulOf(evaluation, month) / expected, 1, 1e-9);
        EXPECT_LE(month.reservedGpuHours, (month.reserved1yGpus + month.reserved3yGpus) * 730 * (1 + 1e-9));
        useful += month.usefulGpuHours;
      }
      EXPECT_NEAR(plan.usefulGpuHours / useful, 1, 1e-12);
      EXPECT_GE(plan.ownedShare, 0);
      EXPECT_LE(plan.ownedShare, 1 + 1e-12);
    }
  }
}

TEST(CapacityPlan, NothingIsNegative) {
  for (const Evaluation& evaluation : variedEvaluations())
    for (const Alternative alternative : allAlternatives)
      for (const MonthCapacity& month : planOf(alternative, evaluation).months)
        for (const double amount :
             {month.ownedServers, month.orderedServers, month.replacedServers, month.ownedGpuHours,
              month.reserved1yGpus, month.reserved3yGpus, month.onDemandGpuHours, month.spotGpuHours,
              month.onDemandPeakGpus, month.bridgingGpuHours, month.staffFte, month.reservedGpuHours}) {
          EXPECT_GE(amount, 0);
          EXPECT_TRUE(std::isfinite(amount));
        }
}

TEST(CapacityPlan, NoOwnedServersIsGpuRentalAndEnoughForThePeakIsSelfBuilt) {
  for (const Evaluation& evaluation : variedEvaluations()) {
    const Demand demand = makeDemand(evaluation);
    expectSameMonths(planWithOwnedServers(evaluation, demand, 0),
                     planOf(Alternative::GpuAsAService, evaluation));
    expectSameMonths(planWithOwnedServers(evaluation, demand, serversForPeak(evaluation, demand)),
                     planOf(Alternative::SelfBuilt, evaluation));
  }
}

TEST(CapacityPlan, ServersForThePeakAreWholeAndEnoughAndOneFewerIsTooFew) {
  const auto servers = [](const FieldTexts& changes) {
    const Evaluation evaluation = evaluationWith(changes);
    return serversForPeak(evaluation, makeDemand(evaluation));
  };
  EXPECT_EQ(servers({{"workload.peak_gpus", "64"}}), 8);
  EXPECT_EQ(servers({{"workload.peak_gpus", "64.5"}}), 9);
  EXPECT_EQ(servers({{"workload.peak_gpus", "9"}}), 2);  // reference/tco.md 1.5: 9 cards means 2 servers
  EXPECT_EQ(servers({{"workload.peak_gpus", "0.1"}, {"workload.largest_job_gpus", "0"}}), 1);
  EXPECT_EQ(servers({{"workload.peak_gpus", "64"}, {"owned.relative_speed", "2"}}), 4);
  EXPECT_EQ(servers({{"workload.peak_gpus", "100000"}}), 12'500);
}

TEST(CapacityPlan, TheLargestJobAndWorkThatWaitsSetTheSizeOfAnOwnCluster) {
  Evaluation evaluation =
      evaluationWith({{"workload.deferrable_share", "1"}, {"workload.max_delay_hours", "720"}});
  EXPECT_EQ(serversForPeak(evaluation, makeDemand(evaluation)), 5);  // the mean is 38.4 of the peak of 64
  evaluation.set("workload.largest_job_gpus"_field, Number(64));
  EXPECT_EQ(serversForPeak(evaluation, makeDemand(evaluation)), 8);
}

TEST(CapacityPlan, UntilDeliveryAllWorkOfOwnServersIsBridgedByRent) {
  // 13 weeks are 91 days: 2.99178 months.
  const Evaluation evaluation = evaluationWith({{"owned.lead_time_weeks", "13"}});
  const CapacityPlan plan = planOf(Alternative::SelfBuilt, evaluation);
  EXPECT_EQ(plan.months[0].orderedServers, 8);
  EXPECT_EQ(plan.months[1].ownedServers, 0);
  EXPECT_DOUBLE_EQ(plan.months[1].bridgingGpuHours, plan.months[1].usefulGpuHours);
  const double share = 3 - 91.0 * 12 / 365;
  EXPECT_NEAR(plan.months[2].ownedServers, 8 * share, 1e-9);
  EXPECT_NEAR(plan.months[2].bridgingGpuHours, (1 - share) * plan.months[2].usefulGpuHours, 1e-6);
  EXPECT_EQ(plan.months[3].ownedServers, 8);
  EXPECT_EQ(plan.months[3].bridgingGpuHours, 0);
  EXPECT_NEAR(plan.bridgingGpuHours, 91.0 * 12 / 365 * plan.months[0].usefulGpuHours, 1e-6);
}

TEST(CapacityPlan, TimesFollowTheFormOfThePlan) {
  const Evaluation evaluation =
      evaluationWith({{"owned.lead_time_weeks", "10"}, {"cloud.provisioning_minutes", "36"}});
  for (const Alternative alternative : {Alternative::GpuAsAService, Alternative::Hybrid}) {
    EXPECT_DOUBLE_EQ(planOf(alternative, evaluation).daysToCapacity, 0.025);
    EXPECT_DOUBLE_EQ(planOf(alternative, evaluation).minutesToScale, 36);
  }
  for (const Alternative alternative : {Alternative::SelfBuilt, Alternative::PrivateCloud}) {
    EXPECT_DOUBLE_EQ(planOf(alternative, evaluation).daysToCapacity, 70);
    EXPECT_DOUBLE_EQ(planOf(alternative, evaluation).minutesToScale, 0);  // sized for the peak
  }
}

TEST(CapacityPlan, PrivateCloudIsTheSameHardwareWithItsShareOfStaff) {
  const Evaluation evaluation =
      evaluationWith({{"owned.lead_time_weeks", "0"}, {"workload.peak_gpus", "640"}});
  const CapacityPlan own = planOf(Alternative::SelfBuilt, evaluation);
  const CapacityPlan shared = planOf(Alternative::PrivateCloud, evaluation);
  EXPECT_EQ(own.months[0].staffFte, 7.5);  // 80 servers, 11 for each engineer, in halves
  EXPECT_EQ(shared.months[0].staffFte, 3.75);
  EXPECT_EQ(shared.ownedGpus, own.ownedGpus);
  EXPECT_EQ(shared.powerKilowatts, own.powerKilowatts);
  EXPECT_DOUBLE_EQ(own.powerKilowatts, 80 * 10.2 * 1.54);
}

TEST(CapacityPlan, GrowthBuysCohortsAndTheEndOfLifeReplacesThem) {
  const Evaluation evaluation = evaluationWith({{"owned.lead_time_weeks", "0"},
                                                {"owned.useful_life_years", "3"},
                                                {"project.horizon_months", "60"},
                                                {"workload.growth_per_year", "0.3"}});
  const CapacityPlan plan = planOf(Alternative::SelfBuilt, evaluation);
  double ordered = 0;
  double replaced = 0;
  for (std::size_t i = 0; i < plan.months.size(); ++i) {
    ordered += plan.months[i].orderedServers;
    replaced += plan.months[i].replacedServers;
    const double peak = 64 * std::pow(1.3, static_cast<double>(i) / 12);
    EXPECT_EQ(plan.months[i].ownedServers, std::ceil(peak / 8 - 1e-9)) << "month " << i;
    EXPECT_EQ(plan.months[i].onDemandGpuHours, 0);
  }
  EXPECT_EQ(ordered - replaced, plan.months.back().ownedServers);
  EXPECT_EQ(
      replaced,
      plan.months[23].ownedServers);  // what was bought in the first 24 months is 3 years old by the end
  EXPECT_EQ(plan.months[36].replacedServers, 8);
}

TEST(CapacityPlan, RentalReservesTheBaseAndRentsTheRestByTheHour) {
  const Evaluation evaluation = evaluationWith({});
  const Demand demand = makeDemand(evaluation);
  const CapacityPlan plan = planOf(Alternative::GpuAsAService, evaluation);
  const OptimalMix mix = optimalMix(demand.servedCurve, rentedChannels(evaluation));
  const double reserved = plan.months[0].reserved1yGpus;
  EXPECT_EQ(reserved, std::round(reserved));
  EXPECT_NEAR(reserved, mix.gpus(Channel::Reserved1Year), 1);  // the exact optimum is no whole number
  EXPECT_NEAR(plan.months[0].onDemandGpuHours * 12, demand.servedCurve.gpuHoursAbove(reserved), 1e-6);
  EXPECT_GE(linearCost(evaluation)(plan), mix.costPerYear * 3 * (1 - 1e-12));
  EXPECT_LE(linearCost(evaluation)(plan), mix.costPerYear * 3 * 1.0001);
  EXPECT_EQ(plan.ownedGpus, 0);
  EXPECT_EQ(plan.ownedShare, 0);
  EXPECT_EQ(plan.powerKilowatts, 0);
}

TEST(CapacityPlan, SpotTakesInterruptibleWorkWithItsRestarts) {
  const Evaluation evaluation = evaluationWith({{"cloud.spot_price", "4"},
                                                {"cloud.reserved_1y_price", ""},
                                                {"cloud.spot_overhead", "0.25"},
                                                {"workload.interruptible_share", "0.4"}});
  const CapacityPlan plan = planOf(Alternative::GpuAsAService, evaluation);
  EXPECT_NEAR(plan.spotGpuHours, 0.4 * 1.25 * plan.usefulGpuHours, 1e-6);
  EXPECT_NEAR(plan.onDemandGpuHours, 0.6 * plan.usefulGpuHours, 1e-6);
}

TEST(CapacityPlan, SpotThatRestartsMakeDearerThanOnDemandIsNotUsed) {
  const CapacityPlan plan =
      planOf(Alternative::GpuAsAService, evaluationWith({{"cloud.on_demand_price", "5"},
                                                         {"cloud.spot_price", "4"},
                                                         {"cloud.spot_overhead", "0.25"},
                                                         {"workload.interruptible_share", "1"}}));
  EXPECT_EQ(plan.spotGpuHours, 0);
}

TEST(CapacityPlan, WithoutOnDemandNothingIsRentedByTheHour) {
  for (const char* growth : {"0", "0.5", "-0.5"})
    for (const char* horizon : {"5", "12", "30", "36", "100"}) {
      const CapacityPlan plan =
          planOf(Alternative::GpuAsAService, evaluationWith({{"cloud.on_demand_price", ""},
                                                             {"cloud.reserved_3y_price", "9"},
                                                             {"workload.growth_per_year", growth},
                                                             {"project.horizon_months", horizon}}));
      EXPECT_NEAR(plan.onDemandGpuHours / plan.usefulGpuHours, 0, 1e-12) << growth << " " << horizon;
    }
}

TEST(CapacityPlan, HybridIsTheCheapestWholeNumberOfServersByTheCostThatIsPassedIn) {
  for (const char* peak : {"20", "64", "300", "3000"})
    for (const char* pattern : {"diurnal", "bursty", "steady"}) {
      const Evaluation evaluation = evaluationWith({{"workload.peak_gpus", peak},
                                                    {"workload.pattern", pattern},
                                                    {"owned.lead_time_weeks", "4"},
                                                    {"cloud.reserved_1y_price", ""}});
      const Demand demand = makeDemand(evaluation);
      const PlanCost cost = linearCost(evaluation);
      const CapacityPlan hybrid = planCapacity(Alternative::Hybrid, evaluation, demand, cost);
      const double most = serversForPeak(evaluation, demand);
      double best = std::numeric_limits<double>::infinity();
      for (double servers = 1; servers < most; ++servers)
        best = std::min(best, cost(planWithOwnedServers(evaluation, demand, servers)));
      EXPECT_NEAR(cost(hybrid) / best, 1, 1e-12) << peak << " " << pattern;
    }
}

// A job of 128 out of 256 fits an owned part of at most 128 beside the rented one, or one of at least 128.
TEST(CapacityPlan, OnePartOfAHybridHoldsTheLargestJobWhereThatIsPossible) {
  for (const char* price : {"6", "15", "30"})
    for (const char* job : {"100", "128", "160", "200"}) {
      const Evaluation evaluation = evaluationWith({{"workload.peak_gpus", "256"},
                                                    {"workload.largest_job_gpus", job},
                                                    {"cloud.on_demand_price", price},
                                                    {"cloud.reserved_1y_price", ""}});
      const CapacityPlan plan = planOf(Alternative::Hybrid, evaluation);
      const double owned = plan.months.front().orderedServers * 8;
      EXPECT_GE(std::max(owned, 256 - owned), std::stod(job)) << price;
    }
}

TEST(CapacityPlan, HybridOwnsSomethingAndRentsSomethingWhereThePeakNeedsMoreThanOneServer) {
  for (const char* price : {"0.01", "30", "10000"}) {
    const Evaluation evaluation =
        evaluationWith({{"cloud.on_demand_price", price}, {"cloud.reserved_1y_price", ""}});
    const CapacityPlan plan = planOf(Alternative::Hybrid, evaluation);
    EXPECT_GE(plan.months.front().orderedServers, 1);
    EXPECT_LE(plan.months.front().orderedServers, 7);
    EXPECT_GT(plan.onDemandGpuHours, 0);
  }
  const CapacityPlan tiny = planOf(
      Alternative::Hybrid, evaluationWith({{"workload.peak_gpus", "3"}, {"workload.largest_job_gpus", "2"}}));
  EXPECT_EQ(tiny.months.front().orderedServers, 1);
}

TEST(CapacityPlan, HybridFollowsThePublishedConditionForTheOwnedBase) {
  // P(demand > K) = c / ((r - v) x 8760), reference/tco.md 1.5, for K in whole servers.
  const Evaluation evaluation = evaluationWith({{"owned.lead_time_weeks", "0"},
                                                {"owned.gpus_per_server", "1"},
                                                {"owned.server_price", "340000"},
                                                {"owned.server_power_kw", "1.275"},
                                                {"owned.servers_per_fte", "88"},
                                                {"cloud.reserved_1y_price", ""},
                                                {"workload.peak_gpus", "400"}});
  const Demand demand = makeDemand(evaluation);
  const CapacityPlan plan = planCapacity(Alternative::Hybrid, evaluation, demand, linearCost(evaluation));
  const ChannelCost owned = ownedChannel(evaluation);
  const double rent = rentedChannels(evaluation).front().variablePerGpuHour;
  const double wanted = owned.fixedPerGpuYear / ((rent - owned.variablePerGpuHour) * 8760);
  const double servers = plan.months[0].ownedServers;
  EXPECT_LE(demand.curve.hoursAbove(servers + 0.5) / 8760, wanted + 0.01);
  EXPECT_GE(demand.curve.hoursAbove(servers - 0.5) / 8760, wanted - 0.01);
}

TEST(CapacityPlan, OwnedBaseOfAHybridKeepsItsShareAsDemandGrows) {
  const Evaluation evaluation = evaluationWith({{"owned.lead_time_weeks", "0"},
                                                {"workload.peak_gpus", "800"},
                                                {"workload.growth_per_year", "0.5"},
                                                {"project.horizon_months", "48"}});
  const CapacityPlan plan = planWithOwnedServers(evaluation, makeDemand(evaluation), 40);
  for (std::size_t i = 0; i < plan.months.size(); ++i)
    EXPECT_NEAR(plan.months[i].ownedServers, 40 * std::pow(1.5, static_cast<double>(i) / 12), 0.5 + 1e-9);
}

TEST(CapacityPlan, MoreOwnedServersNeverMeanMoreRent) {
  const Evaluation evaluation =
      evaluationWith({{"workload.peak_gpus", "160"}, {"workload.growth_per_year", "0.2"}});
  const Demand demand = makeDemand(evaluation);
  double lastOnDemand = std::numeric_limits<double>::infinity();
  double lastReserved = std::numeric_limits<double>::infinity();
  for (double servers = 0; servers <= serversForPeak(evaluation, demand); ++servers) {
    const CapacityPlan plan = planWithOwnedServers(evaluation, demand, servers);
    EXPECT_LE(plan.reservedGpus, lastReserved * (1 + 1e-9));
    lastReserved = plan.reservedGpus;
    const double rented = plan.onDemandGpuHours;
    if (lastReserved == 0) {
      EXPECT_LE(rented, lastOnDemand * (1 + 1e-9));
    }
    lastOnDemand = rented;
  }
}

TEST(CapacityPlan, RentedPeakIsWhatOwnedAndReservedLeaveOfThePeak) {
  const Evaluation evaluation = evaluationWith({{"cloud.relative_speed", "2"}});
  for (const MonthCapacity& month : planOf(Alternative::GpuAsAService, evaluation).months)
    EXPECT_NEAR(month.onDemandPeakGpus, 32 - month.reserved1yGpus, 1e-9);
}

TEST(CapacityPlan, OnAMonthlyClockTheCheaperReservedTakesAll) {
  const Evaluation evaluation = evaluationWith({{"cloud.billing", "month"}});
  const CapacityPlan plan = planOf(Alternative::GpuAsAService, evaluation);
  EXPECT_NEAR(plan.months[0].reserved1yGpus, 64, 1e-9);
  EXPECT_EQ(plan.onDemandGpuHours, 0);
}

TEST(CapacityPlan, ALogThatKnowsNothingNeedsNothingButTheLargestJob) {
  Evaluation evaluation = evaluationWith({{"workload.pattern", "imported"}});
  auto measured = std::make_shared<MeasuredDemand>();
  measured->gpus.assign(10, std::numeric_limits<double>::quiet_NaN());
  evaluation.measuredDemand = measured;
  for (const Alternative alternative : allAlternatives) {
    const CapacityPlan plan = planOf(alternative, evaluation);
    EXPECT_EQ(plan.usefulGpuHours + plan.onDemandGpuHours + plan.reservedGpus + plan.ownedShare, 0);
    EXPECT_EQ(plan.ownedGpus, alternative == Alternative::GpuAsAService ? 0 : 8);
  }
}

TEST(CapacityPlan, StaffIsWhatTheServersAndTheRentNeed) {
  const Evaluation evaluation = evaluationWith({{"owned.lead_time_weeks", "0"}});
  const Demand demand = makeDemand(evaluation);
  EXPECT_EQ(planWithOwnedServers(evaluation, demand, 0).peakStaffFte, 0.25);
  EXPECT_EQ(planWithOwnedServers(evaluation, demand, 3).peakStaffFte, 0.75);
  EXPECT_EQ(planWithOwnedServers(evaluation, demand, 8).peakStaffFte, 1);
}

}  // namespace
}  // namespace rackorrent

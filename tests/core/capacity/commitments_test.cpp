// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/commitments.h"

#include "core/capacity/rented_month.h"
#include "tests/core/capacity/example.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace rackorrent {
namespace {

// Prices without support, idle hours or rounding.
FieldTexts plainPrices(std::string_view onDemand, std::string_view oneYear, std::string_view threeYears) {
  return {{"cloud.on_demand_price", onDemand},
          {"cloud.reserved_1y_price", oneYear},
          {"cloud.reserved_3y_price", threeYears},
          {"cloud.support_share", "0"},
          {"cloud.idle_share", "0"}};
}

std::vector<double> staircase(int levels) {
  std::vector<double> hourly;
  for (int i = 0; i < levels; ++i) hourly.push_back(i + 1);
  return hourly;
}

std::vector<MonthLoad> months(std::size_t count, double scale = 1, double owned = 0) {
  return std::vector<MonthLoad>(count, {scale, owned});
}

TEST(Commitments, ReservedCoversTheHoursInWhichItIsCheaperThanOnDemand) {
  // At 4 against 10 a GPU must work more than 40 % of the time; ten levels make steps of 10 %.
  const LoadDurationCurve curve(staircase(10));
  const CommitmentPolicy policy(curve, RentedMarket(evaluationWith(plainPrices("10", "4", ""))));
  const std::vector<Commitment> plan = policy.plan(months(24));
  for (const Commitment& month : plan) {
    EXPECT_EQ(month.oneYear, 6);  // the sixth GPU works in 5 of 10 hours, the seventh in 4
    EXPECT_EQ(month.threeYears, 0);
  }
}

TEST(Commitments, TermsThatDoNotFitTheHorizonAreNotSigned) {
  const LoadDurationCurve curve(staircase(10));
  const CommitmentPolicy policy(curve, RentedMarket(evaluationWith(plainPrices("10", "4", "3"))));
  EXPECT_EQ(policy.plan(months(11)).front().oneYear, 0);
  EXPECT_EQ(policy.plan(months(12)).front().oneYear, 6);
  EXPECT_EQ(policy.plan(months(35)).front().threeYears, 0);
  EXPECT_EQ(policy.plan(months(35))[23].oneYear, 6);
  EXPECT_EQ(policy.plan(months(35))[24].oneYear, 0);
  EXPECT_EQ(policy.plan(months(36)).front().threeYears, 7);
  EXPECT_EQ(policy.plan(months(36)).front().oneYear, 0);
  EXPECT_EQ(policy.plan(months(48))[36].threeYears, 0);
  EXPECT_EQ(policy.plan(months(48))[36].oneYear, 6);
}

TEST(Commitments, WithoutOnDemandThePeakOfEveryMonthIsCovered) {
  const LoadDurationCurve curve(staircase(10));
  for (const FieldTexts& prices :
       {plainPrices("", "4", ""), plainPrices("", "", "3"), plainPrices("", "4", "3")})
    for (const std::size_t horizon : {1u, 11u, 12u, 30u, 36u, 47u, 120u}) {
      std::vector<MonthLoad> loads(horizon);
      for (std::size_t i = 0; i < horizon; ++i) loads[i] = {1 + 0.05 * static_cast<double>(i), 3};
      const std::vector<Commitment> plan =
          CommitmentPolicy(curve, RentedMarket(evaluationWith(prices))).plan(loads);
      for (std::size_t i = 0; i < horizon; ++i)
        EXPECT_GE(plan[i].oneYear + plan[i].threeYears, loads[i].scale * 10 - 3 - 1e-9)
            << horizon << " month " << i;
    }
}

TEST(Commitments, OwnedCapacityTakesTheBottomOfTheCurve) {
  const LoadDurationCurve curve(staircase(10));
  const CommitmentPolicy policy(curve, RentedMarket(evaluationWith(plainPrices("10", "4", ""))));
  EXPECT_EQ(policy.plan(months(12, 1, 4)).front().oneYear, 2);
  EXPECT_EQ(policy.plan(months(12, 1, 8)).front().oneYear, 0);
}

TEST(Commitments, FallingPricesMakeThreeYearsLessWorthAndRisingOnesMore) {
  const LoadDurationCurve curve(staircase(10));
  const auto threeYears = [&](std::string_view decline) {
    FieldTexts fields = plainPrices("10", "4", "3.6");
    fields.emplace_back("cloud.price_decline_per_year", decline);
    return CommitmentPolicy(curve, RentedMarket(evaluationWith(fields))).plan(months(36)).front().threeYears;
  };
  EXPECT_EQ(threeYears("0.3"), 0);  // a one-year price of 4, 2.8 and 1.96 is less than three times 3.6
  EXPECT_GT(threeYears("0"), 0);
  EXPECT_GE(threeYears("-0.3"), threeYears("0"));
}

// What three years cost: the long contract, and in each year the cheapest one-year contract on top of it.
double costOfThreeYears(const LoadDurationCurve& curve, const RentedMarket& market,
                        const std::vector<MonthLoad>& loads, double threeYears, double step) {
  double mean = 0;
  for (int month = 0; month < 12; ++month) mean += std::pow(market.yearlyFactor, month / 12.0) / 12;
  double cost = 3 * market.reserved3Years * threeYears * 8760;
  for (std::size_t year = 0; year < 3; ++year) {
    const MonthLoad& load = loads[12 * year];
    const double factor = std::pow(market.yearlyFactor, static_cast<double>(year));
    double best = std::numeric_limits<double>::infinity();
    for (double oneYear = 0; oneYear <= load.scale * curve.peak(); oneYear += step) {
      const MonthWork work =
          workOfMonth(curve, {load.scale, load.owned, threeYears + oneYear}, market.spotShare);
      const double flexible = 12 * (work.onDemand * market.onDemand.variablePerGpuHour +
                                    (market.spotShare > 0 ? work.spot * market.spot : 0));
      best = std::min(best, factor * (market.reserved1Year * oneYear * 8760 + mean * flexible));
    }
    cost += best;
  }
  return cost;
}

TEST(Commitments, LongAndShortContractsTogetherCostTheLeast) {
  std::mt19937_64 random(31);
  const auto pick = [&](const std::vector<std::string>& texts) { return texts[random() % texts.size()]; };
  for (int round = 0; round < 40; ++round) {
    std::vector<double> hourly;
    for (int i = 0; i < 20; ++i) hourly.push_back(static_cast<double>(random() % 10));
    const LoadDurationCurve curve(hourly);
    const std::string decline = pick({"0", "0", "0.2", "-0.2"});
    const std::string oneYear = pick({"4", "6"});
    const std::string longTerm = pick({"2", "3", "3.9", "5"});
    FieldTexts fields = plainPrices("10", oneYear, longTerm);
    fields.emplace_back("cloud.price_decline_per_year", decline);
    if (round % 2) {
      fields.emplace_back("cloud.spot_price", "3");
      fields.emplace_back("workload.interruptible_share", "0.5");
    }
    const RentedMarket market{evaluationWith(fields)};
    std::vector<MonthLoad> loads;
    for (std::size_t year = 0; year < 3; ++year) {
      const auto scale = static_cast<double>(1 + random() % 3);
      loads.insert(loads.end(), 12, {scale, static_cast<double>(random() % 3)});
    }
    const std::vector<Commitment> plan = CommitmentPolicy(curve, market).plan(loads);
    constexpr double step = 1;  // whole GPUs, as a provider rents them
    const double found = costOfThreeYears(curve, market, loads, plan.front().threeYears, step);
    for (double threeYears = 0; threeYears <= 30; threeYears += step)
      EXPECT_LE(found, costOfThreeYears(curve, market, loads, threeYears, step) * (1 + 1e-9))
          << "round " << round << ": " << plan.front().threeYears << " against " << threeYears;
  }
}

TEST(Commitments, AmountsAreWholeRentedGpus) {
  std::mt19937_64 random(32);
  for (int round = 0; round < 30; ++round) {
    std::vector<double> hourly;
    for (int i = 0; i < 50; ++i) hourly.push_back(static_cast<double>(random() % 1000) / 37);
    const LoadDurationCurve curve(hourly);
    FieldTexts fields = plainPrices(round % 3 ? "10" : "", "4", round % 2 ? "3" : "");
    fields.emplace_back("cloud.relative_speed", round % 4 ? "1" : "0.75");
    const double speed = round % 4 ? 1 : 0.75;
    const std::vector<Commitment> plan =
        CommitmentPolicy(curve, RentedMarket(evaluationWith(fields))).plan(months(36, 1.3, 2.5));
    for (const double gpus : {plan.front().oneYear / speed, plan.front().threeYears / speed})
      EXPECT_NEAR(gpus, std::round(gpus), 1e-9);
  }
}

// Brute force over every whole amount: none costs less than the one that was chosen.
TEST(Commitments, TheWholeAmountCostsTheLeastOfAllWholeAmounts) {
  std::mt19937_64 random(33);
  for (int round = 0; round < 30; ++round) {
    std::vector<double> hourly;
    for (int i = 0; i < 60; ++i) hourly.push_back(static_cast<double>(random() % 1000) / 41);
    const LoadDurationCurve curve(hourly);
    FieldTexts fields = plainPrices("10", round % 2 ? "4" : "6.3", "");
    if (round % 3 == 0) {
      fields.emplace_back("cloud.spot_price", "3");
      fields.emplace_back("workload.interruptible_share", "0.4");
    }
    const RentedMarket market{evaluationWith(fields)};
    const double chosen = CommitmentPolicy(curve, market).plan(months(12)).front().oneYear;
    const auto costOf = [&](double gpus) {
      const MonthWork work = workOfMonth(curve, {1, 0, gpus}, market.spotShare);
      return market.reserved1Year * gpus * 730 + work.onDemand * market.onDemand.variablePerGpuHour +
             (market.spotShare > 0 ? work.spot * market.spot : 0);
    };
    for (double gpus = 0; gpus <= 26; ++gpus) EXPECT_LE(costOf(chosen), costOf(gpus) * (1 + 1e-12)) << gpus;
  }
}

}  // namespace
}  // namespace rackorrent

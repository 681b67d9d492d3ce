// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/hybrid_search.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace rackorrent {
namespace {

double cheapestByScan(const ServerRange& range, const std::function<double(double)>& costOf) {
  double best = range.fewest;
  for (double servers = range.fewest; servers <= range.most; ++servers)
    if (costOf(servers) < costOf(best)) best = servers;
  return best;
}

TEST(HybridSearch, SmallRangesAreScannedWhateverTheShapeOfTheCost) {
  std::mt19937_64 random(3);
  for (int round = 0; round < 50; ++round) {
    std::vector<double> costs(41);
    for (double& cost : costs) cost = static_cast<double>(random() % 100);
    const auto costOf = [&](double servers) { return costs[static_cast<std::size_t>(servers)]; };
    const ServerRange range{1, 1 + static_cast<double>(random() % 40)};
    EXPECT_EQ(cheapestServers(range, {}, costOf), cheapestByScan(range, costOf));
  }
}

TEST(HybridSearch, LongRangesFindTheCheapestOfAConvexCostWithStaffSteps) {
  std::mt19937_64 random(4);
  const auto draw = [&](double most) { return most * static_cast<double>(random() % 10'000) / 10'000; };
  for (int round = 0; round < 200; ++round) {
    const ServerRange range{1, 100 + std::floor(draw(20'000))};
    const double centre = draw(range.most);
    const double bend = 0.01 + draw(3);
    const double perStep = 0.5 + draw(300);
    const double stepCost = draw(2000) * perStep / 50;
    const auto costOf = [&](double servers) {
      const double distance = servers - centre;
      return 1e6 + bend * distance * distance / (1 + std::abs(distance) / 100) +
             stepCost * std::ceil(servers / perStep);
    };
    const SearchHints hints{.likely = centre, .serversPerStaffStep = perStep};
    int asked = 0;
    const double found = cheapestServers(range, hints, [&](double servers) {
      ++asked;
      return costOf(servers);
    });
    const double best = cheapestByScan(range, costOf);
    EXPECT_LE(costOf(found), costOf(best) * (1 + 1e-4))
        << "round " << round << " best " << best << " found " << found;
    EXPECT_LT(asked, 120);
  }
}

TEST(HybridSearch, OfEquallyCheapNumbersItIsTheFewest) {
  EXPECT_EQ(cheapestServers({1, 30}, {}, [](double) { return 5.0; }), 1);
  EXPECT_EQ(cheapestServers({1, 3000}, {.likely = 700}, [](double) { return 5.0; }), 1);
}

TEST(HybridSearch, ARangeOfOneIsThatOne) {
  EXPECT_EQ(cheapestServers({1, 1}, {.likely = 9}, [](double servers) { return servers; }), 1);
}

}  // namespace
}  // namespace rackorrent

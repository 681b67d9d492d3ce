// SPDX-License-Identifier: GPL-3.0-or-later
// Rank acceptability of 8 alternatives on 12 criteria: nanoseconds a weight vector, as a ratio to the obvious
// code (mt19937_64, one vector at a time, a sort for the ranks). The same run also says how far the two
// agree.
#include "core/decision/acceptability.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <random>
#include <vector>

namespace {

using namespace rackorrent;
using Values = std::vector<std::vector<double>>;

constexpr std::uint64_t draws = 1U << 20U;

Values randomValues() {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> uniform;
  Values values(8, std::vector<double>(12));
  for (auto& row : values)
    for (double& value : row) value = uniform(random);
  return values;
}

std::vector<std::vector<double>> naive(const Values& values) {
  std::mt19937_64 random(2);
  std::exponential_distribution<double> exponential;
  std::vector<std::vector<double>> shares(values.size(), std::vector<double>(values.size(), 0));
  std::vector<double> weights(values.front().size());
  std::vector<double> scores(values.size());
  std::vector<std::size_t> order(values.size());
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    for (double& weight : weights) weight = exponential(random);
    for (std::size_t a = 0; a < values.size(); ++a)
      scores[a] = std::inner_product(weights.begin(), weights.end(), values[a].begin(), 0.0);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, std::ranges::greater{}, [&](std::size_t a) { return scores[a]; });
    for (std::size_t rank = 0; rank < order.size(); ++rank)
      shares[order[rank]][rank] += 1.0 / static_cast<double>(draws);
  }
  return shares;
}

double nanosecondsADraw(const std::function<void()>& work) {
  std::vector<double> times;
  for (int run = 0; run < 5; ++run) {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(
        std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() /
        static_cast<double>(draws));
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

}  // namespace

int main() {
  const Values values = randomValues();
  std::vector<std::vector<double>> expected;
  const double unit = nanosecondsADraw([&] { expected = naive(values); });
  std::cout << std::fixed << std::setprecision(1) << "naive, one thread: " << unit << " ns a weight vector\n";
  for (const unsigned threads : {1U, 2U}) {
    std::optional<Acceptability> found;
    const double time = nanosecondsADraw(
        [&] { found = rankAcceptability(values, {}, {.draws = draws, .seed = 1, .threads = threads}); });
    double furthest = 0;
    for (std::size_t a = 0; a < values.size(); ++a)
      for (std::size_t rank = 0; rank < values.size(); ++rank)
        furthest = std::max(furthest, std::abs(found->ranks[a][rank] - expected[a][rank]));
    std::cout << threads << " threads, with central weights: " << time << " ns, " << unit / time
              << " times the naive speed, largest difference " << std::setprecision(5) << furthest
              << std::setprecision(1) << "\n";
  }
}

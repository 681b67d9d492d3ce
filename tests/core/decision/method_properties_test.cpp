// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/additive.h"
#include "core/decision/promethee.h"
#include "core/decision/topsis.h"
#include "core/decision/vikor.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace rackorrent {
namespace {

constexpr int draws = 500;

DecisionMatrix randomMatrix(std::mt19937& random) {
  std::uniform_real_distribution<double> uniform(0, 1);
  std::uniform_int_distribution<std::size_t> alternatives(1, 6);
  std::uniform_int_distribution<std::size_t> criteria(1, 15);
  DecisionMatrix matrix;
  matrix.values.resize(alternatives(random));
  const std::size_t columns = criteria(random);
  for (auto& row : matrix.values)
    for (std::size_t j = 0; j < columns; ++j) row.push_back(std::round(20 * uniform(random)) / 20);
  double sum = 0;
  for (std::size_t j = 0; j < columns; ++j) sum += matrix.weights.emplace_back(uniform(random) + 0.01);
  for (double& weight : matrix.weights) weight /= sum;
  matrix.directions.assign(columns, Direction::More);
  return matrix;
}

// The value of each alternative, more is better, by every method.
std::vector<std::vector<double>> allMethods(const DecisionMatrix& matrix) {
  const PreferenceFunction linear{PreferenceFunction::Shape::Linear, 0.02, 0.25, 0};
  std::vector<double> compromise = vikor(matrix).compromise;
  for (double& value : compromise) value = -value;
  return {additiveScores(matrix), topsis(matrix, Normalisation::None).closeness,
          promethee(matrix, std::vector<PreferenceFunction>(matrix.criterionCount(), linear)).net,
          compromise};
}

TEST(MethodProperties, permutingAlternativesChangesNothing) {
  std::mt19937 random(1);
  for (int draw = 0; draw < draws; ++draw) {
    const DecisionMatrix matrix = randomMatrix(random);
    std::vector<std::size_t> places(matrix.alternativeCount());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::shuffle(places, random);
    DecisionMatrix permuted = matrix;
    for (std::size_t i = 0; i < places.size(); ++i) permuted.values[i] = matrix.values[places[i]];
    const auto before = allMethods(matrix);
    const auto after = allMethods(permuted);
    for (std::size_t method = 0; method < before.size(); ++method)
      for (std::size_t i = 0; i < places.size(); ++i)
        ASSERT_NEAR(after[method][i], before[method][places[i]], 1e-12) << method;
  }
}

TEST(MethodProperties, permutingCriteriaChangesNothing) {
  std::mt19937 random(2);
  for (int draw = 0; draw < draws; ++draw) {
    const DecisionMatrix matrix = randomMatrix(random);
    DecisionMatrix reversed = matrix;
    std::ranges::reverse(reversed.weights);
    for (auto& row : reversed.values) std::ranges::reverse(row);
    const auto before = allMethods(matrix);
    const auto after = allMethods(reversed);
    for (std::size_t method = 0; method < before.size(); ++method)
      for (std::size_t i = 0; i < matrix.alternativeCount(); ++i)
        ASSERT_NEAR(after[method][i], before[method][i], 1e-12) << method;
  }
}

TEST(MethodProperties, dominatedAlternativeIsNeverAheadOfTheOneThatDominatesIt) {
  std::mt19937 random(3);
  for (int draw = 0; draw < draws; ++draw) {
    DecisionMatrix matrix = randomMatrix(random);
    std::vector<double> worse = matrix.values.front();
    for (double& value : worse) value -= 0.05;
    matrix.values.push_back(worse);
    for (const auto& values : allMethods(matrix)) ASSERT_GE(values.front(), values.back() - 1e-12);
  }
}

TEST(MethodProperties, noMethodEverGivesNan) {
  std::mt19937 random(4);
  for (int draw = 0; draw < draws; ++draw) {
    DecisionMatrix matrix = randomMatrix(random);
    for (auto& row : matrix.values) row.front() = 0.5;
    for (const auto& values : allMethods(matrix))
      for (const double value : values) ASSERT_TRUE(std::isfinite(value));
  }
}

TEST(MethodProperties, raisingAWeightNeverHurtsTheAlternativeThatIsBestOnIt) {
  std::mt19937 random(5);
  for (int draw = 0; draw < draws; ++draw) {
    DecisionMatrix matrix = randomMatrix(random);
    const auto best =
        std::ranges::max_element(matrix.values, {}, [](const auto& row) { return row.front(); });
    const auto place = static_cast<std::size_t>(best - matrix.values.begin());
    const auto rankOf = [&] {
      const std::vector<double> scores = additiveScores(matrix);
      return std::ranges::count_if(scores, [&](double score) { return score > scores[place] + 1e-12; });
    };
    const auto before = rankOf();
    matrix.weights.front() *= 3;
    ASSERT_LE(rankOf(), before);
  }
}

}  // namespace
}  // namespace rackorrent

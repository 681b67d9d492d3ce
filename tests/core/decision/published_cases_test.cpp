// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the published cases beside the checkout, so that a case added there is tested here without a change.
// The cases that matter are also written out in the tests of each method; a checkout without the folder skips
// visibly.
#include "core/decision/acceptability.h"
#include "core/decision/ahp.h"
#include "core/decision/promethee.h"
#include "core/decision/rank_weights.h"
#include "core/decision/topsis.h"
#include "core/decision/vikor.h"
#include "core/decision/weight_stability.h"
#include "tests/support/folders.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace rackorrent {
namespace {

using Json = nlohmann::json;

std::optional<Json> publishedCases() {
  const std::filesystem::path file = test::sharedFolder() / "reference/mcda-cases.json";
  std::ifstream stream(file);
  if (!stream) return std::nullopt;
  Json cases = Json::parse(stream);
  return cases.is_array() ? cases : cases.at("cases");
}

DecisionMatrix matrixOf(const Json& inputs) {
  DecisionMatrix matrix;
  matrix.values = inputs.at("matrix").get<std::vector<std::vector<double>>>();
  matrix.weights = inputs.at("weights").get<std::vector<double>>();
  for (const auto& direction : inputs.at("directions"))
    matrix.directions.push_back(direction == "max" ? Direction::More : Direction::Less);
  return matrix;
}

PreferenceFunction functionOf(const Json& json) {
  using Shape = PreferenceFunction::Shape;
  const std::map<std::string, Shape> shapes = {{"usual", Shape::Usual},   {"ushape", Shape::UShape},
                                               {"vshape", Shape::VShape}, {"level", Shape::Level},
                                               {"linear", Shape::Linear}, {"gauss", Shape::Gaussian}};
  return {shapes.at(json.at("kind")), json.value("q", 0.0), json.value("p", 0.0), json.value("s", 0.0)};
}

class PublishedCase {
 public:
  // The file holds seven digits; a tighter tolerance would measure their rounding.
  explicit PublishedCase(const Json& json)
      : m_json(json), m_tolerance(std::max(5.1e-8, json.at("tolerance").get<double>())) {}

  void check() const {
    const Json& inputs = m_json.at("inputs");
    const std::string method = m_json.at("method");
    if (method == "TOPSIS") checkTopsis(inputs);
    if (method == "VIKOR") checkVikor(inputs);
    if (method == "PROMETHEE II") checkPromethee(inputs);
    if (method == "AHP (principal eigenvector)") checkAhp(inputs);
    if (method == "ROC weights") checkRankWeights(inputs, RankFormula::Centroid);
    if (method == "rank-sum weights") checkRankWeights(inputs, RankFormula::Sum);
    if (method == "rank-reciprocal weights") checkRankWeights(inputs, RankFormula::Reciprocal);
    if (method.starts_with("weight stability")) checkStability(inputs);
    if (method.starts_with("SMAA")) checkAcceptability(inputs);
  }

 private:
  void expect(const char* key, const std::vector<double>& found) const {
    if (!m_json.at("expected").contains(key)) return;
    const auto expected = m_json.at("expected").at(key).get<std::vector<double>>();
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
      EXPECT_NEAR(found[i], expected[i], m_tolerance) << key << ' ' << i;
  }

  void checkTopsis(const Json& inputs) const {
    const std::map<std::string, Normalisation> normalisations = {
        {"none", Normalisation::None}, {"vector", Normalisation::Vector}, {"minmax", Normalisation::MinMax}};
    const TopsisResult result = topsis(matrixOf(inputs), normalisations.at(inputs.at("normalisation")));
    expect("closeness", result.closeness);
    expect("ideal", result.ideal);
    expect("anti_ideal", result.antiIdeal);
  }

  void checkVikor(const Json& inputs) const {
    const VikorResult result = vikor(matrixOf(inputs), inputs.at("v"));
    expect("S", result.groupRegret);
    expect("R", result.individualRegret);
    expect("Q", result.compromise);
    if (!m_json.at("expected").contains("compromise_set")) return;
    std::vector<std::size_t> set = result.compromiseSet;
    for (std::size_t& place : set) ++place;
    std::ranges::sort(set);
    EXPECT_EQ(set, m_json.at("expected").at("compromise_set").get<std::vector<std::size_t>>());
  }

  void checkPromethee(const Json& inputs) const {
    std::vector<PreferenceFunction> functions;
    for (const auto& function : inputs.at("preference_functions")) functions.push_back(functionOf(function));
    const PrometheeResult result = promethee(matrixOf(inputs), functions);
    expect("phi", result.net);
    if (!m_json.at("expected").contains("pi")) return;
    const auto printed = m_json.at("expected").at("pi").get<std::vector<std::vector<double>>>();
    for (std::size_t a = 0; a < printed.size(); ++a)
      for (std::size_t b = 0; b < printed.size(); ++b)
        EXPECT_NEAR(result.preferences[a][b], printed[a][b], m_tolerance) << a << ' ' << b;
  }

  void checkAhp(const Json& inputs) const {
    const auto rows = inputs.at("pairwise").get<std::vector<std::vector<double>>>();
    PairwiseMatrix matrix(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (std::size_t j = i + 1; j < rows.size(); ++j) matrix.judge(i, j, rows[i][j]);
    const auto result = analyticHierarchy(matrix);
    ASSERT_TRUE(result);
    expect("weights", result->weights);
    if (!m_json.at("expected").contains("CR")) return;
    const auto n = static_cast<double>(rows.size());
    const double index = (result->principalEigenvalue - n) / (n - 1);
    EXPECT_NEAR(index / inputs.at("RI_used").get<double>(), m_json.at("expected").at("CR"), m_tolerance);
  }

  void checkRankWeights(const Json& inputs, RankFormula formula) const {
    std::vector<int> ranks;
    if (inputs.contains("ranks"))
      ranks = inputs.at("ranks").get<std::vector<int>>();
    else
      for (int rank = 1; rank <= inputs.at("n"); ++rank) ranks.push_back(rank);
    const std::vector<double> weights = rankWeights(ranks, formula);
    expect("weights", weights);
    for (std::size_t place = 0; place < weights.size(); ++place) {
      const std::string key = "rank" + std::to_string(place + 1);
      if (!m_json.at("expected").contains(key)) continue;
      EXPECT_NEAR(weights[place], m_json.at("expected").at(key), m_tolerance) << key;
    }
  }

  void checkStability(const Json& inputs) const {
    const DecisionMatrix matrix{inputs.at("values"), inputs.at("weights"), {}};
    const auto intervals = stabilityIntervals(matrix);
    const auto printed = m_json.at("expected").at("intervals").get<std::vector<std::vector<double>>>();
    ASSERT_EQ(intervals.size(), printed.size());
    for (std::size_t j = 0; j < printed.size(); ++j) {
      EXPECT_NEAR(intervals[j].low, printed[j][0], m_tolerance) << j;
      EXPECT_NEAR(intervals[j].high, printed[j][1], m_tolerance) << j;
    }
  }

  // The cases with values; those with uncertain measurements are the study's.
  void checkAcceptability(const Json& inputs) const {
    if (!m_json.at("expected").contains("rank_acceptability") || !inputs.contains("values")) return;
    const auto result = rankAcceptability(inputs.at("values"), {}, {.draws = 1U << 21U});
    ASSERT_TRUE(result);
    const auto printed =
        m_json.at("expected").at("rank_acceptability").get<std::vector<std::vector<double>>>();
    for (std::size_t a = 0; a < printed.size(); ++a)
      for (std::size_t rank = 0; rank < printed.size(); ++rank)
        EXPECT_NEAR(result->ranks[a][rank], printed[a][rank], m_tolerance) << a << ' ' << rank;
  }

  const Json& m_json;
  double m_tolerance;
};

bool isOurs(const std::string& method) {
  const auto starts = {"TOPSIS", "VIKOR", "AHP (principal", "ROC", "rank-", "weight stability", "SMAA"};
  return method == "PROMETHEE II" ||
         std::ranges::any_of(starts, [&](const char* start) { return method.starts_with(start); });
}

TEST(PublishedCases, allEngineTestsOfTheMethodsFollow) {
  const auto cases = publishedCases();
  if (!cases) GTEST_SKIP() << "reference/mcda-cases.json is not beside this checkout";
  int checked = 0;
  for (const Json& json : *cases) {
    if (!isOurs(json.at("method")) || !json.at("use_as_engine_test").get<bool>()) continue;
    SCOPED_TRACE(json.at("id").get<std::string>());
    PublishedCase(json).check();
    ++checked;
  }
  EXPECT_GE(checked, 40);
}

}  // namespace
}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the published cases beside the checkout, so that a case added there is tested here without a change.
// The cases that matter are also written out in the tests of each method; a checkout without the folder skips
// visibly.
#include "core/decision/promethee.h"
#include "core/decision/topsis.h"
#include "core/decision/vikor.h"
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
  explicit PublishedCase(const Json& json) : m_json(json), m_tolerance(json.at("tolerance")) {}

  void check() const {
    const Json& inputs = m_json.at("inputs");
    const std::string method = m_json.at("method");
    if (method == "TOPSIS") checkTopsis(inputs);
    if (method == "VIKOR") checkVikor(inputs);
    if (method == "PROMETHEE II") checkPromethee(inputs);
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

  const Json& m_json;
  double m_tolerance;
};

TEST(PublishedCases, allEngineTestsOfTheRankingMethodsFollow) {
  const auto cases = publishedCases();
  if (!cases) GTEST_SKIP() << "reference/mcda-cases.json is not beside this checkout";
  int checked = 0;
  for (const Json& json : *cases) {
    const std::string method = json.at("method");
    const bool isRanking = method == "TOPSIS" || method == "VIKOR" || method == "PROMETHEE II";
    if (!isRanking || !json.at("use_as_engine_test").get<bool>()) continue;
    SCOPED_TRACE(json.at("id").get<std::string>());
    PublishedCase(json).check();
    ++checked;
  }
  EXPECT_GE(checked, 17);
}

}  // namespace
}  // namespace rackorrent

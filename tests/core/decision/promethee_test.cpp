// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/promethee.h"

#include <gtest/gtest.h>
#include <numeric>

namespace rackorrent {
namespace {

constexpr Direction more = Direction::More;
constexpr Direction less = Direction::Less;
using Shape = PreferenceFunction::Shape;

void expectNet(const PrometheeResult& result, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(result.net.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(result.net[i], expected[i], tolerance) << i;
  EXPECT_NEAR(std::accumulate(result.net.begin(), result.net.end(), 0.0), 0, 1e-12);
}

// Each case is one of reference/mcda-cases.json with its id and its tolerance there.

TEST(Promethee,
     bransVincheMareschal1986WithAllSixPreferenceFunctions) {  // promethee-brans-vincke-mareschal-1986
  const DecisionMatrix matrix{{{80, 90, 6, 5.4, 8, 5},
                               {65, 58, 2, 9.7, 1, 1},
                               {83, 60, 4, 7.2, 4, 7},
                               {40, 80, 10, 7.5, 7, 10},
                               {52, 72, 6, 2.0, 3, 8},
                               {94, 96, 7, 3.6, 5, 6}},
                              {1, 1, 1, 1, 1, 1},
                              {less, more, less, less, less, more}};
  const PrometheeResult result = promethee(matrix, {{Shape::UShape, 10, 0, 0},
                                                    {Shape::VShape, 0, 30, 0},
                                                    {Shape::Linear, 0.5, 5, 0},
                                                    {Shape::Level, 1, 6, 0},
                                                    {Shape::Usual, 0, 0, 0},
                                                    {Shape::Gaussian, 0, 0, 5}});
  const std::vector<std::vector<double>> printed = {
      {0, 0.296, 0.25, 0.268, 0.1, 0.185},   {0.462, 0, 0.389, 0.333, 0.296, 0.5},
      {0.236, 0.18, 0, 0.333, 0.056, 0.429}, {0.399, 0.505, 0.305, 0, 0.223, 0.212},
      {0.444, 0.515, 0.487, 0.38, 0, 0.448}, {0.286, 0.399, 0.25, 0.432, 0.133, 0}};
  for (std::size_t a = 0; a < 6; ++a)
    for (std::size_t b = 0; b < 6; ++b)
      EXPECT_NEAR(result.preferences[a][b], printed[a][b], 1e-3) << a << ' ' << b;
}

TEST(Promethee, zhao2013) {  // promethee-zhao-2013
  const DecisionMatrix matrix{{{4, 3, 2}, {3, 2, 4}, {5, 1, 3}}, {0.5, 0.3, 0.2}, {more, more, more}};
  expectNet(promethee(matrix, std::vector<PreferenceFunction>(3)), {0.1, -0.3, 0.2}, 1e-9);
}

const std::vector<std::vector<double>> jmcdm = {{42, 35, 43, 51}, {89, 72, 92, 85}, {14, 85, 17, 40},
                                                {57, 60, 45, 80}, {48, 32, 43, 40}, {71, 45, 60, 85},
                                                {69, 40, 72, 55}, {64, 35, 70, 60}};
const std::vector<PreferenceFunction> jmcdmFunctions = {{Shape::Linear, 49, 100, 0},
                                                        {Shape::VShape, 0, 98, 0},
                                                        {Shape::Linear, 45, 95, 0},
                                                        {Shape::Linear, 30, 80, 0}};
const std::vector<double> jmcdmPrinted = {0.0699, -0.1486, -0.0614, -0.0478, 0.0986, -0.0006, 0.0324, 0.0575};

TEST(Promethee, jmcdmFlowsFollowOnceAllFourAreCosts) {  // promethee-jmcdm-minimised
  const DecisionMatrix matrix{jmcdm, {0.25, 0.35, 0.22, 0.18}, {less, less, less, less}};
  expectNet(promethee(matrix, jmcdmFunctions), jmcdmPrinted, 2e-4);
}

// promethee-jmcdm-sign-trap: the printed flows have the opposite sign of what the declared directions give.
TEST(Promethee, jmcdmAsDeclaredGivesTheOppositeSign) {
  const DecisionMatrix matrix{jmcdm, {0.25, 0.35, 0.22, 0.18}, {more, more, more, more}};
  std::vector<double> opposite = jmcdmPrinted;
  for (double& flow : opposite) flow = -flow;
  expectNet(promethee(matrix, jmcdmFunctions), opposite, 2e-4);
}

TEST(Promethee, metroWithMixedFunctions) {  // promethee-metro-mixed (derived)
  const DecisionMatrix matrix{
      {{1, 10, 1}, {4, 20, 2}, {2, 20, 0}, {6, 40, 0}, {30, 30, 3}}, {0.2, 0.3, 0.5}, {less, less, more}};
  expectNet(
      promethee(matrix, {{Shape::Gaussian, 0, 0, 4}, {Shape::Level, 11, 15, 0}, {Shape::Linear, 1, 3, 0}}),
      {0.1784, 0.2377, -0.0385, -0.4152, 0.0375}, 6e-5);
}

TEST(Promethee, oneAlternativeHasNoFlow) {
  const PrometheeResult result =
      promethee({{{1, 2}}, {1, 1}, {more, more}}, std::vector<PreferenceFunction>(2));
  EXPECT_EQ(result.net, std::vector<double>{0});
}

}  // namespace
}  // namespace rackorrent

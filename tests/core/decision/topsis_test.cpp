// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/topsis.h"

#include <gtest/gtest.h>

namespace rackorrent {
namespace {

constexpr Direction more = Direction::More;
constexpr Direction less = Direction::Less;

void expectCloseness(const TopsisResult& result, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(result.closeness.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i)
    EXPECT_NEAR(result.closeness[i], expected[i], tolerance) << i;
}

// Each case is one of reference/mcda-cases.json with its id and its tolerance there.

TEST(Topsis, tzengHuang2011) {  // topsis-tzeng-huang-2011
  const DecisionMatrix matrix{
      {{5, 8, 4}, {7, 6, 8}, {8, 8, 6}, {7, 4, 6}}, {0.3, 0.4, 0.3}, {more, more, more}};
  expectCloseness(topsis(matrix, Normalisation::Vector), {0.5037, 0.6581, 0.7482, 0.334}, 6e-5);
}

TEST(Topsis, mountainClimbingOfOpricovicTzeng2004WithMinMax) {  // topsis-mountain-minmax
  const DecisionMatrix matrix{{{1, 3000}, {2, 3750}, {5, 4500}}, {0.5, 0.5}, {less, more}};
  expectCloseness(topsis(matrix, Normalisation::MinMax), {0.5, 0.617, 0.5}, 6e-4);
}

TEST(Topsis, changeOfUnitsMovesVectorFormButNotMinMax) {  // topsis-mountain-shifted-units (derived)
  const DecisionMatrix shifted{{{6, 2}, {7, 2.75}, {10, 3.5}}, {0.5, 0.5}, {less, more}};
  expectCloseness(topsis(shifted, Normalisation::Vector), {0.4889, 0.6121, 0.5111}, 6e-5);
  const DecisionMatrix original{{{1, 3000}, {2, 3750}, {5, 4500}}, {0.5, 0.5}, {less, more}};
  expectCloseness(topsis(shifted, Normalisation::MinMax), topsis(original, Normalisation::MinMax).closeness,
                  1e-12);
}

TEST(Topsis, carsOfHodgettWithIdealPoints) {  // topsis-hodgett-cars
  const DecisionMatrix matrix{{{5490, 51.4, 8.5, 285}, {6500, 70.6, 7, 288}, {6489, 54.3, 7.5, 290}},
                              {0.35, 0.25, 0.25, 0.15},
                              {less, more, more, more}};
  const TopsisResult result = topsis(matrix, Normalisation::Vector);
  expectCloseness(result, {0.4817, 0.5182, 0.178}, 6e-5);
  const std::vector<double> ideal = {0.1795738, 0.171636, 0.1594997, 0.0873028};
  const std::vector<double> antiIdeal = {0.2126101, 0.1249588, 0.1313527, 0.0857975};
  for (std::size_t j = 0; j < 4; ++j) {
    EXPECT_NEAR(result.ideal[j], ideal[j], 6e-5);
    EXPECT_NEAR(result.antiIdeal[j], antiIdeal[j], 6e-5);
  }
}

TEST(Topsis, withoutNormalisation) {  // topsis-no-normalisation
  const DecisionMatrix matrix{{{1, 0, 3}, {0, 5, 6}}, {1, 1, 1}, {more, more, more}};
  expectCloseness(topsis(matrix, Normalisation::None), {0.1463925, 0.8536075}, 1e-7);
}

TEST(Topsis, constantColumnChangesNothing) {
  const DecisionMatrix plain{{{1, 0}, {0, 5}, {1, 3}}, {1, 2}, {more, more}};
  const DecisionMatrix withConstant{{{1, 0, 7}, {0, 5, 7}, {1, 3, 7}}, {1, 2, 3}, {more, more, less}};
  for (const auto normalisation : {Normalisation::None, Normalisation::Vector, Normalisation::MinMax})
    expectCloseness(topsis(withConstant, normalisation), topsis(plain, normalisation).closeness, 1e-12);
}

TEST(Topsis, oneAlternativeOrIdenticalRowsAreAllAtTheIdeal) {
  expectCloseness(topsis({{{1, 2}}, {1, 1}, {more, less}}, Normalisation::Vector), {1}, 0);
  expectCloseness(topsis({{{1, 2}, {1, 2}}, {1, 1}, {more, less}}, Normalisation::MinMax), {1, 1}, 0);
}

TEST(Topsis, noAlternativeGivesAnEmptyResult) {
  EXPECT_TRUE(topsis({{}, {1, 1}, {more, more}}, Normalisation::None).closeness.empty());
}

}  // namespace
}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/vikor.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

constexpr Direction more = Direction::More;
constexpr Direction less = Direction::Less;

void expectNear(const std::vector<double>& found, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(found[i], expected[i], tolerance) << i;
}

// Numbered from 1 and sorted, as the cases print it.
std::vector<std::size_t> numbered(std::vector<std::size_t> set) {
  for (std::size_t& place : set) ++place;
  std::ranges::sort(set);
  return set;
}

// Each case is one of reference/mcda-cases.json with its id and its tolerance there.

TEST(Vikor, tzengHuang2011IsASetOfTwo) {  // vikor-tzeng-huang-2011
  const DecisionMatrix matrix{
      {{5, 8, 4}, {7, 6, 8}, {8, 8, 6}, {7, 4, 6}}, {0.3, 0.4, 0.3}, {more, more, more}};
  const VikorResult result = vikor(matrix);
  expectNear(result.groupRegret, {0.6, 0.3, 0.15, 0.65}, 1e-9);
  expectNear(result.individualRegret, {0.3, 0.2, 0.15, 0.4}, 1e-9);
  expectNear(result.compromise, {0.75, 0.25, 0, 1}, 1e-9);
  EXPECT_FALSE(result.hasAdvantage);
  EXPECT_TRUE(result.isStable);
  EXPECT_EQ(numbered(result.compromiseSet), (std::vector<std::size_t>{2, 3}));
}

TEST(Vikor, tieIsASetOfThree) {  // vikor-tie
  const DecisionMatrix matrix{
      {{4, 4, 4}, {7, 6, 8}, {8, 8, 6}, {6, 8, 8}}, {0.3, 0.4, 0.3}, {more, more, more}};
  const VikorResult result = vikor(matrix);
  expectNear(result.compromise, {1, 0.1735294, 0, 0}, 1e-7);
  EXPECT_EQ(numbered(result.compromiseSet), (std::vector<std::size_t>{2, 3, 4}));
}

struct HydropowerCase {
  const char* id;
  std::vector<double> weights;
  std::vector<double> group;
  std::vector<double> individual;
  std::vector<double> compromise;
  std::vector<std::size_t> set;
};

class Hydropower : public testing::TestWithParam<HydropowerCase> {};

// Opricovic & Tzeng 2007, EJOR 178: six hydropower systems under several weights, printed to three decimals.
TEST_P(Hydropower, followsOpricovicTzeng2007) {
  const DecisionMatrix matrix{{{4184.3, 2914.0, 407.2, 251.0, 195, 244, 15, 2.41},
                               {5211.9, 3630.0, 501.7, 308.3, 282, 346, 21, 1.41},
                               {5021.3, 3920.5, 504.0, 278.6, 12, 56, 3, 4.42},
                               {5566.1, 3957.9, 559.5, 335.3, 167, 268, 16, 3.36},
                               {5060.5, 3293.5, 514.1, 284.2, 69, 90, 7, 4.04},
                               {4317.9, 2925.9, 432.8, 239.3, 12, 55, 3, 4.36}},
                              GetParam().weights,
                              {more, less, more, more, less, less, less, more}};
  const VikorResult result = vikor(matrix);
  expectNear(result.groupRegret, GetParam().group, 1.1e-3);
  expectNear(result.individualRegret, GetParam().individual, 1.1e-3);
  expectNear(result.compromise, GetParam().compromise, 1.1e-3);
  EXPECT_EQ(numbered(result.compromiseSet), GetParam().set);
}

INSTANTIATE_TEST_SUITE_P(Vikor, Hydropower,
                         testing::Values(HydropowerCase{"w1",
                                                        {1, 1, 1, 1, 1, 1, 1, 1},
                                                        {0.692, 0.7, 0.29, 0.423, 0.28, 0.346},
                                                        {0.125, 0.125, 0.121, 0.125, 0.067, 0.125},
                                                        {0.991, 1, 0.473, 0.67, 0, 0.578},
                                                        {5}},
                                         HydropowerCase{"w2",
                                                        {2, 2, 2, 2, 1, 1, 1, 1},
                                                        {0.701, 0.6, 0.386, 0.365, 0.317, 0.459},
                                                        {0.167, 0.114, 0.161, 0.167, 0.089, 0.167},
                                                        {1, 0.533, 0.552, 0.563, 0, 0.686},
                                                        {5}},
                                         HydropowerCase{"w4",
                                                        {1, 1, 1, 1, 3.2, 3.2, 3.2, 3.2},
                                                        {0.678, 0.857, 0.138, 0.513, 0.222, 0.167},
                                                        {0.129, 0.19, 0.057, 0.139, 0.042, 0.06},
                                                        {0.668, 1, 0.051, 0.588, 0.058, 0.078},
                                                        {3, 5, 6}}),
                         [](const auto& of) { return std::string(of.param.id); });

TEST(Vikor, celikbilek2018) {  // vikor-celikbilek-2018
  const DecisionMatrix matrix{{{100, 92, 10, 2, 80, 70, 95, 80},
                               {80, 70, 8, 4, 100, 80, 80, 90},
                               {90, 85, 5, 0, 75, 95, 70, 70},
                               {70, 88, 20, 18, 60, 90, 95, 85}},
                              {0.11, 0.035, 0.379, 0.384, 0.002, 0.002, 0.01, 0.077},
                              std::vector<Direction>(8, more)};
  expectNear(vikor(matrix).compromise, {0.7489878, 0.7332094, 1, 0}, 1e-6);
}

TEST(Vikor, papathanasiouPloskas2018WithOtherStrategy) {  // vikor-papathanasiou-v0625
  const DecisionMatrix matrix{
      {{8, 7, 2, 1}, {5, 3, 7, 5}, {7, 5, 6, 4}, {9, 9, 7, 3}, {11, 10, 3, 7}, {6, 9, 5, 4}},
      {0.4, 0.3, 0.1, 0.2},
      std::vector<Direction>(4, more)};
  expectNear(vikor(matrix, 0.625).compromise, {0.64, 1, 0.693, 0.271, 0, 0.694}, 6e-4);
}

TEST(Vikor, advantageWithoutStabilityGivesTheFirstTwo) {  // vikor-advantage-without-stability
  const DecisionMatrix matrix{{{1, 101, 1, 101, 1},
                               {101, 1, 101, 1, 101},
                               {1, 1, 1, 1, 101},
                               {11, 11, 11, 16, 61},
                               {56, 56, 56, 56, 56}},
                              std::vector<double>(5, 0.2),
                              std::vector<Direction>(5, less)};
  const VikorResult result = vikor(matrix);
  expectNear(result.groupRegret, {0.4, 0.6, 0.2, 0.21, 0.55}, 1e-3);
  expectNear(result.individualRegret, {0.2, 0.2, 0.2, 0.12, 0.11}, 1e-3);
  expectNear(result.compromise, {0.75, 1, 0.5, 0.0680556, 0.4375}, 1e-3);
  EXPECT_TRUE(result.hasAdvantage);
  EXPECT_FALSE(result.isStable);
  EXPECT_EQ(numbered(result.compromiseSet), (std::vector<std::size_t>{4, 5}));
}

TEST(Vikor, constantColumnsAndEqualRowsGiveZeroNotNan) {
  expectNear(vikor({{{3, 7}, {3, 7}}, {1, 1}, {more, more}}).compromise, {0, 0}, 0);
  expectNear(vikor({{{3, 7}, {3, 8}}, {1, 1}, {more, more}}).compromise, {1, 0}, 0);
}

TEST(Vikor, oneAlternativeIsTheCompromise) {
  const VikorResult result = vikor({{{3, 7}}, {1, 1}, {more, more}});
  EXPECT_EQ(result.compromiseSet, std::vector<std::size_t>{0});
  EXPECT_TRUE(result.hasAdvantage && result.isStable);
}

}  // namespace
}  // namespace rackorrent

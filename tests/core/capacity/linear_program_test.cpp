// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/optimal_mix.h"
#include "tests/core/demand/real_hours.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <gtest/gtest.h>
#include <random>
#include <utility>
#include <vector>

#ifdef RACKORRENT_HAS_GLPK
#include <glpk.h>
#endif

namespace rackorrent {
namespace {

#ifdef RACKORRENT_HAS_GLPK

struct Case {
  std::vector<double> hourly;
  std::vector<ChannelCost> channels;
  double spotShare = 0;
};

// Three to five channels: one always by the hour, spot in every other.
Case randomCase(std::mt19937_64& random, std::vector<double> hourly) {
  const auto draw = [&](double most) { return most * static_cast<double>(random() % 100'000) / 100'000; };
  Case result;
  result.hourly = std::move(hourly);
  result.channels = {{Channel::OnDemand, 0, 3 + draw(12)}, {Channel::Owned, 8760 * draw(8), draw(2)}};
  if (random() % 2) {
    result.channels.push_back({Channel::Spot, 0, draw(6)});
    result.spotShare = draw(1);
  }
  const std::array more = {ChannelCost{Channel::Reserved1Year, 8760 * draw(10), 0},
                           ChannelCost{Channel::Reserved3Years, 8760 * draw(8), draw(1)}};
  const std::size_t least = result.channels.size() == 2 ? 1 : 0;
  for (std::size_t i = 0; i < least + random() % (3 - least); ++i) result.channels.push_back(more[i]);
  return result;
}

std::vector<double> randomHours(std::mt19937_64& random) {
  const auto draw = [&](double most) { return most * static_cast<double>(random() % 100'000) / 100'000; };
  const double exponent = 0.3 + draw(3);
  std::vector<double> hourly(168);
  for (double& gpus : hourly) gpus = 100 * std::pow(draw(1), exponent);
  return hourly;
}

// min sum F_i C_i + sum V_i g_ih with sum_i g_ih = d_h, g_ih <= C_i and g_spot,h <= share x d_h, by GLPK's
// simplex.
class LinearProgram {
 public:
  explicit LinearProgram(const Case& input) : m_input(input), m_problem(glp_create_prob()) {
    glp_term_out(GLP_OFF);
    addColumns();
    addRows();
  }
  ~LinearProgram() { glp_delete_prob(m_problem); }
  LinearProgram(const LinearProgram&) = delete;
  LinearProgram& operator=(const LinearProgram&) = delete;

  double optimum() {
    glp_load_matrix(m_problem, static_cast<int>(m_value.size()) - 1, m_row.data(), m_column.data(),
                    m_value.data());
    glp_smcp options;
    glp_init_smcp(&options);
    options.msg_lev = GLP_MSG_OFF;
    options.meth = GLP_DUALP;
    options.tol_bnd = options.tol_dj = 1e-9;
    EXPECT_EQ(glp_simplex(m_problem, &options), 0);
    EXPECT_EQ(glp_get_status(m_problem), GLP_OPT);
    return glp_get_obj_val(m_problem);
  }

 private:
  int capacityColumn(std::size_t channel) const { return static_cast<int>(channel) + 1; }
  int workColumn(std::size_t channel, std::size_t hour) const {
    return static_cast<int>(m_input.channels.size() * (hour + 1) + channel) + 1;
  }

  void addColumns() {
    const double hoursOfYear = 8760 / static_cast<double>(m_input.hourly.size());
    glp_add_cols(m_problem, static_cast<int>(m_input.channels.size() * (m_input.hourly.size() + 1)));
    for (std::size_t i = 0; i < m_input.channels.size(); ++i) {
      const ChannelCost& cost = m_input.channels[i];
      glp_set_col_bnds(m_problem, capacityColumn(i), GLP_LO, 0, 0);
      glp_set_obj_coef(m_problem, capacityColumn(i), cost.fixedPerGpuYear);
      for (std::size_t hour = 0; hour < m_input.hourly.size(); ++hour) {
        const double most = m_input.spotShare * m_input.hourly[hour];
        const bool isLimited = cost.channel == Channel::Spot;
        glp_set_col_bnds(m_problem, workColumn(i, hour),
                         !isLimited ? GLP_LO
                         : most > 0 ? GLP_DB
                                    : GLP_FX,
                         0, most);
        glp_set_obj_coef(m_problem, workColumn(i, hour), cost.variablePerGpuHour * hoursOfYear);
      }
    }
  }

  void addRows() {
    for (std::size_t hour = 0; hour < m_input.hourly.size(); ++hour) {
      const int demandRow = glp_add_rows(m_problem, 1);
      glp_set_row_bnds(m_problem, demandRow, GLP_FX, m_input.hourly[hour], m_input.hourly[hour]);
      for (std::size_t i = 0; i < m_input.channels.size(); ++i) {
        add(demandRow, workColumn(i, hour), 1);
        const int limitRow = glp_add_rows(m_problem, 1);
        glp_set_row_bnds(m_problem, limitRow, GLP_UP, 0, 0);
        add(limitRow, workColumn(i, hour), 1);
        add(limitRow, capacityColumn(i), -1);
      }
    }
  }

  void add(int row, int column, double value) {
    m_row.push_back(row);
    m_column.push_back(column);
    m_value.push_back(value);
  }

  const Case& m_input;
  glp_prob* m_problem;
  std::vector<int> m_row{0};  // GLPK counts from 1
  std::vector<int> m_column{0};
  std::vector<double> m_value{0};
};

void expectSameOptimum(const Case& input, const char* name) {
  ASSERT_GE(input.channels.size(), 3u);
  ASSERT_LE(input.channels.size(), 5u);
  const double expected = LinearProgram(input).optimum();
  const OptimalMix mix =
      optimalMix(LoadDurationCurve(input.hourly), input.channels, {.interruptibleShare = input.spotShare});
  EXPECT_NEAR(mix.costPerYear / expected, 1, 1e-9)
      << name << ", channels " << input.channels.size() << ", spot share " << input.spotShare;
}

TEST(LinearProgram, HasTheSameOptimumOnThirtyRandomCurves) {
  std::mt19937_64 random(2024);
  for (int round = 0; round < 30; ++round)
    expectSameOptimum(randomCase(random, randomHours(random)), "random");
}

TEST(LinearProgram, HasTheSameOptimumOnFiveRealCurves) {
  if (!std::filesystem::exists(realSeriesFolder()))
    GTEST_SKIP() << realSeriesFolder() << " is not in this checkout";
  std::mt19937_64 random(2025);
  for (const RealSeries& series : {heliosFull, heliosFullAndWaiting, heliosSudden, heliosIdle, heliosVaried})
    for (int round = 0; round < 3; ++round)
      expectSameOptimum(randomCase(random, realHours(series)), series.file);
}

#else

TEST(LinearProgram, IsTheOracleOfTheOptimalMix) {
  GTEST_SKIP() << "GLPK (libglpk-dev) was not found when this test was built";
}

#endif

}  // namespace
}  // namespace rackorrent

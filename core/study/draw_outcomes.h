// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/study/world_model.h"
#include "core/uncertainty/quantile_function.h"
#include "core/uncertainty/rank_correlation.h"
#include "core/uncertainty/uniform_draws.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rackorrent {

// The draws of which month by month costs are kept: bands come from these.
inline constexpr std::size_t mostDrawsWithMonths = 16384;

// Places of the alternatives in one draw; 0 stands for "not feasible", 1 is first.
using Places = std::array<std::uint8_t, 4>;

// What came out of each draw, by its index. Months "never" is -1, "always" 0.
struct DrawOutcomes {
  std::array<std::vector<double>, 4> total;
  std::array<std::vector<double>, 4> presentValue;
  std::array<std::vector<double>, 4> perGpuHour;
  std::vector<double> lead;               // of today's answer, in score
  std::vector<Places> places;             // with today's weights
  std::vector<Places> placesWithWeights;  // with weights drawn too
  std::vector<std::int16_t> breakEvenMonths;
  std::array<std::vector<float>, 4> cumulative;  // draw by draw, months of the longest horizon + 1 each

  std::size_t count() const { return lead.size(); }
};

// Turns the index of a draw into a world.
class WorldDraws {
 public:
  WorldDraws(const WorldModel& model, Sampling sampling, std::uint64_t seed);

  std::size_t inputs() const { return m_quantiles.size(); }
  // Where the draw lies in the distribution of each input, correlations included.
  std::vector<double> sharesOf(std::uint32_t index) const;
  // The same without correlations, and an independent second share of one input.
  std::vector<double> independentSharesOf(std::uint32_t index) const;
  double secondShareOf(std::uint32_t index, std::size_t input) const;
  double valueAt(std::size_t input, double share) const { return m_quantiles[input](share); }
  // What each weight is multiplied with where weights are uncertain too: half to twice, most likely 1.
  std::array<double, criterionCount> weightFactors(std::uint32_t index) const;

 private:
  std::vector<QuantileFunction> m_quantiles;
  std::optional<RankCorrelation> m_correlation;
  UniformDraws m_draws;
};

// Grows the outcomes to this many draws; false when it was stopped, and then they are as before.
bool extendOutcomes(DrawOutcomes& outcomes, std::size_t draws, const WorldModel& model,
                    const WorldDraws& source, unsigned threads, const std::stop_token& stop,
                    const Progress& progress);

// The length of the cumulative curve of one draw.
std::size_t pointsOfCumulative(const WorldModel& model);

}  // namespace rackorrent

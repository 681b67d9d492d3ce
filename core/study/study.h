// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/knowledge/knowledge.h"
#include "core/uncertainty/field_distributions.h"
#include "core/uncertainty/statistics.h"
#include "core/uncertainty/uniform_draws.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rackorrent {

inline constexpr std::uint32_t fewestDraws = 64;
inline constexpr std::uint32_t mostDraws = 1U << 20;  // up to here percentiles are exact: every draw is kept
inline constexpr std::uint32_t usualDraws = 1U << 14;
inline constexpr std::uint32_t reportDraws = 1U << 12;  // of a report, from the desktop and the command line alike

struct StudyOptions {
  std::uint32_t draws = usualDraws;  // a power of two from fewestDraws to mostDraws; others are rounded up
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: all of the machine. Never changes the result.
  Sampling sampling = Sampling::Sobol;
  std::vector<EnteredRange> ranges = {};
  bool withTotalIndices = true;  // they take extra draws
};

struct CostBand {
  double p10 = 0;
  double p50 = 0;
  double p90 = 0;
  friend bool operator==(const CostBand&, const CostBand&) = default;
};

// Amounts in finance.currency; shares 0 to 1.
struct AlternativeStudy {
  Summary total;
  Summary presentValue;
  Summary perGpuHour;
  Estimate feasible;
  Estimate cheapest;                               // least present value among the feasible
  Estimate first;                                  // in the ranking
  std::array<double, 4> placeShares{};             // of 1st, 2nd ... with today's weights
  std::array<double, 4> placeSharesWithWeights{};  // with the weights uncertain too (each from half to twice)
  Summary regret;                                  // present value above the cheapest choice of the same draw
  std::vector<CostBand> cumulative;                // as cumulativeCost()
  friend bool operator==(const AlternativeStudy&, const AlternativeStudy&) = default;
};

// The month from which on building has cost less than renting; percentiles among the draws in which it comes.
struct BreakEvenStudy {
  double never = 0;  // shares of the draws
  double always = 0;
  CostBand months = {};
  friend bool operator==(const BreakEvenStudy&, const BreakEvenStudy&) = default;
};

// One uncertain input. Leads are of today's answer, in score (0 to 1); below 0 another is first.
struct InputEffect {
  FieldId field;
  Distribution distribution = {};
  std::string_view source = {};
  double valueAtP10 = 0;
  double valueAtP90 = 0;
  double leadAtP10 = 0;  // this input alone at that value
  double leadAtP90 = 0;
  double costAtP10 = 0;  // total of today's answer
  double costAtP90 = 0;
  double rankCorrelation = 0;                       // with the lead
  double costRankCorrelation = 0;                   // with the total of today's answer
  double firstOrder = 0;                            // Sobol indices of the lead
  std::optional<double> totalOrder = std::nullopt;  // from draws without correlations
  double valueOfLearning = 0;  // what knowing it first is worth at most, in present value
  friend bool operator==(const InputEffect&, const InputEffect&) = default;
};

struct Study {
  std::uint32_t draws = 0;
  std::uint64_t seed = 0;
  Sampling sampling = Sampling::Sobol;
  std::uint32_t drawsOfBands = 0;  // month by month
  std::uint32_t drawsOfSensitivity = 0;
  Alternative answer =
      Alternative::GpuAsAService;  // of the assessment; when nothing is feasible, the nearest
  bool isFeasibleToday = true;
  double leadToday = 0;
  double totalToday = 0;                              // of the answer
  std::array<AlternativeStudy, 4> alternatives = {};  // by indexOf(Alternative)
  double nothingFeasible = 0;                         // share of the draws
  BreakEvenStudy breakEvenMonths = {};
  std::vector<InputEffect> inputs = {};     // widest swing of the lead first
  Estimate valueOfPerfectInformation = {};  // in present value, among the alternatives feasible today
  std::array<std::vector<double>, 4> presentValues =
      {};  // of the draws of the bands, for differences between two
  friend bool operator==(const Study&, const Study&) = default;

  // How often the answer stays first.
  const Estimate& confidence() const { return alternatives[indexOf(answer)].first; }
};

// The second door to the engine. Deterministic for a seed, on any number of threads; nothing when it was
// stopped. Precondition: isValid(evaluation), and the ranges hold their values.
std::optional<Study> study(const Evaluation& evaluation, const Knowledge& knowledge,
                           const StudyOptions& options = {}, const std::stop_token& stop = {},
                           const Progress& progress = {});

}  // namespace rackorrent

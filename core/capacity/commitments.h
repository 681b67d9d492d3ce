// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/channels.h"
#include "core/demand/load_duration_curve.h"

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace rackorrent {

// What useful work costs by each rented channel at today's prices; infinity where it is not offered.
struct RentedMarket {
  explicit RentedMarket(const Evaluation& evaluation);

  bool hasOnDemand() const;

  ChannelCost onDemand;  // with a fixed part when the clock is monthly
  double spot;           // per GPU-hour
  double reserved1Year;  // per hour, used or not
  double reserved3Years;
  double gpu = 1;        // what one rented GPU does, in GPUs of the reference model
  double spotShare = 0;  // of each hour's demand; 0 when spot is not offered or no cheaper than on-demand
  double yearlyFactor;   // of prices: contracts keep the price of their first month, the rest follows
};

// The load of one month in GPUs of the reference model.
struct MonthLoad {
  double scale = 1;  // of the curve
  double owned = 0;  // capacity that works before anything is rented
};

// GPUs of the reference model under contract in one month.
struct Commitment {
  double oneYear = 0;
  double threeYears = 0;
};

// How much is reserved, month by month. Contracts start in month 0 and every 12 or 36 months after, and are
// signed only if they end within the horizon; where on-demand is not offered they must cover the peak, so the
// last one is signed for what is left. Each year's contract is the optimum for the mean level of that year; a
// GPU reserved for three years must be worth its price against the cheapest other way in each of its years.
// Nobody rents half a GPU: amounts are whole rented GPUs, the better of the two beside the continuous
// optimum. Ties go to the shorter commitment.
class CommitmentPolicy {
 public:
  CommitmentPolicy(const LoadDurationCurve& curve, const RentedMarket& market);

  std::vector<Commitment> plan(std::span<const MonthLoad> months) const;
  // With the first contracts already signed: they stay as they are, unless nothing else may serve the peak.
  std::vector<Commitment> planAfter(const Commitment& signedFirst, std::span<const MonthLoad> months) const;

 private:
  std::vector<Commitment> planFrom(const Commitment* signedFirst, std::span<const MonthLoad> months) const;
  double bestLevel(Channel channel, double pricePerHour) const;
  double hourlyValue(double level) const;
  double valueInYear(const MonthLoad& year, std::size_t index, double gpus) const;
  double hourlyWorth(const MonthLoad& load, double gpus) const;
  double wholeGpus(double gpus, const std::function<bool(double)>& isNextWorthIt) const;
  double threeYears(std::span<const MonthLoad> months) const;
  double oneYear(std::span<const MonthLoad> months, double threeYears) const;
  double mustCover(std::span<const MonthLoad> months) const;
  bool hasOneYear() const;

  static constexpr std::size_t yearsOfLongTerm = 3;

  const LoadDurationCurve& m_curve;
  RentedMarket m_market;
  double m_meanFactor = 1;  // of flexible prices over a year, its first month 1
  std::array<double, yearsOfLongTerm>
      m_factorOfYear{};       // of prices at the start of each year of a long contract
  double m_oneYearLevel = 0;  // best level of the curve itself at the one-year price
  std::array<double, yearsOfLongTerm> m_threeYearLevels{};  // at the three-year price, in each of its years
};

}  // namespace rackorrent

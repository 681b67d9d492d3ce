// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/commitments.h"

#include "core/capacity/optimal_mix.h"
#include "core/demand/calendar.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace rackorrent {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

MonthLoad meanOf(std::span<const MonthLoad> months) {
  MonthLoad mean{0, 0};
  for (const MonthLoad& month : months) {
    mean.scale += month.scale;
    mean.owned += month.owned;
  }
  const auto count = static_cast<double>(months.size());
  return {mean.scale / count, mean.owned / count};
}

constexpr auto oneYearMonths = static_cast<std::size_t>(termMonths(Channel::Reserved1Year));
constexpr auto threeYearMonths = static_cast<std::size_t>(termMonths(Channel::Reserved3Years));

}  // namespace

RentedMarket::RentedMarket(const Evaluation& evaluation)
    : onDemand(infinity), spot(infinity), reserved1Year(infinity), reserved3Years(infinity) {
  for (const ChannelCost& cost : rentedChannels(evaluation)) {
    if (cost.channel == Channel::OnDemand) onDemand = cost.variablePerGpuHour;
    if (cost.channel == Channel::Spot) spot = cost.variablePerGpuHour;
    if (cost.channel == Channel::Reserved1Year) reserved1Year = cost.fixedPerGpuYear / hoursPerYear;
    if (cost.channel == Channel::Reserved3Years) reserved3Years = cost.fixedPerGpuYear / hoursPerYear;
  }
  if (spot < onDemand) spotShare = evaluation.real("workload.interruptible_share"_field);
}

bool RentedMarket::hasOnDemand() const { return onDemand < infinity; }

CommitmentPolicy::CommitmentPolicy(const LoadDurationCurve& curve, const RentedMarket& market)
    : m_curve(curve), m_market(market) {
  if (market.reserved1Year < infinity)
    m_oneYearLevel = bestLevel(Channel::Reserved1Year, market.reserved1Year);
  if (market.reserved3Years < infinity)
    m_threeYearLevel = bestLevel(Channel::Reserved3Years, market.reserved3Years);
}

double CommitmentPolicy::bestLevel(Channel channel, double pricePerHour) const {
  std::vector<ChannelCost> channels = {{channel, pricePerHour * hoursPerYear, 0}};
  if (m_market.hasOnDemand()) channels.push_back({Channel::OnDemand, 0, m_market.onDemand});
  if (m_market.spotShare > 0) channels.push_back({Channel::Spot, 0, m_market.spot});
  return optimalMix(m_curve, std::move(channels), {.interruptibleShare = m_market.spotShare}).gpus(channel);
}

// What one more committed GPU saves in a mean hour above this level of the curve.
double CommitmentPolicy::hourlyValue(double level) const {
  const double share = m_market.spotShare;
  const double above = m_curve.hoursAbove(level) / m_curve.hours();
  const double aboveSpot = share <= 0   ? above
                           : share >= 1 ? 0
                                        : m_curve.hoursAbove(level / (1 - share)) / m_curve.hours();
  const double bySpot = share > 0 ? m_market.spot * (above - aboveSpot) : 0;
  return aboveSpot > 0 ? bySpot + m_market.onDemand * aboveSpot : bySpot;
}

// The level that nothing but owned and committed capacity may serve, where on-demand is not offered.
double CommitmentPolicy::mustCover(std::span<const MonthLoad> months) const {
  double most = 0;
  if (m_market.hasOnDemand()) return most;
  for (const MonthLoad& month : months)
    most = std::max(most, month.scale * (1 - m_market.spotShare) * m_curve.peak() - month.owned);
  return most;
}

// The smallest amount at which one more GPU is not worth three years of its price. In a year it is worth what
// it saves, but never more than the one-year price at which it could be had instead.
double CommitmentPolicy::threeYears(std::span<const MonthLoad> months) const {
  std::vector<MonthLoad> years;
  for (std::size_t start = 0; start < months.size(); start += oneYearMonths)
    years.push_back(meanOf(months.subspan(start, std::min(oneYearMonths, months.size() - start))));
  const bool hasOneYear = m_market.reserved1Year < infinity;
  if (hasOneYear && m_market.reserved3Years >= m_market.reserved1Year) return 0;

  double low = infinity;
  double high = 0;
  for (const MonthLoad& year : years) {
    low = std::min(low, year.scale * m_threeYearLevel - year.owned);
    high = std::max(high, year.scale * m_threeYearLevel - year.owned);
  }
  const auto isWorthIt = [&](double gpus) {
    double value = 0;
    for (const MonthLoad& year : years)
      value += std::min(m_market.reserved1Year, hourlyValue((year.owned + gpus) / year.scale));
    return value > m_market.reserved3Years * static_cast<double>(years.size());
  };
  low = std::max(0.0, low);
  constexpr int mostSteps = 50;
  const double precision = 1e-12 * high;
  for (int step = 0; step < mostSteps && high - low > precision; ++step) {
    const double middle = 0.5 * (low + high);
    (isWorthIt(middle) ? low : high) = middle;
  }
  return std::max(high, hasOneYear ? 0 : mustCover(months));
}

double CommitmentPolicy::oneYear(std::span<const MonthLoad> months, double threeYears) const {
  const MonthLoad mean = meanOf(months);
  return std::max(mean.scale * m_oneYearLevel - mean.owned, mustCover(months)) - threeYears;
}

// Amounts that are only rounding are none.
double CommitmentPolicy::withoutDust(double gpus) const { return gpus > 1e-10 * m_curve.peak() ? gpus : 0; }

std::vector<Commitment> CommitmentPolicy::plan(std::span<const MonthLoad> months) const {
  std::vector<Commitment> plan(months.size());
  const bool hasOneYear = m_market.reserved1Year < infinity;
  const auto terms = [&](std::size_t termLength, bool isLastCutShort, const auto& sign) {
    for (std::size_t start = 0; start < months.size(); start += termLength) {
      const std::size_t length = std::min(termLength, months.size() - start);
      if (length == termLength || isLastCutShort) sign(start, length);
    }
  };
  if (m_market.reserved3Years < infinity) {
    terms(threeYearMonths, !m_market.hasOnDemand() && !hasOneYear,
          [&](std::size_t start, std::size_t length) {
            const double gpus = withoutDust(threeYears(months.subspan(start, length)));
            for (std::size_t i = start; i < start + length; ++i) plan[i].threeYears = gpus;
          });
  }
  if (hasOneYear) {
    terms(oneYearMonths, !m_market.hasOnDemand(), [&](std::size_t start, std::size_t length) {
      const double gpus = withoutDust(oneYear(months.subspan(start, length), plan[start].threeYears));
      for (std::size_t i = start; i < start + length; ++i) plan[i].oneYear = gpus;
    });
  }
  return plan;
}

}  // namespace rackorrent

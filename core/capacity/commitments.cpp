// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/commitments.h"

#include "core/capacity/optimal_mix.h"
#include "core/demand/calendar.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackorrent {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double tie = 1e-12;
constexpr auto oneYearMonths = static_cast<std::size_t>(termMonths(Channel::Reserved1Year));
constexpr auto threeYearMonths = static_cast<std::size_t>(termMonths(Channel::Reserved3Years));

MonthLoad meanOf(std::span<const MonthLoad> months) {
  MonthLoad mean{0, 0};
  for (const MonthLoad& month : months) {
    mean.scale += month.scale;
    mean.owned += month.owned;
  }
  const auto count = static_cast<double>(months.size());
  return {mean.scale / count, mean.owned / count};
}

// Of a price that changes by the same factor each month, over the twelve months of a year.
double meanOverYear(double yearlyFactor) {
  if (yearlyFactor == 1) return 1;
  double sum = 0;
  for (std::size_t month = 0; month < oneYearMonths; ++month)
    sum += std::pow(yearlyFactor, static_cast<double>(month) / monthsPerYear);
  return sum / monthsPerYear;
}

}  // namespace

RentedMarket::RentedMarket(const Evaluation& evaluation)
    : onDemand{Channel::OnDemand, 0, infinity},
      spot(infinity),
      reserved1Year(infinity),
      reserved3Years(infinity),
      gpu(evaluation.real("cloud.relative_speed"_field)),
      yearlyFactor(1 - evaluation.real("cloud.price_decline_per_year"_field)) {
  for (const ChannelCost& cost : rentedChannels(evaluation)) {
    if (cost.channel == Channel::OnDemand) onDemand = cost;
    if (cost.channel == Channel::Spot) spot = cost.variablePerGpuHour;
    if (cost.channel == Channel::Reserved1Year) reserved1Year = cost.fixedPerGpuYear / hoursPerYear;
    if (cost.channel == Channel::Reserved3Years) reserved3Years = cost.fixedPerGpuYear / hoursPerYear;
  }
  if (spot < onDemand.variablePerGpuHour) spotShare = evaluation.real("workload.interruptible_share"_field);
}

bool RentedMarket::hasOnDemand() const { return onDemand.variablePerGpuHour < infinity; }

CommitmentPolicy::CommitmentPolicy(const LoadDurationCurve& curve, const RentedMarket& market)
    : m_curve(curve), m_market(market), m_meanFactor(meanOverYear(market.yearlyFactor)) {
  double factor = 1;
  for (std::size_t year = 0; year < yearsOfLongTerm; ++year) {
    m_factorOfYear[year] = factor;
    if (market.reserved3Years < infinity)
      m_threeYearLevels[year] = bestLevel(Channel::Reserved3Years, market.reserved3Years / factor);
    factor *= market.yearlyFactor;
  }
  if (hasOneYear()) m_oneYearLevel = bestLevel(Channel::Reserved1Year, market.reserved1Year);
}

bool CommitmentPolicy::hasOneYear() const { return m_market.reserved1Year < infinity; }

double CommitmentPolicy::bestLevel(Channel channel, double pricePerHour) const {
  std::vector<ChannelCost> channels = {{channel, pricePerHour * hoursPerYear, 0}};
  const ChannelCost& onDemand = m_market.onDemand;
  if (m_market.hasOnDemand())
    channels.push_back({Channel::OnDemand, onDemand.fixedPerGpuYear * m_meanFactor,
                        onDemand.variablePerGpuHour * m_meanFactor});
  if (m_market.spotShare > 0) channels.push_back({Channel::Spot, 0, m_market.spot * m_meanFactor});
  return optimalMix(m_curve, std::move(channels), {.interruptibleShare = m_market.spotShare}).gpus(channel);
}

// What one more committed GPU above this level of the curve saves in a mean hour, at today's prices.
double CommitmentPolicy::hourlyValue(double level) const {
  const double share = m_market.spotShare;
  const double above = m_curve.hoursAbove(level) / m_curve.hours();
  double notSpot = above;
  if (share > 0) notSpot = share < 1 ? m_curve.hoursAbove(level / (1 - share)) / m_curve.hours() : 0;
  double value = share > 0 ? m_market.spot * (above - notSpot) : 0;
  if (notSpot > 0)
    value +=
        m_market.onDemand.variablePerGpuHour * notSpot + m_market.onDemand.fixedPerGpuYear / hoursPerYear;
  return value;
}

// The same in one year of a long contract; never more than the one-year price at which the GPU could be had
// instead.
double CommitmentPolicy::valueInYear(const MonthLoad& year, std::size_t index, double gpus) const {
  const double saved = m_meanFactor * hourlyValue((year.owned + gpus) / year.scale);
  return m_factorOfYear[index] * std::min(m_market.reserved1Year, saved);
}

// What the next whole GPU above this many saves in a mean hour, at today's prices: the value of each level,
// summed over the levels that it serves.
double CommitmentPolicy::hourlyWorth(const MonthLoad& load, double gpus) const {
  const double low = (load.owned + gpus) / load.scale;
  const double high = (load.owned + gpus + m_market.gpu) / load.scale;
  const auto workBetween = [&](double from, double to) {
    return (m_curve.gpuHoursAbove(from) - m_curve.gpuHoursAbove(to)) / m_curve.hours();
  };
  const double rest = 1 - m_market.spotShare;
  const double all = workBetween(low, high);
  const double notSpot = rest == 1 ? all : rest > 0 ? rest * workBetween(low / rest, high / rest) : 0;
  double worth = m_market.spotShare > 0 ? m_market.spot * (all - notSpot) : 0;
  if (notSpot > 0) {
    const double top = rest * m_curve.peak();
    worth += m_market.onDemand.variablePerGpuHour * notSpot +
             m_market.onDemand.fixedPerGpuYear / hoursPerYear * (std::min(high, top) - std::min(low, top));
  }
  return load.scale * worth;
}

// From the continuous optimum to the whole number at which the next GPU is not worth its price; worth falls
// from GPU to GPU, so it is beside the optimum.
double CommitmentPolicy::wholeGpus(double gpus, const std::function<bool(double)>& isNextWorthIt) const {
  double whole = std::floor(std::max(0.0, gpus) / m_market.gpu + 1e-9);
  while (isNextWorthIt(whole * m_market.gpu)) ++whole;
  while (whole > 0 && !isNextWorthIt((whole - 1) * m_market.gpu)) --whole;
  return whole * m_market.gpu;
}

// The level that nothing but owned and committed capacity may serve, where on-demand is not offered; in whole
// GPUs.
double CommitmentPolicy::mustCover(std::span<const MonthLoad> months) const {
  double most = 0;
  if (m_market.hasOnDemand()) return most;
  for (const MonthLoad& month : months)
    most = std::max(most, month.scale * (1 - m_market.spotShare) * m_curve.peak() - month.owned);
  return std::ceil(most / m_market.gpu - 1e-9) * m_market.gpu;
}

// The smallest amount at which one more GPU is not worth the price of its term.
double CommitmentPolicy::threeYears(std::span<const MonthLoad> months) const {
  std::vector<MonthLoad> years;
  for (std::size_t start = 0; start < months.size(); start += oneYearMonths)
    years.push_back(meanOf(months.subspan(start, std::min(oneYearMonths, months.size() - start))));
  const double price = m_market.reserved3Years * static_cast<double>(years.size());
  double low = infinity;
  double high = 0;
  double oneYearInstead = 0;
  for (std::size_t i = 0; i < years.size(); ++i) {
    const double best = years[i].scale * m_threeYearLevels[i] - years[i].owned;
    low = std::min(low, best);
    high = std::max(high, best);
    oneYearInstead += m_factorOfYear[i] * m_market.reserved1Year;
    if (m_factorOfYear[i] * m_market.reserved1Year < m_market.reserved3Years) low = 0;
  }
  if (oneYearInstead <= price) return 0;

  const auto isWorthIt = [&](double gpus) {
    double value = 0;
    for (std::size_t i = 0; i < years.size(); ++i) value += valueInYear(years[i], i, gpus);
    return value > price;
  };
  low = std::max(0.0, low);
  constexpr int mostSteps = 50;
  const double precision = 1e-12 * high;
  for (int step = 0; step < mostSteps && high - low > precision; ++step) {
    const double middle = 0.5 * (low + high);
    (isWorthIt(middle) ? low : high) = middle;
  }
  const double whole = wholeGpus(high, [&](double gpus) {
    double worth = 0;
    for (std::size_t i = 0; i < years.size(); ++i)
      worth += m_factorOfYear[i] *
               std::min(m_market.reserved1Year * m_market.gpu, m_meanFactor * hourlyWorth(years[i], gpus));
    return worth > price * m_market.gpu * (1 + tie);
  });
  return std::max(whole, hasOneYear() ? 0 : mustCover(months));
}

double CommitmentPolicy::oneYear(std::span<const MonthLoad> months, double threeYears) const {
  const MonthLoad mean = meanOf(months);
  const double whole = wholeGpus(mean.scale * m_oneYearLevel - mean.owned, [&](double gpus) {
    return m_meanFactor * hourlyWorth(mean, gpus) > m_market.reserved1Year * m_market.gpu * (1 + tie);
  });
  return std::max(0.0, std::max(whole, mustCover(months)) - threeYears);
}

std::vector<Commitment> CommitmentPolicy::plan(std::span<const MonthLoad> months) const {
  return planFrom(nullptr, months);
}

std::vector<Commitment> CommitmentPolicy::planAfter(const Commitment& signedFirst,
                                                    std::span<const MonthLoad> months) const {
  return planFrom(&signedFirst, months);
}

std::vector<Commitment> CommitmentPolicy::planFrom(const Commitment* signedFirst,
                                                   std::span<const MonthLoad> months) const {
  std::vector<Commitment> plan(months.size());
  const auto forTerms = [&](std::size_t termLength, bool isLastCutShort, const auto& sign) {
    for (std::size_t start = 0; start < months.size(); start += termLength) {
      const std::size_t length = std::min(termLength, months.size() - start);
      const bool isSigned = start == 0 && signedFirst;
      if (length == termLength || isLastCutShort || isSigned) sign(start, length, isSigned);
    }
  };
  if (m_market.reserved3Years < infinity) {
    forTerms(threeYearMonths, !m_market.hasOnDemand() && !hasOneYear(),
             [&](std::size_t start, std::size_t length, bool isSigned) {
               const auto term = months.subspan(start, length);
               const double gpus =
                   isSigned ? std::max(signedFirst->threeYears, hasOneYear() ? 0 : mustCover(term)) : threeYears(term);
               for (std::size_t i = start; i < start + length; ++i) plan[i].threeYears = gpus;
             });
  }
  if (hasOneYear()) {
    forTerms(oneYearMonths, !m_market.hasOnDemand(), [&](std::size_t start, std::size_t length, bool isSigned) {
      const auto term = months.subspan(start, length);
      const double longer = plan[start].threeYears;
      const double gpus = isSigned ? std::max(signedFirst->oneYear, mustCover(term) - longer) : oneYear(term, longer);
      for (std::size_t i = start; i < start + length; ++i) plan[i].oneYear = gpus;
    });
  }
  return plan;
}

}  // namespace rackorrent

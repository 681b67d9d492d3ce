// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/generated_demand.h"

#include "core/demand/demand_shapes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace rackorrent {

namespace {

constexpr auto yearHours = static_cast<double>(hoursInBaseYear);

// Shares of the peak below this are no work; it also keeps denormal numbers out of every later loop.
constexpr double smallestShare = 1e-15;

// The factor on the depths at which the mean of exp(-factor x depth) is the utilisation. The logarithm of
// that mean is convex and falling in the factor, so Newton's steps from 0 approach the root from one side and
// never overshoot.
double depthFactor(const std::vector<double>& depths, double utilization) {
  const double wanted = std::log(utilization);
  double factor = 0;
  constexpr int mostSteps = 100;
  for (int step = 0; step < mostSteps; ++step) {
    double sum = 0;
    double slope = 0;
    for (const double depth : depths) {
      const double share = std::exp(-factor * depth);
      sum += share;
      slope += depth * share;
    }
    const double excess = std::log(sum / yearHours) - wanted;
    if (excess < 1e-12 || slope <= 0) break;
    factor += excess * sum / slope;
  }
  return factor;
}

// Removes the last rounding of the root finding: the hours below the peak are scaled to the sum that is left
// for them.
void fitMean(std::vector<double>& shares, std::size_t peakHour, double utilization) {
  double sum = 0;
  double lost = 0;  // Neumaier's compensation
  for (const double share : shares) {
    const double next = sum + share;
    lost += sum >= share ? (sum - next) + share : (share - next) + sum;
    sum = next;
  }
  const double others = sum + lost - shares[peakHour];
  if (others <= 0) return;
  const double correction = std::max(0.0, utilization * yearHours - shares[peakHour]) / others;
  for (std::size_t hour = 0; hour < shares.size(); ++hour)
    if (hour != peakHour) shares[hour] = std::min(1.0, shares[hour] * correction);
}

std::vector<double> singleHour(std::size_t hour, double utilization) {
  std::vector<double> shares(hoursInBaseYear);
  shares[hour] = utilization * yearHours;
  return shares;
}

std::vector<double> continuousShares(DemandPattern pattern, double utilization) {
  const std::vector<double>& depths = depthsOf(pattern);
  const auto peakHour = static_cast<std::size_t>(std::ranges::min_element(depths) - depths.begin());
  if (utilization * yearHours <= 1) return singleHour(peakHour, utilization);
  const double factor = depthFactor(depths, utilization);
  std::vector<double> shares(depths.size());
  std::ranges::transform(depths, shares.begin(), [factor](double depth) {
    const double share = std::exp(-factor * depth);
    return share < smallestShare ? 0.0 : share;
  });
  fitMean(shares, peakHour, utilization);
  return shares;
}

std::vector<double> campaignShares(double utilization) {
  const double hoursOn = utilization * yearHours;
  const auto wholeHours = static_cast<std::size_t>(hoursOn);
  const std::vector<std::size_t>& order = campaignOrder();
  std::vector<double> shares(hoursInBaseYear);
  for (std::size_t i = 0; i < wholeHours; ++i) shares[order[i]] = 1;
  if (wholeHours < hoursInBaseYear) shares[order[wholeHours]] = hoursOn - static_cast<double>(wholeHours);
  return shares;
}

}  // namespace

std::vector<double> generateDemand(DemandPattern pattern, double peakGpus, double utilization) {
  if (utilization >= 1) return std::vector<double>(hoursInBaseYear, peakGpus);
  std::vector<double> hourly = pattern == DemandPattern::Intermittent
                                   ? campaignShares(utilization)
                                   : continuousShares(pattern, utilization);
  for (double& gpus : hourly) gpus *= peakGpus;
  return hourly;
}

}  // namespace rackorrent

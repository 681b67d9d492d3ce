// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/demand_shapes.h"

#include "core/demand/calendar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>

namespace rackorrent {

namespace {

// SplitMix64 (Steele, Lea and Flood 2014). Standard distributions differ between libraries; these years must
// not.
class NoiseSource {
 public:
  explicit NoiseSource(std::uint64_t seed) : m_state(seed) {}

  // Uniform in [0, 1), on 53 bits.
  double next() {
    m_state += 0x9E3779B97F4A7C15u;
    std::uint64_t bits = m_state;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
    return static_cast<double>((bits ^ (bits >> 31)) >> 11) * 0x1.0p-53;
  }

 private:
  std::uint64_t m_state;
};

constexpr std::size_t firstWeekendDay = 5;
constexpr double busiestHour = 14;  // early afternoon

bool isWeekend(std::size_t hour) { return hour / hoursInDay % daysInWeek >= firstWeekendDay; }

// 1 in the early afternoon, 0 twelve hours away.
double dayWave(std::size_t hour) {
  const double angle =
      (static_cast<double>(hour % hoursInDay) - busiestHour) / hoursInDay * 2 * std::numbers::pi;
  return 0.5 * (1 + std::cos(angle));
}

using Depths = std::vector<double>;

Depths lowestAtZero(Depths depths) {
  const double lowest = *std::ranges::min_element(depths);
  for (double& depth : depths) depth -= lowest;
  return depths;
}

// A level with a small ripple, and about once a month a few hours that reach up towards the peak.
Depths steadyDepths() {
  NoiseSource noise(101);
  Depths depths(hoursInBaseYear);
  for (std::size_t hour = 0; hour < hoursInBaseYear; ++hour)
    depths[hour] = 1 + 0.03 * (1 - dayWave(hour)) + 0.02 * noise.next();
  constexpr std::size_t excursions = 12;
  for (std::size_t i = 0; i < excursions; ++i) {
    const double height = i == 7 ? 1 : 0.3 + 0.5 * noise.next();
    const auto centre = static_cast<std::size_t>((static_cast<double>(i) + 0.2 + 0.6 * noise.next()) *
                                                 static_cast<double>(hoursInBaseYear / excursions));
    constexpr std::size_t reach = 3;
    for (std::size_t hour = centre - reach; hour <= centre + reach; ++hour) {
      const double distance = std::abs(static_cast<double>(hour) - static_cast<double>(centre)) / (reach + 1);
      depths[hour] *= 1 - height * (1 - distance);
    }
  }
  return lowestAtZero(std::move(depths));
}

Depths diurnalDepths() {
  NoiseSource noise(202);
  Depths depths(hoursInBaseYear);
  double dayNoise = 0;
  for (std::size_t hour = 0; hour < hoursInBaseYear; ++hour) {
    if (hour % hoursInDay == 0) dayNoise = noise.next();
    const double level = (0.2 + 0.8 * dayWave(hour)) * (isWeekend(hour) ? 0.6 : 1.0);
    depths[hour] = -std::log(level) + 0.12 * dayNoise + 0.03 * noise.next();
  }
  return lowestAtZero(std::move(depths));
}

// Shot noise: bursts arrive at random, some large, and fade over about half a day on a low level.
Depths burstyDepths() {
  NoiseSource noise(303);
  constexpr double arrivalsPerHour = 1.0 / 50;
  constexpr double kept = 0.9;
  Depths bursts(hoursInBaseYear);
  double burst = 0;
  for (double& hour : bursts) {
    burst *= kept;
    if (noise.next() < arrivalsPerHour) burst += -std::log(1 - noise.next());
    hour = burst;
  }
  const double highest = *std::ranges::max_element(bursts);
  Depths depths(hoursInBaseYear);
  for (std::size_t hour = 0; hour < hoursInBaseYear; ++hour)
    depths[hour] = -std::log(0.05 + 0.95 * bursts[hour] / highest) + 0.05 * noise.next();
  return lowestAtZero(std::move(depths));
}

Depths growingDepths() {
  NoiseSource noise(404);
  Depths depths(hoursInBaseYear);
  for (std::size_t hour = 0; hour < hoursInBaseYear; ++hour) {
    const double ramp = 0.3 + 0.7 * static_cast<double>(hour) / static_cast<double>(hoursInBaseYear - 1);
    depths[hour] = -std::log(ramp * (0.75 + 0.25 * dayWave(hour))) + 0.02 * noise.next();
  }
  return lowestAtZero(std::move(depths));
}

struct CampaignHour {
  double position;  // within its campaign's period: 0 first, below 1
  std::size_t hour;
};

std::vector<std::size_t> makeCampaignOrder() {
  NoiseSource noise(505);
  std::vector<CampaignHour> hours;
  hours.reserve(hoursInBaseYear);
  for (std::size_t start = 0; start < hoursInBaseYear;) {
    constexpr double shortestPeriod = 7 * hoursInDay;
    constexpr double longestPeriod = 28 * hoursInDay;
    const auto drawn = static_cast<std::size_t>(std::lerp(shortestPeriod, longestPeriod, noise.next()));
    const std::size_t period = std::min(drawn, hoursInBaseYear - start);
    for (std::size_t i = 0; i < period; ++i)
      hours.push_back({static_cast<double>(i) / static_cast<double>(period), start + i});
    start += period;
  }
  std::ranges::stable_sort(hours, {}, &CampaignHour::position);
  std::vector<std::size_t> order(hoursInBaseYear);
  std::ranges::transform(hours, order.begin(), &CampaignHour::hour);
  return order;
}

}  // namespace

const std::vector<double>& depthsOf(DemandPattern pattern) {
  static const Depths steady = steadyDepths();
  static const Depths diurnal = diurnalDepths();
  static const Depths bursty = burstyDepths();
  static const Depths growing = growingDepths();
  if (pattern == DemandPattern::Diurnal) return diurnal;
  if (pattern == DemandPattern::Bursty) return bursty;
  if (pattern == DemandPattern::Growing) return growing;
  return steady;
}

const std::vector<std::size_t>& campaignOrder() {
  static const std::vector<std::size_t> order = makeCampaignOrder();
  return order;
}

}  // namespace rackorrent

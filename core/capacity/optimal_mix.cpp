// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/optimal_mix.h"

#include "core/demand/calendar.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

namespace rackorrent {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// Channels are stacked by their hourly cost: the cheapest works first, from the bottom. Layer i lies between
// the boundaries b_(i-1) and b_i. Spot, limited to a share s of the demand d in each hour, works above the
// layers that are cheaper by the hour; those above it only see the rest, (1 - s) d. The cost then separates
// into convex functions of one boundary each, whose slope is  fixed - below x hours(d > b) - above x hours((1
// - s) d > b),  under b_1 <= b_2 <= ...; pooling neighbours that are out of order solves that exactly
// (isotonic regression), and pooling two boundaries is to leave out the channel between them.
struct Boundary {
  double fixed = 0;
  double below = 0;
  double above = 0;
  double lowest = 0;  // the last boundary must reach what nothing else may serve
  double level = 0;
  std::size_t layer = 0;  // that ends here
};

class Stack {
 public:
  Stack(const LoadDurationCurve& curve, std::vector<ChannelCost> channels, double spotShare)
      : m_curve(curve), m_share(spotShare) {
    for (const ChannelCost& cost : channels) {
      if (cost.channel != Channel::Spot)
        m_layers.push_back(cost);
      else if (spotShare > 0 && (!m_spot || cost.variablePerGpuHour < *m_spot))
        m_spot = cost.variablePerGpuHour;
    }
    if (!m_spot) m_share = 0;
    std::ranges::sort(m_layers, worksBefore);
  }

  OptimalMix solve() const {
    std::vector<Boundary> pools;
    pools.reserve(m_layers.size());
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
      Boundary pool = boundaryAbove(i);
      pool.level = cheapestLevel(pool);
      while (!pools.empty() && pools.back().level >= pool.level) {
        pool = pooled(pools.back(), pool);
        pool.level = cheapestLevel(pool);
        pools.pop_back();
      }
      pools.push_back(pool);
    }
    return describe(pools);
  }

 private:
  bool worksBeforeSpot(std::size_t layer) const {
    return !m_spot || m_layers[layer].variablePerGpuHour <= *m_spot;
  }

  Boundary boundaryAbove(std::size_t layer) const {
    const ChannelCost& lower = m_layers[layer];
    Boundary boundary{.fixed = lower.fixedPerGpuYear * m_curve.hours() / hoursPerYear, .layer = layer};
    if (layer + 1 == m_layers.size()) {
      boundary.lowest = (1 - m_share) * m_curve.peak();
      if (m_spot && worksBeforeSpot(layer)) boundary.below = *m_spot - lower.variablePerGpuHour;
      return boundary;
    }
    const ChannelCost& upper = m_layers[layer + 1];
    boundary.fixed -= upper.fixedPerGpuYear * m_curve.hours() / hoursPerYear;
    if (worksBeforeSpot(layer) && !worksBeforeSpot(layer + 1)) {
      boundary.below = *m_spot - lower.variablePerGpuHour;
      boundary.above = upper.variablePerGpuHour - *m_spot;
    } else {
      (worksBeforeSpot(layer) ? boundary.below : boundary.above) =
          upper.variablePerGpuHour - lower.variablePerGpuHour;
    }
    return boundary;
  }

  static Boundary pooled(const Boundary& one, const Boundary& other) {
    return {.fixed = one.fixed + other.fixed,
            .below = one.below + other.below,
            .above = one.above + other.above,
            .lowest = std::max(one.lowest, other.lowest),
            .layer = one.layer};
  }

  // What one more GPU saves in the hours of the curve; both levels are on the scale of the whole demand.
  double valueAt(const Boundary& boundary, double level, double levelOfRest) const {
    return boundary.below * m_curve.hoursAbove(level) + boundary.above * m_curve.hoursAbove(levelOfRest);
  }

  // The lowest level at which one more GPU below the boundary does not pay.
  double cheapestLevel(const Boundary& boundary) const {
    if (boundary.fixed < 0) return infinity;
    const double rest = 1 - m_share;
    double level = 0;
    if (boundary.above <= 0 || rest <= 0) {
      level = boundary.below > 0 ? m_curve.atHours(boundary.fixed / boundary.below) : 0;
    } else if (boundary.below <= 0 || m_share <= 0) {
      level = rest * m_curve.atHours(boundary.fixed / (boundary.below + boundary.above));
    } else if (valueAt(boundary, 0, 0) > boundary.fixed) {
      const double onWhole = lowestDemand(
          [&](double demand) { return valueAt(boundary, demand, demand / rest) <= boundary.fixed; });
      const double onRest = lowestDemand(
          [&](double demand) { return valueAt(boundary, rest * demand, demand) <= boundary.fixed; });
      level = std::min(onWhole, rest * onRest);
    }
    return std::max(level, boundary.lowest);
  }

  // The lowest demand of any hour that passes; a value that passes is followed only by higher ones that pass.
  template <class Condition>
  double lowestDemand(const Condition& passes) const {
    const std::vector<double>& sorted = m_curve.sorted();
    const auto end = std::ranges::partition_point(sorted, passes);
    return end == sorted.begin() ? infinity : *(end - 1);
  }

  OptimalMix describe(const std::vector<Boundary>& pools) const {
    OptimalMix mix;
    double level = 0;
    double spotFrom = 0;
    bool isSpotNoted = !m_spot;
    const auto noteSpot = [&] {
      isSpotNoted = true;
      mix.amounts.push_back({Channel::Spot, 0, 0});
      spotFrom = level;
    };
    for (const Boundary& pool : pools) {
      const bool isBefore = worksBeforeSpot(pool.layer);
      if (!isSpotNoted && !isBefore) noteSpot();
      const double top = std::max(level, pool.level);
      const double share = isBefore ? 1 : 1 - m_share;
      mix.amounts.push_back(
          {m_layers[pool.layer].channel, top - level, workBelow(top, share) - workBelow(level, share)});
      level = top;
    }
    if (!isSpotNoted) noteSpot();
    addSpot(mix, spotFrom);
    mix.costPerYear = costOf(mix);
    return mix;
  }

  double workBelow(double level, double share) const {
    return share > 0 ? share * m_curve.gpuHoursBelow(level / share) : 0;
  }

  // What the layers below spot leave, less what is above its share.
  void addSpot(OptimalMix& mix, double from) const {
    if (!m_spot) return;
    const auto spot = std::ranges::find(mix.amounts, Channel::Spot, &MixAmount::channel);
    const double rest = 1 - m_share;
    const double aboveShare = rest > 0 ? rest * m_curve.gpuHoursAbove(from / rest) : 0;
    spot->gpuHours = std::max(0.0, m_curve.gpuHoursAbove(from) - aboveShare);
    // min(s d, d - from) grows with d
    spot->gpus = std::max(0.0, std::min(m_share * m_curve.peak(), m_curve.peak() - from));
  }

  double costOf(const OptimalMix& mix) const {
    const double hoursOfYear = m_curve.isEmpty() ? 0 : hoursPerYear / m_curve.hours();
    double cost = 0;
    for (const MixAmount& amount : mix.amounts) {
      if (amount.channel == Channel::Spot) {
        cost += *m_spot * amount.gpuHours * hoursOfYear;
        continue;
      }
      const auto layer = std::ranges::find(m_layers, amount.channel, &ChannelCost::channel);
      cost +=
          layer->fixedPerGpuYear * amount.gpus + layer->variablePerGpuHour * amount.gpuHours * hoursOfYear;
    }
    return cost;
  }

  const LoadDurationCurve& m_curve;
  std::vector<ChannelCost> m_layers;  // all but spot, from the bottom
  std::optional<double> m_spot;
  double m_share;
};

}  // namespace

double OptimalMix::gpus(Channel channel) const {
  const auto found = std::ranges::find(amounts, channel, &MixAmount::channel);
  return found == amounts.end() ? 0 : found->gpus;
}

double OptimalMix::gpuHours(Channel channel) const {
  const auto found = std::ranges::find(amounts, channel, &MixAmount::channel);
  return found == amounts.end() ? 0 : found->gpuHours;
}

OptimalMix optimalMix(const LoadDurationCurve& curve, std::vector<ChannelCost> channels,
                      const MixLimits& limits) {
  return Stack(curve, std::move(channels), limits.interruptibleShare).solve();
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/hybrid_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace rackorrent {

namespace {

class Search {
 public:
  Search(const ServerRange& range, const std::function<double(double)>& costOf)
      : m_range(range), m_costOf(costOf) {}

  double best() const { return m_best; }

  double costAt(double servers) {
    const double whole = std::clamp(std::round(servers), m_range.fewest, m_range.most);
    const auto known = m_costs.find(whole);
    if (known != m_costs.end()) return known->second;
    const double cost = m_costOf(whole);
    m_costs.emplace(whole, cost);
    if (cost < m_bestCost || (cost == m_bestCost && whole < m_best)) {
      m_best = whole;
      m_bestCost = cost;
    }
    return cost;
  }

  // Whole indices from first to last, each standing for a number of servers: a grid, refined around its best
  // index.
  template <class ServersAt>
  double refine(double first, double last, const ServersAt& serversAt) {
    constexpr int gridSteps = 16;
    constexpr int refinedSteps = 4;  // to each side, at a quarter of the spacing before
    double centre = first;
    double lowest = std::numeric_limits<double>::infinity();
    const auto tryIndex = [&](double index) {
      const double whole = std::clamp(std::round(index), first, last);
      const double cost = costAt(serversAt(whole));
      if (cost >= lowest) return;
      lowest = cost;
      centre = whole;
    };
    double spacing = (last - first) / gridSteps;
    for (int i = 0; i <= gridSteps; ++i) tryIndex(first + i * spacing);
    while (spacing > 1) {
      spacing = std::max(1.0, spacing / refinedSteps);
      const double around = centre;
      for (int i = -refinedSteps; i <= refinedSteps; ++i) tryIndex(around + i * spacing);
    }
    return centre;
  }

 private:
  ServerRange m_range;
  const std::function<double(double)>& m_costOf;
  std::map<double, double> m_costs;  // by number of servers
  double m_best = std::numeric_limits<double>::infinity();
  double m_bestCost = std::numeric_limits<double>::infinity();
};

}  // namespace

double cheapestServers(const ServerRange& range, const SearchHints& hints,
                       const std::function<double(double)>& costOf) {
  Search search(range, costOf);
  if (range.most - range.fewest < fullScan) {
    for (double servers = range.fewest; servers <= range.most; ++servers) search.costAt(servers);
    return search.best();
  }
  search.costAt(range.fewest);
  search.costAt(hints.likely);
  const double step = std::max(1.0, hints.serversPerStaffStep);
  const auto lastOfStep = [&](double index) { return std::floor(index * step * (1 + 1e-12)); };
  const double bestStep =
      search.refine(std::ceil(range.fewest / step), std::ceil(range.most / step), lastOfStep);
  const auto itself = [](double servers) { return servers; };
  for (const double index : {bestStep, bestStep + 1})
    search.refine(std::min(range.most, lastOfStep(index - 1) + 1), std::min(range.most, lastOfStep(index)),
                  itself);
  return search.best();
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/hybrid_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace rackorrent {

namespace {

class Search {
 public:
  Search(const ServerRange& range, const std::function<double(double)>& costOf)
      : m_range(range), m_costOf(costOf) {}

  double best() const { return m_best; }

  void tryServers(double servers) {
    const double whole = std::clamp(std::round(servers), m_range.fewest, m_range.most);
    if (!m_tried.insert(whole).second) return;
    const double cost = m_costOf(whole);
    if (cost < m_bestCost || (cost == m_bestCost && whole < m_best)) {
      m_best = whole;
      m_bestCost = cost;
    }
  }

 private:
  ServerRange m_range;
  const std::function<double(double)>& m_costOf;
  std::set<double> m_tried;
  double m_best = std::numeric_limits<double>::infinity();
  double m_bestCost = std::numeric_limits<double>::infinity();
};

}  // namespace

double cheapestServers(const ServerRange& range, const SearchHints& hints,
                       const std::function<double(double)>& costOf) {
  Search search(range, costOf);
  search.tryServers(range.fewest);
  if (range.most - range.fewest < fullScan) {
    for (double servers = range.fewest; servers <= range.most; ++servers) search.tryServers(servers);
    return search.best();
  }

  constexpr int gridSteps = 16;
  constexpr int refinedSteps = 4;  // to each side, at a quarter of the spacing before
  double spacing = (range.most - range.fewest) / gridSteps;
  for (int i = 0; i <= gridSteps; ++i) search.tryServers(range.fewest + i * spacing);
  search.tryServers(hints.likely);
  while (spacing > 1) {
    spacing = std::max(1.0, spacing / refinedSteps);
    const double centre = search.best();
    for (int i = -refinedSteps; i <= refinedSteps; ++i) search.tryServers(centre + i * spacing);
  }

  const double step = std::max(1.0, hints.serversPerStaffStep);
  const double stepOfBest = std::floor(search.best() / step);
  constexpr int stepsAround = 4;
  for (int i = -stepsAround; i <= stepsAround; ++i) search.tryServers(std::floor((stepOfBest + i) * step));
  return search.best();
}

}  // namespace rackorrent

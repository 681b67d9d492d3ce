// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace rackorrent {

struct ServerRange {
  double fewest = 1;
  double most = 1;
};

// Where the search should look besides its own grid.
struct SearchHints {
  double likely = 1;               // the optimum on the screening curves
  double serversPerStaffStep = 1;  // the cost jumps where another half engineer is needed
};

// A range of up to this many numbers is scanned.
inline constexpr double fullScan = 40;

// The whole number of servers with the least cost, the fewest of equally cheap ones. In a longer range the
// cost is taken as convex but for its jumps. Then it is convex along the last servers of the staff steps,
// where a grid that is refined around its best finds the best step, and inside one step, where the same grid
// finds the best number near it.
double cheapestServers(const ServerRange& range, const SearchHints& hints,
                       const std::function<double(double)>& costOf);

}  // namespace rackorrent

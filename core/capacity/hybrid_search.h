// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

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

// The whole number of servers with the least cost, the fewest of equally cheap ones. A range of up to
// `fullScan` numbers is scanned. A longer one is searched on a grid that is refined around the best number so
// far down to single servers, and then along the last servers of the staff steps around it: between its jumps
// the cost is convex.
double cheapestServers(const ServerRange& range, const SearchHints& hints,
                       const std::function<double(double)>& costOf);

inline constexpr double fullScan = 40;

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uncertainty/distribution.h"

#include <array>
#include <functional>
#include <vector>

namespace rackorrent {

// A smooth quantile function, tabulated once: cells that halve towards both ends, 16 to each halving, with a
// cubic in each. So the tails are as exact as the middle (about 1e-8 of the range), and drawing from any
// distribution costs the same. Shares below 2^-26 from an end are taken to be there.
class QuantileTable {
 public:
  // The quantile at a distance of `tail` (0 to 0.5) from the lower or the upper end.
  using Quantile = std::function<double(double tail, bool isUpper)>;
  explicit QuantileTable(const Quantile& quantile);

  double at(double share) const;

 private:
  using Cubic = std::array<double, 4>;

  std::vector<Cubic> m_cells;  // the lower half, then the upper
};

// The value below which a share of the cases lies; share in (0, 1).
class QuantileFunction {
 public:
  // Precondition: the distribution has no fault.
  explicit QuantileFunction(const Distribution& distribution);

  double operator()(double share) const { return m_at(share); }

 private:
  std::function<double(double)> m_at;
};

// Of the standard normal distribution, from a table.
double normalQuantile(double share);
double normalShare(double quantile);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace rackorrent {

struct CorrelatedPair {
  std::size_t one = 0;
  std::size_t other = 0;
  double rank = 0;  // Spearman's coefficient, -1 to 1
};

// Ties inputs together by a Gaussian copula: each keeps its own distribution, and pairs reach the wanted rank
// correlation, by Pearson's r = 2 sin(pi rho / 6) of the normals behind them (Kruskal 1958).
class RankCorrelation {
 public:
  // Nothing when no inputs can be correlated in this way (the matrix is not positive definite).
  static std::optional<RankCorrelation> make(const std::vector<CorrelatedPair>& pairs);

  // Turns independent shares of all inputs into correlated ones, in place.
  void apply(std::span<double> shares) const;

 private:
  std::vector<std::size_t> m_inputs;            // that are in a pair
  std::vector<std::vector<double>> m_triangle;  // of Cholesky
};

}  // namespace rackorrent

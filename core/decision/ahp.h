// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace rackorrent {

// Judgements in pairs on Saaty's scale: how many times more important `row` is than `column`. 0 means not
// judged; the reciprocal half follows from the upper one.
class PairwiseMatrix {
 public:
  explicit PairwiseMatrix(std::size_t count) : m_count(count), m_cells(count * count, 0) {
    for (std::size_t i = 0; i < count; ++i) m_cells[i * count + i] = 1;
  }

  std::size_t count() const { return m_count; }
  double at(std::size_t row, std::size_t column) const { return m_cells[row * m_count + column]; }
  bool isJudged(std::size_t row, std::size_t column) const { return at(row, column) > 0; }
  void judge(std::size_t row, std::size_t column, double ratio) {
    m_cells[row * m_count + column] = ratio;
    m_cells[column * m_count + row] = ratio > 0 ? 1 / ratio : 0;
  }

 private:
  std::size_t m_count;
  std::vector<double> m_cells;
};

// Which table of random indices a consistency ratio is measured by; its name stands beside the ratio.
// Saaty 2005 agrees with simulation; Saaty 1980 has .58 at three criteria, a tenth too much.
enum class RandomIndex { Saaty2005, Saaty1980 };

struct AhpResult {
  std::vector<double> weights;  // principal eigenvector, adds up to 1
  double principalEigenvalue = 0;
  // (eigenvalue - n) / (n - 1) over the random index; 0 for two criteria and fewer, whose judgements cannot
  // contradict each other. Above 0.1 the judgements should be looked at again.
  double consistencyRatio = 0;

  // The judgement whose change to `fitting` lowers the eigenvalue most: nothing when all are consistent.
  struct Judgement {
    std::size_t row = 0;
    std::size_t column = 0;
    double present = 0;
    double fitting = 0;  // what all other judgements imply for this pair
  };
  std::optional<Judgement> worst;
};

inline constexpr double acceptableInconsistency = 0.1;

// Saaty's priorities by the principal eigenvector. Missing judgements are completed so that the eigenvalue is
// least (Bozoki, Fulop & Ronyai 2010). Nothing when the judgements do not connect all criteria.
std::optional<AhpResult> analyticHierarchy(const PairwiseMatrix& matrix,
                                           RandomIndex table = RandomIndex::Saaty2005);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/ahp.h"

#include "core/decision/weights.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double consistent = 1e-9;  // an eigenvalue nearer to n than this has no contradiction in it

struct Eigen {
  std::vector<double> vector;
  double value = 0;
};

// Power iteration; a positive matrix has one dominant eigenvector (Perron).
Eigen principal(const PairwiseMatrix& matrix) {
  constexpr int mostSteps = 1000;
  const std::size_t count = matrix.count();
  Eigen eigen{std::vector<double>(count, 1 / static_cast<double>(count)), static_cast<double>(count)};
  for (int step = 0; step < mostSteps; ++step) {
    std::vector<double> next(count, 0);
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = 0; j < count; ++j) next[i] += matrix.at(i, j) * eigen.vector[j];
    double sum = 0;
    for (const double part : next) sum += part;
    double change = 0;
    for (std::size_t i = 0; i < count; ++i) {
      next[i] /= sum;
      change = std::max(change, std::abs(next[i] - eigen.vector[i]));
    }
    eigen = {std::move(next), sum};
    if (change < 1e-14) break;
  }
  return eigen;
}

// Do the judgements lead from every criterion to every other?
bool isConnected(const PairwiseMatrix& matrix) {
  std::vector<bool> reached(matrix.count(), false);
  std::vector<std::size_t> open = {0};
  reached[0] = true;
  while (!open.empty()) {
    const std::size_t from = open.back();
    open.pop_back();
    for (std::size_t to = 0; to < matrix.count(); ++to) {
      if (reached[to] || !matrix.isJudged(from, to)) continue;
      reached[to] = true;
      open.push_back(to);
    }
  }
  return std::ranges::all_of(reached, [](bool is) { return is; });
}

// The eigenvalue is convex in the logarithm of each cell, and least where the cell agrees with the ratio of
// right and left eigenvector. Cell by cell, by golden section over the logarithm.
double bestFor(PairwiseMatrix matrix, std::size_t row, std::size_t column) {
  constexpr double golden = 0.6180339887498949;
  double low = -std::log(100.0);
  double high = std::log(100.0);
  const auto valueAt = [&](double x) {
    matrix.judge(row, column, std::exp(x));
    return principal(matrix).value;
  };
  double left = high - golden * (high - low);
  double right = low + golden * (high - low);
  double leftValue = valueAt(left);
  double rightValue = valueAt(right);
  while (high - low > 1e-7) {
    if (leftValue < rightValue) {
      high = right;
      right = left;
      rightValue = leftValue;
      left = high - golden * (high - low);
      leftValue = valueAt(left);
    } else {
      low = left;
      left = right;
      leftValue = rightValue;
      right = low + golden * (high - low);
      rightValue = valueAt(right);
    }
  }
  return std::exp((low + high) / 2);
}

using Pair = std::pair<std::size_t, std::size_t>;

void complete(PairwiseMatrix& matrix) {
  constexpr int mostRounds = 60;
  std::vector<Pair> missing;
  for (std::size_t i = 0; i < matrix.count(); ++i)
    for (std::size_t j = i + 1; j < matrix.count(); ++j)
      if (!matrix.isJudged(i, j)) missing.emplace_back(i, j);
  for (const auto& [i, j] : missing) matrix.judge(i, j, 1);
  for (int round = 0; round < mostRounds && !missing.empty(); ++round) {
    double change = 0;
    for (const auto& [i, j] : missing) {
      const double better = bestFor(matrix, i, j);
      change = std::max(change, std::abs(std::log(better / matrix.at(i, j))));
      matrix.judge(i, j, better);
    }
    if (change < 1e-6) break;
  }
}

std::optional<AhpResult::Judgement> worstJudgement(const PairwiseMatrix& entered,
                                                   const PairwiseMatrix& completed, double eigenvalue) {
  std::optional<AhpResult::Judgement> worst;
  double lowest = eigenvalue - consistent;
  for (std::size_t i = 0; i < entered.count(); ++i)
    for (std::size_t j = i + 1; j < entered.count(); ++j) {
      if (!entered.isJudged(i, j)) continue;
      PairwiseMatrix changed = completed;
      const double fitting = bestFor(completed, i, j);
      changed.judge(i, j, fitting);
      const double value = principal(changed).value;
      if (value >= lowest) continue;
      lowest = value;
      worst = {i, j, entered.at(i, j), fitting};
    }
  return worst;
}

double randomIndex(std::size_t count, RandomIndex table) {
  // reference/mcda.md 2.2, from three criteria on; the last stands for more.
  constexpr std::array<double, 8> saaty2005 = {0.52, 0.89, 1.11, 1.25, 1.35, 1.40, 1.45, 1.49};
  constexpr std::array<double, 8> saaty1980 = {0.58, 0.90, 1.12, 1.24, 1.32, 1.41, 1.45, 1.49};
  const auto& values = table == RandomIndex::Saaty2005 ? saaty2005 : saaty1980;
  return values[std::min(count - 3, values.size() - 1)];
}

}  // namespace

std::optional<AhpResult> analyticHierarchy(const PairwiseMatrix& matrix, RandomIndex table) {
  if (matrix.count() == 0 || !isConnected(matrix)) return std::nullopt;
  PairwiseMatrix completed = matrix;
  complete(completed);
  Eigen eigen = principal(completed);
  AhpResult result{std::move(eigen.vector), eigen.value, 0, std::nullopt};
  const std::size_t count = matrix.count();
  if (count < 3) return result;
  const auto n = static_cast<double>(count);
  result.consistencyRatio = std::max(0.0, (eigen.value - n) / (n - 1) / randomIndex(count, table));
  result.worst = worstJudgement(matrix, completed, eigen.value);
  return result;
}

}  // namespace rackorrent

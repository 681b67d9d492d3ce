// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/topsis.h"

#include "core/decision/weights.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

// Divisor and offset of a column. A constant column becomes zero throughout: it cannot separate alternatives.
struct ColumnScale {
  double offset = 0;
  double divisor = 1;
};

ColumnScale scaleOf(const DecisionMatrix& matrix, std::size_t criterion, Normalisation normalisation) {
  const ColumnRange range = columnRange(matrix, criterion);
  if (normalisation == Normalisation::MinMax) {
    const double width = std::abs(range.best - range.worst);
    return {std::min(range.best, range.worst), width > 0 ? width : 1};
  }
  if (normalisation == Normalisation::None) return {};
  double squares = 0;
  for (const auto& row : matrix.values) squares += row[criterion] * row[criterion];
  return {0, squares > 0 ? std::sqrt(squares) : 1};
}

double distance(const std::vector<double>& one, const std::vector<double>& other) {
  double squares = 0;
  for (std::size_t i = 0; i < one.size(); ++i) squares += (one[i] - other[i]) * (one[i] - other[i]);
  return std::sqrt(squares);
}

DecisionMatrix weighted(const DecisionMatrix& matrix, Normalisation normalisation) {
  DecisionMatrix result = matrix;
  const std::vector<double> weights = normalisedWeights(matrix.weights);
  for (std::size_t j = 0; j < matrix.criterionCount(); ++j) {
    const ColumnScale scale = scaleOf(matrix, j, normalisation);
    for (auto& row : result.values) row[j] = weights[j] * (row[j] - scale.offset) / scale.divisor;
  }
  return result;
}

}  // namespace

TopsisResult topsis(const DecisionMatrix& matrix, Normalisation normalisation) {
  TopsisResult result;
  if (matrix.values.empty()) return result;
  const DecisionMatrix scaled = weighted(matrix, normalisation);
  for (std::size_t j = 0; j < scaled.criterionCount(); ++j) {
    const ColumnRange range = columnRange(scaled, j);
    result.ideal.push_back(range.best);
    result.antiIdeal.push_back(range.worst);
  }
  for (const auto& row : scaled.values) {
    const double toIdeal = distance(row, result.ideal);
    const double toAntiIdeal = distance(row, result.antiIdeal);
    const double both = toIdeal + toAntiIdeal;
    result.closeness.push_back(both > 0 ? toAntiIdeal / both : 1);
  }
  return result;
}

}  // namespace rackorrent

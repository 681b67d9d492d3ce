// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/rank_correlation.h"

#include "core/uncertainty/quantile_function.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rackorrent {

namespace {

using Matrix = std::vector<std::vector<double>>;

// The lower triangle whose product with its transpose is the matrix; nothing when there is none.
std::optional<Matrix> choleskyOf(const Matrix& matrix) {
  const std::size_t size = matrix.size();
  Matrix lower(size);
  for (std::size_t i = 0; i < size; ++i) {
    lower[i].assign(i + 1, 0);
    for (std::size_t j = 0; j <= i; ++j) {
      double rest = matrix[i][j];
      for (std::size_t k = 0; k < j; ++k) rest -= lower[i][k] * lower[j][k];
      if (i == j && rest <= 1e-12) return std::nullopt;
      lower[i][j] = i == j ? std::sqrt(rest) : rest / lower[j][j];
    }
  }
  return lower;
}

}  // namespace

std::optional<RankCorrelation> RankCorrelation::make(const std::vector<CorrelatedPair>& pairs) {
  RankCorrelation made;
  for (const CorrelatedPair& pair : pairs)
    for (const std::size_t input : {pair.one, pair.other})
      if (std::ranges::find(made.m_inputs, input) == made.m_inputs.end()) made.m_inputs.push_back(input);
  std::ranges::sort(made.m_inputs);
  const auto placeOf = [&](std::size_t input) {
    return static_cast<std::size_t>(std::ranges::find(made.m_inputs, input) - made.m_inputs.begin());
  };
  const std::size_t size = made.m_inputs.size();
  Matrix matrix(size, std::vector<double>(size, 0));
  for (std::size_t i = 0; i < size; ++i) matrix[i][i] = 1;
  for (const CorrelatedPair& pair : pairs) {
    const double pearson = 2 * std::sin(std::numbers::pi * pair.rank / 6);
    matrix[placeOf(pair.one)][placeOf(pair.other)] = pearson;
    matrix[placeOf(pair.other)][placeOf(pair.one)] = pearson;
  }
  auto lower = choleskyOf(matrix);
  if (!lower) return std::nullopt;
  made.m_triangle = std::move(*lower);
  return made;
}

void RankCorrelation::apply(std::span<double> shares) const {
  std::vector<double> independent;
  independent.reserve(m_inputs.size());
  for (const std::size_t input : m_inputs) independent.push_back(normalQuantile(shares[input]));
  for (std::size_t i = 0; i < m_inputs.size(); ++i) {
    double correlated = 0;
    for (std::size_t j = 0; j <= i; ++j) correlated += m_triangle[i][j] * independent[j];
    shares[m_inputs[i]] = normalShare(correlated);
  }
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/promethee.h"

#include "core/decision/weights.h"

#include <cmath>

namespace rackorrent {

namespace {

double linearPreference(double difference, double from, double to) {
  if (difference >= to) return 1;
  return difference > from ? (difference - from) / (to - from) : 0;
}

double levelPreference(const PreferenceFunction& function, double difference) {
  if (difference > function.preference) return 1;
  return difference > function.indifference ? 0.5 : 0;
}

}  // namespace

double preferenceOf(const PreferenceFunction& function, double difference) {
  if (difference <= 0) return 0;
  switch (function.shape) {
    case PreferenceFunction::Shape::Usual:
      return 1;
    case PreferenceFunction::Shape::UShape:
      return difference > function.indifference ? 1 : 0;
    case PreferenceFunction::Shape::VShape:
      return linearPreference(difference, 0, function.preference);
    case PreferenceFunction::Shape::Level:
      return levelPreference(function, difference);
    case PreferenceFunction::Shape::Linear:
      return linearPreference(difference, function.indifference, function.preference);
    case PreferenceFunction::Shape::Gaussian:
      return 1 - std::exp(-difference * difference / (2 * function.spread * function.spread));
  }
  return 0;
}

namespace {

double preferenceIndex(const DecisionMatrix& matrix, const std::vector<double>& weights,
                       const std::vector<PreferenceFunction>& functions, std::size_t one, std::size_t other) {
  double index = 0;
  for (std::size_t j = 0; j < matrix.criterionCount(); ++j) {
    const double difference = matrix.values[one][j] - matrix.values[other][j];
    const double gain = matrix.directions[j] == Direction::More ? difference : -difference;
    index += weights[j] * preferenceOf(functions[j], gain);
  }
  return index;
}

}  // namespace

PrometheeResult promethee(const DecisionMatrix& matrix, const std::vector<PreferenceFunction>& functions) {
  const std::size_t count = matrix.alternativeCount();
  const std::vector<double> weights = normalisedWeights(matrix.weights);
  PrometheeResult result;
  result.preferences.assign(count, std::vector<double>(count, 0.0));
  result.leaving.assign(count, 0);
  result.entering.assign(count, 0);
  result.net.assign(count, 0);
  if (count < 2) return result;
  const double others = static_cast<double>(count - 1);
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      const double index = preferenceIndex(matrix, weights, functions, a, b);
      result.preferences[a][b] = index;
      result.leaving[a] += index / others;
      result.entering[b] += index / others;
    }
  }
  for (std::size_t a = 0; a < count; ++a) result.net[a] = result.leaving[a] - result.entering[a];
  return result;
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/flip_points.h"

#include "core/assessment/figures.h"
#include "core/evaluation/validation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace rackorrent {

namespace {

constexpr std::array<double, 3> factorsDown = {0.8, 0.5, 0.25};
constexpr std::array<double, 3> factorsUp = {1.25, 2.0, 4.0};
constexpr std::array<double, 3> shares = {0.25, 0.5, 1.0};  // of the way to the maximum, for a field at zero

// Which alternative comes first when one field is changed. Demand and figures are kept where the field cannot
// change them.
class OneWay {
 public:
  OneWay(const Evaluation& evaluation, const Knowledge& knowledge)
      : m_evaluation(evaluation), m_knowledge(knowledge), m_demand(makeDemand(evaluation)),
        m_figures(allFigures(evaluation, m_demand)) {}

  std::optional<Alternative> firstAt(FieldId field, double value) const {
    Evaluation changed = m_evaluation;
    changed.setReal(field, fieldOf(field).type == FieldType::Integer ? std::round(value) : value);
    if (!isValid(changed)) return std::nullopt;
    const Decision decision = decide(changed, m_knowledge, figuresFor(field, changed));
    if (decision.verdict.kind == VerdictKind::NothingFeasible) return std::nullopt;
    return decision.verdict.best;
  }

 private:
  AllFigures figuresFor(FieldId field, const Evaluation& changed) const {
    switch (fieldOf(field).group) {
      case FieldGroup::Weights:
      case FieldGroup::Compliance: return m_figures;
      case FieldGroup::Workload:
      case FieldGroup::Project: return allFigures(changed, makeDemand(changed));
      case FieldGroup::Team:
      case FieldGroup::Data:
      case FieldGroup::Finance:
      case FieldGroup::Owned:
      case FieldGroup::Cloud:
      case FieldGroup::PrivateCloud: break;
    }
    return allFigures(changed, m_demand);
  }

  const Evaluation& m_evaluation;
  const Knowledge& m_knowledge;
  Demand m_demand;
  AllFigures m_figures;
};

// Between a value with the old first and one with another, the other side's end to 1 % of the first distance.
FlipPoint narrow(const OneWay& oneWay, FieldId field, double from, double same, double other, Alternative first,
                 Alternative present) {
  const double distance = std::abs(other - same);
  while (std::abs(other - same) > 0.01 * distance) {
    const double middle = (same + other) / 2;
    const auto there = oneWay.firstAt(field, middle);
    if (there && *there != present) {
      other = middle;
      first = *there;
    } else {
      same = middle;
    }
  }
  if (fieldOf(field).type == FieldType::Integer) other = std::round(other);
  return {field, from, other, first};
}

std::optional<FlipPoint> searchOneSide(const OneWay& oneWay, FieldId field, double from, Alternative present,
                                       const std::array<double, 3>& factors) {
  const Field& row = fieldOf(field);
  double same = from;
  for (const double factor : factors) {
    const double wanted = from != 0 ? from * factor : row.minimum + (row.maximum - row.minimum) * factor;
    const double value = std::clamp(wanted, row.minimum, row.maximum);
    if (value == same) return std::nullopt;
    const auto first = oneWay.firstAt(field, value);
    if (first && *first != present) return narrow(oneWay, field, from, same, value, *first, present);
    same = value;
  }
  return std::nullopt;
}

bool isSearched(const Evaluation& evaluation, FieldId field) {
  const Field& row = fieldOf(field);
  // A field at zero is searched only where its whole range is meaningful, as for shares.
  return row.isNumeric() && evaluation.has(field) &&
         (evaluation.real(field) != 0 || row.unit == Unit::Share || row.group == FieldGroup::Weights);
}

double distanceOf(const FlipPoint& flip) {
  return flip.from != 0 ? std::abs(flip.to - flip.from) / std::abs(flip.from) : std::abs(flip.to - flip.from);
}

}  // namespace

std::vector<FlipPoint> findFlipPoints(const Evaluation& evaluation, const Knowledge& knowledge,
                                      const Decision& decision) {
  std::vector<FlipPoint> flips;
  if (decision.verdict.kind == VerdictKind::NothingFeasible) return flips;
  const OneWay oneWay(evaluation, knowledge);
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    if (!isSearched(evaluation, field)) continue;
    const double from = evaluation.real(field);
    const Alternative present = decision.verdict.best;
    const auto up = searchOneSide(oneWay, field, from, present, from != 0 ? factorsUp : shares);
    const auto down = from != 0 ? searchOneSide(oneWay, field, from, present, factorsDown) : std::nullopt;
    if (up) flips.push_back(*up);
    if (down) flips.push_back(*down);
  }
  std::ranges::stable_sort(flips, {}, distanceOf);
  return flips;
}

}  // namespace rackorrent

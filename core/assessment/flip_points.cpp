// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/flip_points.h"

#include "core/decision/weight_stability.h"
#include "core/decision/weights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace rackorrent {

namespace {

constexpr double meaningfulMaximum = 1000;  // ranges up to this are searched as a whole
constexpr double factor = 10;
constexpr int gridSteps = 4;

// What an evaluation with one changed input says.
struct Outcome {
  Alternative first = Alternative::GpuAsAService;
  double margin = 0;  // of the present first over the best other one;
                      // meaningless where feasibility changes
};

class Search {
 public:
  Search(const Evaluation& evaluation, WhatIf& whatIf, Alternative present)
      : m_evaluation(evaluation), m_whatIf(whatIf), m_present(present) {}

  std::optional<Outcome> outcomeAt(FieldId field, const Value& value) {
    const auto ranking = m_whatIf.at(field, value);
    if (!ranking || ranking->feasibleCount() == 0) return std::nullopt;
    double other = -1;
    for (const Alternative alternative : allAlternatives)
      if (alternative != m_present && ranking->isFeasible(alternative))
        other = std::max(other, ranking->scores[indexOf(alternative)]);
    const double own = ranking->isFeasible(m_present) ? ranking->scores[indexOf(m_present)] : -1;
    return Outcome{ranking->best(), own - other};
  }

  std::optional<Outcome> outcomeAt(FieldId field, double value) {
    const auto number = Number::fromDouble(value);
    return number ? outcomeAt(field, Value(*number)) : std::nullopt;
  }

  Alternative present() const { return m_present; }
  const Evaluation& evaluation() const { return m_evaluation; }

 private:
  const Evaluation& m_evaluation;
  WhatIf& m_whatIf;
  Alternative m_present;
};

bool isWhole(FieldId field) { return fieldOf(field).type == FieldType::Integer; }

double sensible(FieldId field, double value) { return isWhole(field) ? std::round(value) : value; }

// A field at zero has no scale of its own: money is measured by what the
// project costs.
double scaleAtZero(const Field& field, double presentValue, double months) {
  if (field.unit == Unit::Money) return presentValue;
  if (field.unit == Unit::MoneyPerMonth) return presentValue / months;
  return meaningfulMaximum;
}

SearchedRange rangeOf(const Evaluation& evaluation, FieldId field, double presentValue) {
  const Field& row = fieldOf(field);
  const double from = evaluation.real(field);
  const bool isMeaningful = row.maximum <= meaningfulMaximum && row.unit != Unit::MoneyPerKilowattHour &&
                            row.unit != Unit::Kilowatts && row.unit != Unit::MoneyPerGigabyte &&
                            row.unit != Unit::Gpus;
  if (isMeaningful && row.unit != Unit::None) return {field, row.minimum, row.maximum};
  if (from != 0) return {field, std::max(row.minimum, from / factor), std::min(row.maximum, from * factor)};
  const double scale = scaleAtZero(row, presentValue, evaluation.real("project.horizon_months"_field));
  return {field, row.minimum, std::min(row.maximum, scale)};
}

// From the present value to the end: in equal ratios where both are positive
// and far apart, in equal steps else.
std::array<double, gridSteps> gridTo(FieldId field, double from, double end) {
  std::array<double, gridSteps> grid{};
  const bool inRatios = from > 0 && end > 0 && (end > 3 * from || end < from / 3);
  for (int step = 1; step <= gridSteps; ++step) {
    const double share = static_cast<double>(step) / gridSteps;
    const double value = inRatios ? from * std::pow(end / from, share) : from + (end - from) * share;
    grid[static_cast<std::size_t>(step - 1)] = step == gridSteps ? end : sensible(field, value);
  }
  return grid;
}

struct Bracket {
  double same = 0;
  double sameMargin = 0;
  double other = 0;
  double otherMargin = 0;
  Alternative first = Alternative::GpuAsAService;
};

// Tries a value between the ends and moves the end that it agrees with.
void tighten(Search& search, FieldId field, double value, Bracket& bracket) {
  const auto outcome = search.outcomeAt(field, value);
  if (outcome && outcome->first != search.present()) {
    bracket.other = value;
    bracket.otherMargin = outcome->margin;
    bracket.first = outcome->first;
  } else {
    bracket.same = value;
    bracket.sameMargin = outcome ? outcome->margin : 1;
  }
}

// The margin is mostly smooth: a secant guesses its root, two values beside the
// guess close in on it. Where that fails to halve the bracket, plain halving
// does.
void narrow(Search& search, FieldId field, double precision, Bracket& bracket) {
  const double step = isWhole(field) ? 1 : precision;
  const auto width = [&] { return std::abs(bracket.other - bracket.same); };
  while (width() > step * (1 + 1e-9)) {
    const double before = width();
    const double drop = bracket.sameMargin - bracket.otherMargin;
    const double share = drop > 0 ? std::clamp(bracket.sameMargin / drop, 0.0, 1.0) : 0.5;
    const double direction = bracket.other > bracket.same ? 1 : -1;
    const double guess = bracket.same + direction * share * before;
    for (const double side : {-0.45, 0.45}) {
      const double value = sensible(field, guess + side * direction * step);
      const bool isInside = (value - bracket.same) * direction > 0 && (bracket.other - value) * direction > 0;
      if (isInside && width() > step * (1 + 1e-9)) tighten(search, field, value, bracket);
    }
    if (width() <= before / 2) continue;
    const double middle = sensible(field, (bracket.same + bracket.other) / 2);
    if (middle == bracket.same || middle == bracket.other) return;
    tighten(search, field, middle, bracket);
  }
}

std::optional<FlipPoint> searchOneSide(Search& search, FieldId field, double end, double margin) {
  const double from = search.evaluation().real(field);
  if (end == from) return std::nullopt;
  Bracket bracket{from, margin, from, margin, search.present()};
  for (const double value : gridTo(field, from, end)) {
    if (value == bracket.same) continue;
    const auto outcome = search.outcomeAt(field, value);
    if (!outcome) continue;
    if (outcome->first != search.present()) {
      bracket.other = value;
      bracket.otherMargin = outcome->margin;
      bracket.first = outcome->first;
      narrow(search, field, flipPrecision * std::abs(end - from), bracket);
      return FlipPoint{field, from, bracket.other, bracket.first, bracket.same};
    }
    bracket.same = value;
    bracket.sameMargin = outcome->margin;
  }
  return std::nullopt;
}

// The entered weight at which the normalised one reaches a bound, the others
// staying as they are.
double enteredFor(double share, double othersEntered) { return share / (1 - share) * othersEntered; }

class WeightFlips {
 public:
  WeightFlips(Search& search, const Decision& decision) : m_search(search) {
    for (const Alternative alternative : allAlternatives) {
      const AlternativeDecision& of = decision.alternatives[indexOf(alternative)];
      if (!of.isFeasible()) continue;
      std::vector<double>& row = m_matrix.values.emplace_back();
      for (const CriterionScore& criterion : of.criteria) row.push_back(criterion.score);
    }
    for (const CriterionId criterion : allCriteria) {
      m_matrix.weights.push_back(search.evaluation().real(weightField(criterion)));
      m_sum += m_matrix.weights.back();
    }
    m_intervals = stabilityIntervals(m_matrix);
  }

  // A hair beyond the tie, so that the other one is first when it is entered.
  std::vector<FlipPoint> of(CriterionId criterion) {
    std::vector<FlipPoint> flips;
    const std::size_t j = indexOf(criterion);
    const double others = m_sum - m_matrix.weights[j];
    if (m_matrix.values.size() < 2 || others <= 0) return flips;
    if (m_intervals[j].below) add(criterion, enteredFor(m_intervals[j].low, others), -1, flips);
    if (m_intervals[j].above) add(criterion, enteredFor(m_intervals[j].high, others), 1, flips);
    return flips;
  }

 private:
  void add(CriterionId criterion, double bound, double side, std::vector<FlipPoint>& flips) {
    const FieldId field = weightField(criterion);
    const double hair = 1e-6 * std::max(1.0, bound);
    const double to = bound + side * hair;
    if (to < fieldOf(field).minimum || to > fieldOf(field).maximum) return;
    const auto outcome = m_search.outcomeAt(field, to);
    if (!outcome || outcome->first == m_search.present()) return;
    flips.push_back({field, m_search.evaluation().real(field), to, outcome->first, bound - side * hair});
  }

  Search& m_search;
  DecisionMatrix m_matrix;
  double m_sum = 0;
  std::vector<StabilityInterval> m_intervals;
};

void addLevels(Search& search, FieldId field, std::vector<LevelFlip>& flips) {
  for (const Choice& choice : fieldOf(field).choices) {
    if (choice.key == search.evaluation().choice(field)) continue;
    const auto outcome = search.outcomeAt(field, Value(std::string(choice.key)));
    if (outcome && outcome->first != search.present())
      flips.push_back({field, std::string(choice.key), false, outcome->first});
  }
}

void addMembers(Search& search, FieldId field, std::vector<LevelFlip>& flips) {
  for (const Choice& choice : fieldOf(field).choices) {
    std::vector<std::string> members = search.evaluation().choices(field);
    const bool isRemoved = std::erase(members, choice.key) > 0;
    if (!isRemoved) members.emplace_back(choice.key);
    const auto outcome = search.outcomeAt(field, Value(members));
    if (outcome && outcome->first != search.present())
      flips.push_back({field, std::string(choice.key), isRemoved, outcome->first});
  }
}

double distanceOf(const FlipPoint& flip) {
  const double distance = std::abs(flip.to - flip.from);
  return flip.from != 0 ? distance / std::abs(flip.from) : distance;
}

void addNumber(Search& search, FieldId field, double presentValue, double margin, FlipPoints& flips) {
  const SearchedRange range = rangeOf(search.evaluation(), field, presentValue);
  const auto up = searchOneSide(search, field, range.high, margin);
  const auto down = searchOneSide(search, field, range.low, margin);
  if (up) flips.numbers.push_back(*up);
  if (down) flips.numbers.push_back(*down);
  if (!up && !down) flips.without.push_back(range);
}

}  // namespace

FlipPoints findFlipPoints(const Evaluation& evaluation, WhatIf& whatIf, const Decision& decision) {
  FlipPoints flips;
  if (decision.verdict.kind == VerdictKind::NothingFeasible) return flips;
  const Alternative present = decision.verdict.best;
  Search search(evaluation, whatIf, present);
  WeightFlips weights(search, decision);
  const double presentValue = whatIf.figures()[indexOf(present)].cost.presentValue;
  for (const CriterionId criterion : allCriteria) {
    const std::vector<FlipPoint> found = weights.of(criterion);
    flips.numbers.insert(flips.numbers.end(), found.begin(), found.end());
    const FieldId field = weightField(criterion);
    if (found.empty()) flips.without.push_back({field, fieldOf(field).minimum, fieldOf(field).maximum});
  }
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    const Field& row = fieldOf(field);
    if (row.group == FieldGroup::Weights || field == "finance.currency"_field) continue;
    if (row.type == FieldType::Choices) addMembers(search, field, flips.levels);
    if (!evaluation.has(field)) continue;
    if (row.type == FieldType::Choice) addLevels(search, field, flips.levels);
    if (row.isNumeric()) addNumber(search, field, presentValue, decision.verdict.margin, flips);
  }
  std::ranges::stable_sort(flips.numbers, {}, distanceOf);
  return flips;
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/study_words.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace rackorrent {

namespace {

// Below this part of the answer's total a value of information is rounding.
constexpr double notableShare = 1e-4;

std::string countText(std::uint32_t count) {
  std::string digits = std::to_string(count);
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, 1, ',');
  return digits;
}

Money rounded(double amount) {
  const double step = std::pow(10, std::floor(std::log10(std::max(1.0, std::abs(amount)))) - 1);
  return moneyFromDouble(std::round(amount / step) * step);
}

}  // namespace

Quantity shownShare(double share) {
  if (share <= 0 || share >= 1) return {std::clamp(share, 0.0, 1.0), Unit::Share};
  return {std::clamp(std::round(share * 100), 1.0, 99.0) / 100, Unit::Share};
}

Message confidenceLine(const Study& study) {
  if (!study.isFeasibleToday)
    return {CORE_TEXT("Nothing keeps all limits as entered; in %1 of %2 plausible cases something does."),
            {shownShare(1 - study.nothingFeasible), countText(study.draws)}};
  return {CORE_TEXT("%1 stays first in %2 of %3 plausible cases."),
          {nameOf(study.answer), shownShare(study.confidence().value), countText(study.draws)}};
}

Phrase surenessOf(const Study& study) {
  constexpr double very = 0.9;
  constexpr double fairly = 0.7;
  constexpr double open = 0.5;
  const double share = study.confidence().value;
  if (share >= very) return {CORE_TEXT("Very sure")};
  if (share >= fairly) return {CORE_TEXT("Fairly sure")};
  return share >= open ? Phrase{CORE_TEXT("Undecided")} : Phrase{CORE_TEXT("Doubtful")};
}

Phrase studyAssumption() {
  return {
      CORE_TEXT("What is ordered and signed at the start follows the figures entered and stays; growth, "
                "later contracts, "
                "rent and prices follow each case.")};
}

Message studyMethod(const Study& study) {
  const Quantity error{std::ceil(study.confidence().standardError * 1000) / 1000, Unit::Share};
  if (study.sampling == Sampling::Sobol)
    return {
        CORE_TEXT(
            "%1 cases by scrambled Sobol points, seed %2; the share of first places is exact to about %3."),
        {countText(study.draws), std::to_string(study.seed), error}};
  return {CORE_TEXT(
              "%1 cases by pseudo-random numbers, seed %2; the share of first places is exact to about %3."),
          {countText(study.draws), std::to_string(study.seed), error}};
}

std::vector<InputEffect> worthLearning(const Study& study) {
  std::vector<InputEffect> inputs = study.inputs;
  std::erase_if(inputs, [&](const InputEffect& input) {
    return input.valueOfLearning <= notableShare * std::abs(study.totalToday);
  });
  std::ranges::stable_sort(inputs, std::greater<>(), &InputEffect::valueOfLearning);
  return inputs;
}

Message learningLine(const Study& study) {
  const std::vector<InputEffect> inputs = worthLearning(study);
  if (!inputs.empty())
    return {CORE_TEXT("Find out \"%1\" first: knowing it before you commit is worth up to %2."),
            {Phrase{fieldOf(inputs.front().field).label}, rounded(inputs.front().valueOfLearning)}};
  if (study.valueOfPerfectInformation.value > notableShare * std::abs(study.totalToday))
    return {
        CORE_TEXT("No single input is worth finding out alone; knowing all of them would be worth up to %1."),
        {rounded(study.valueOfPerfectInformation.value)}};
  return {CORE_TEXT("Knowing more would not change the cheapest choice."), {}};
}

Message rangeLine(const Study& study, Alternative alternative) {
  const Summary& total = study.alternatives[indexOf(alternative)].total;
  return {CORE_TEXT("%1 costs between %2 and %3 in eight of ten cases."),
          {nameOf(alternative), rounded(total.p10.value), rounded(total.p90.value)}};
}

Message breakEvenMonthsLine(const BreakEvenStudy& study) {
  if (study.never >= 1)
    return {CORE_TEXT("Building never becomes cheaper than renting in any of the cases."), {}};
  if (study.never + study.always >= 1)
    return {
        CORE_TEXT(
            "Building is cheaper than renting from the start in %1 of the cases, and never in the others."),
        {shownShare(study.always)}};
  return {CORE_TEXT("Where building becomes cheaper than renting, it does so after %1 to %2; in %3 of the "
                    "cases never."),
          {Quantity{std::round(study.months.p10), Unit::Months},
           Quantity{std::round(study.months.p90), Unit::Months}, shownShare(study.never)}};
}

}  // namespace rackorrent

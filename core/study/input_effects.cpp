// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/input_effects.h"

#include "core/study/parallel.h"
#include "core/uncertainty/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace rackorrent {

namespace {

constexpr std::size_t mostDrawsOfSensitivity = 1U << 16;
constexpr std::size_t mostDrawsOfTotals = 1U << 11;
constexpr std::size_t drawsPerTotal = 8;  // one base draw of the total indices for so many draws of the study

double swingOf(const InputEffect& effect, double leadToday) {
  const auto [low, high] = std::minmax({effect.leadAtP10, effect.leadAtP90, leadToday});
  return high - low;
}

}  // namespace

std::optional<Study> EffectSearch::run(Study study, bool withTotalIndices, const std::stop_token& stop,
                                       const Progress& progress) const {
  std::vector<InputEffect> effects;
  for (const UncertainField& uncertain : model.uncertain())
    effects.push_back(
        {.field = uncertain.field, .distribution = uncertain.distribution, .source = uncertain.source});
  addSwings(effects, study.answer);
  if (!addShares(study, effects, stop)) return std::nullopt;
  if (withTotalIndices && !addTotalIndices(effects, study.answer, stop, progress)) return std::nullopt;
  std::ranges::stable_sort(effects, std::greater<>(),
                           [&](const InputEffect& effect) { return swingOf(effect, study.leadToday); });
  study.inputs = std::move(effects);
  return study;
}

// Each input alone at the ends of its middle 80 %, all others as today.
void EffectSearch::addSwings(std::vector<InputEffect>& effects, Alternative answer) const {
  WorldModel::Worker worker(model);
  const auto lookAt = [&](FieldId field, double value, double& lead, double& cost) {
    worker.set(field, value);
    cost = worker.figures()[indexOf(answer)].cost.total;
    lead = leadOf(answer, worker.ranking());
  };
  for (std::size_t input = 0; input < effects.size(); ++input) {
    InputEffect& effect = effects[input];
    effect.valueAtP10 = source.valueAt(input, 0.1);
    effect.valueAtP90 = source.valueAt(input, 0.9);
    lookAt(effect.field, effect.valueAtP10, effect.leadAtP10, effect.costAtP10);
    lookAt(effect.field, effect.valueAtP90, effect.leadAtP90, effect.costAtP90);
    worker.setAllAsToday();
  }
}

bool EffectSearch::addShares(Study& study, std::vector<InputEffect>& effects,
                             const std::stop_token& stop) const {
  const std::size_t draws = std::min(outcomes.count(), mostDrawsOfSensitivity);
  study.drawsOfSensitivity = static_cast<std::uint32_t>(draws);
  const std::span lead = std::span(outcomes.lead).first(draws);
  const std::vector<double> leadRanks = ranksOf(lead);
  const std::vector<double> costRanks =
      ranksOf(std::span(outcomes.total[indexOf(study.answer)]).first(draws));
  ChoiceCosts costs;
  for (const Alternative choice : choices)
    costs.push_back(std::span<const double>(outcomes.presentValue[indexOf(choice)]).first(draws));
  std::vector<std::vector<double>> shares(effects.size(), std::vector<double>(draws));
  const auto column = [&](int, std::size_t draw) {
    const std::vector<double> row = source.sharesOf(static_cast<std::uint32_t>(draw));
    for (std::size_t input = 0; input < row.size(); ++input) shares[input][draw] = row[input];
  };
  const auto judge = [&](int, std::size_t input) {
    InputEffect& effect = effects[input];
    effect.rankCorrelation = rankCorrelation(shares[input], leadRanks);
    effect.costRankCorrelation = rankCorrelation(shares[input], costRanks);
    effect.firstOrder = firstOrderIndex(shares[input], lead);
    effect.valueOfLearning =
        std::min(valueOfLearning(shares[input], costs), study.valueOfPerfectInformation.value);
  };
  const auto noState = [] { return 0; };
  return forEachIndex(0, draws, threads, stop, {}, noState, column) &&
         forEachIndex(0, effects.size(), threads, stop, {}, noState, judge, 1);
}

bool EffectSearch::addTotalIndices(std::vector<InputEffect>& effects, Alternative answer,
                                   const std::stop_token& stop, const Progress& progress) const {
  const std::size_t draws = std::min(outcomes.count() / drawsPerTotal, mostDrawsOfTotals);
  const std::size_t inputs = effects.size();
  std::vector<double> lead(draws);
  std::vector<std::vector<double>> redrawn(inputs, std::vector<double>(draws));
  const auto lookAt = [&](WorldModel::Worker& worker, std::size_t draw) {
    const auto number = static_cast<std::uint32_t>(draw);
    const std::vector<double> shares = source.independentSharesOf(number);
    const auto setTo = [&](std::size_t input, double share) {
      worker.set(effects[input].field, source.valueAt(input, share));
    };
    for (std::size_t input = 0; input < inputs; ++input) setTo(input, shares[input]);
    worker.figures();
    lead[draw] = leadOf(answer, worker.ranking());
    for (std::size_t input = 0; input < inputs; ++input) {
      setTo(input, source.secondShareOf(number, input));
      worker.figures();
      redrawn[input][draw] = leadOf(answer, worker.ranking());
      setTo(input, shares[input]);
    }
  };
  if (!forEachIndex(
          0, draws, threads, stop, progress, [&] { return WorldModel::Worker(model); }, lookAt))
    return false;
  for (std::size_t input = 0; input < inputs; ++input)
    effects[input].totalOrder = totalIndex(lead, redrawn[input]);
  return true;
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/study_run.h"

#include "core/study/input_effects.h"
#include "core/study/parallel.h"
#include "core/uncertainty/sensitivity.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rackorrent {

namespace {

std::vector<Alternative> choicesToday(const Ranking& ranking) {
  std::vector<Alternative> choices;
  for (const Alternative alternative : allAlternatives)
    if (ranking.isFeasible(alternative) || ranking.feasibleCount() == 0) choices.push_back(alternative);
  return choices;
}

Estimate shareOf(std::size_t draws, const auto& holds) {
  return estimateOver(draws, [&](std::size_t first, std::size_t count) {
    std::size_t hits = 0;
    for (std::size_t i = first; i < first + count; ++i) hits += holds(i) ? 1 : 0;
    return static_cast<double>(hits) / static_cast<double>(count);
  });
}

bool isCheapest(const DrawOutcomes& outcomes, std::size_t alternative, std::size_t draw) {
  if (outcomes.places[draw][alternative] == 0) return false;
  for (std::size_t other = 0; other < 4; ++other) {
    if (outcomes.places[draw][other] == 0) continue;
    const double ours = outcomes.presentValue[alternative][draw];
    const double theirs = outcomes.presentValue[other][draw];
    if (theirs < ours || (theirs == ours && other < alternative)) return false;
  }
  return true;
}

std::array<double, 4> sharesOfPlaces(const std::vector<Places>& places, std::size_t alternative) {
  std::array<double, 4> shares{};
  for (const Places& draw : places)
    if (draw[alternative] > 0) shares[draw[alternative] - 1U] += 1 / static_cast<double>(places.size());
  return shares;
}

CostBand bandOf(std::vector<double> values) {
  std::ranges::sort(values);
  return {percentileOfSorted(values, 0.1), percentileOfSorted(values, 0.5), percentileOfSorted(values, 0.9)};
}

std::vector<CostBand> bandsOf(const std::vector<float>& cumulative, std::size_t points) {
  std::vector<CostBand> bands;
  std::vector<double> column(cumulative.size() / points);
  for (std::size_t point = 0; point < points; ++point) {
    for (std::size_t draw = 0; draw < column.size(); ++draw) column[draw] = cumulative[draw * points + point];
    bands.push_back(bandOf(column));
  }
  return bands;
}

Summary regretOf(const DrawOutcomes& outcomes, const std::vector<Alternative>& choices,
                 std::size_t alternative) {
  std::vector<double> regrets = outcomes.presentValue[alternative];
  for (std::size_t draw = 0; draw < regrets.size(); ++draw) {
    double least = std::numeric_limits<double>::infinity();
    for (const Alternative choice : choices)
      least = std::min(least, outcomes.presentValue[indexOf(choice)][draw]);
    regrets[draw] -= least;
  }
  return summaryOf(regrets);
}

BreakEvenStudy breakEvenOf(const std::vector<std::int16_t>& months) {
  BreakEvenStudy study;
  std::vector<double> reached;
  const double share = 1 / static_cast<double>(months.size());
  for (const std::int16_t month : months) {
    if (month < 0) study.never += share;
    if (month == 0) study.always += share;
    if (month > 0) reached.push_back(month);
  }
  if (!reached.empty()) study.months = bandOf(std::move(reached));
  return study;
}

std::uint32_t allowedDraws(std::uint32_t wanted) {
  return std::bit_ceil(std::clamp(wanted, fewestDraws, mostDraws));
}

}  // namespace

StudyRun::StudyRun(const Evaluation& evaluation, const Knowledge& knowledge, const StudyOptions& options)
    : m_options(options),
      m_threads(threadsOrAll(options.threads)),
      m_model(evaluation, knowledge, uncertainFields(evaluation, options.ranges), m_threads),
      m_source(m_model, options.sampling, options.seed) {}

bool StudyRun::drawUpTo(std::uint32_t draws, const std::stop_token& stop, const Progress& progress) {
  return extendOutcomes(m_outcomes, allowedDraws(draws), m_model, m_source, m_threads, stop, progress);
}

AlternativeStudy StudyRun::summaryOfAlternative(std::size_t i,
                                                const std::vector<Alternative>& choices) const {
  const std::size_t draws = m_outcomes.count();
  AlternativeStudy of;
  of.total = summaryOf(m_outcomes.total[i]);
  of.presentValue = summaryOf(m_outcomes.presentValue[i]);
  of.perGpuHour = summaryOf(m_outcomes.perGpuHour[i]);
  of.feasible = shareOf(draws, [&](std::size_t draw) { return m_outcomes.places[draw][i] > 0; });
  of.first = shareOf(draws, [&](std::size_t draw) { return m_outcomes.places[draw][i] == 1; });
  of.cheapest = shareOf(draws, [&](std::size_t draw) { return isCheapest(m_outcomes, i, draw); });
  of.placeShares = sharesOfPlaces(m_outcomes.places, i);
  of.placeSharesWithWeights = sharesOfPlaces(m_outcomes.placesWithWeights, i);
  of.regret = regretOf(m_outcomes, choices, i);
  of.cumulative = bandsOf(m_outcomes.cumulative[i], pointsOfCumulative(m_model));
  return of;
}

std::optional<Study> StudyRun::conclude(const std::stop_token& stop, const Progress& progress) const {
  const std::size_t draws = m_outcomes.count();
  const std::vector<Alternative> choices = choicesToday(m_model.rankingToday());
  Study study{.draws = static_cast<std::uint32_t>(draws),
              .seed = m_options.seed,
              .sampling = m_options.sampling,
              .drawsOfBands = static_cast<std::uint32_t>(std::min(draws, mostDrawsWithMonths)),
              .answer = m_model.rankingToday().best()};
  study.isFeasibleToday = m_model.rankingToday().isFeasible(study.answer);
  study.leadToday = leadOf(study.answer, m_model.rankingToday());
  study.totalToday = m_model.figuresToday()[indexOf(study.answer)].cost.total;
  const auto summarise = [&](int, std::size_t i) {
    study.alternatives[i] = summaryOfAlternative(i, choices);
  };
  if (!forEachIndex(
          0, 4, m_threads, stop, {}, [] { return 0; }, summarise, 1))
    return std::nullopt;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& values = m_outcomes.presentValue[i];
    study.presentValues[i].assign(values.begin(), values.begin() + study.drawsOfBands);
  }
  study.nothingFeasible =
      shareOf(draws, [&](std::size_t draw) { return m_outcomes.places[draw] == Places{}; }).value;
  study.breakEvenMonths = breakEvenOf(m_outcomes.breakEvenMonths);
  ChoiceCosts costs;
  for (const Alternative choice : choices) costs.emplace_back(m_outcomes.presentValue[indexOf(choice)]);
  study.valueOfPerfectInformation = valueOfPerfectInformation(costs);
  const EffectSearch search{m_model, m_source, m_outcomes, choices, m_threads};
  return search.run(std::move(study), m_options.withTotalIndices, stop, progress);
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/draw_outcomes.h"

#include "core/assessment/assessment.h"
#include "core/assessment/break_even.h"
#include "core/study/parallel.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace rackorrent {

namespace {

std::vector<CorrelatedPair> pairsAmong(const std::vector<UncertainField>& uncertain) {
  const auto placeOf = [&](FieldId field) {
    return static_cast<std::size_t>(std::ranges::find(uncertain, field, &UncertainField::field) -
                                    uncertain.begin());
  };
  std::vector<CorrelatedPair> pairs;
  for (const FieldCorrelation& correlation : fieldCorrelations()) {
    const CorrelatedPair pair{placeOf(correlation.one), placeOf(correlation.other), correlation.rank};
    if (pair.one < uncertain.size() && pair.other < uncertain.size()) pairs.push_back(pair);
  }
  return pairs;
}

Places placesIn(const Ranking& ranking, const std::array<Alternative, 4>& order) {
  Places places{};
  std::uint8_t place = 0;
  for (const Alternative alternative : order)
    if (ranking.isFeasible(alternative)) places[indexOf(alternative)] = ++place;
  return places;
}

std::array<Alternative, 4> orderBy(const std::array<double, 4>& scores,
                                   const std::array<Alternative, 4>& order) {
  std::array<Alternative, 4> sorted = order;
  std::ranges::stable_sort(sorted, std::greater<>(),
                           [&](Alternative alternative) { return scores[indexOf(alternative)]; });
  return sorted;
}

std::array<double, 4> scoresWith(const Ranking& ranking, const std::array<double, criterionCount>& factors) {
  std::array<double, 4> scores{};
  double sum = 0;
  for (std::size_t j = 0; j < criterionCount; ++j) sum += ranking.weights[j] * factors[j];
  if (sum <= 0) return ranking.scores;
  for (std::size_t i = 0; i < scores.size(); ++i)
    for (std::size_t j = 0; j < criterionCount; ++j)
      scores[i] += ranking.weights[j] * factors[j] / sum * ranking.values[i][j].score;
  return scores;
}

std::int16_t breakEvenOf(const AllFigures& figures) {
  const BreakEven breakEven = breakEvenMonths(figures);
  if (breakEven.kind == BreakEven::Kind::Never) return -1;
  return static_cast<std::int16_t>(breakEven.kind == BreakEven::Kind::Always ? 0 : breakEven.value);
}

// A world with a shorter horizon stays at its last value.
void keepCumulative(const CostFigures& cost, std::size_t points, std::vector<float>& kept,
                    std::size_t index) {
  const std::vector<double> sums = cumulativeCost(cost);
  for (std::size_t i = 0; i < points; ++i)
    kept[index * points + i] = static_cast<float>(sums[std::min(i, sums.size() - 1)]);
}

void resize(DrawOutcomes& outcomes, std::size_t draws, std::size_t points) {
  for (std::size_t i = 0; i < 4; ++i) {
    outcomes.total[i].resize(draws);
    outcomes.presentValue[i].resize(draws);
    outcomes.perGpuHour[i].resize(draws);
    outcomes.cumulative[i].resize(std::min(draws, mostDrawsWithMonths) * points);
  }
  outcomes.lead.resize(draws);
  outcomes.places.resize(draws);
  outcomes.placesWithWeights.resize(draws);
  outcomes.breakEvenMonths.resize(draws);
}

}  // namespace

WorldDraws::WorldDraws(const WorldModel& model, Sampling sampling, std::uint64_t seed)
    : m_correlation(RankCorrelation::make(pairsAmong(model.uncertain()))),
      m_draws(sampling, 2 * model.uncertain().size() + criterionCount, seed) {
  for (const UncertainField& uncertain : model.uncertain()) m_quantiles.emplace_back(uncertain.distribution);
}

std::vector<double> WorldDraws::independentSharesOf(std::uint32_t index) const {
  std::vector<double> shares(inputs());
  for (std::size_t input = 0; input < shares.size(); ++input) shares[input] = m_draws.at(index, input);
  return shares;
}

std::vector<double> WorldDraws::sharesOf(std::uint32_t index) const {
  std::vector<double> shares = independentSharesOf(index);
  if (m_correlation) m_correlation->apply(shares);
  return shares;
}

double WorldDraws::secondShareOf(std::uint32_t index, std::size_t input) const {
  return m_draws.at(index, inputs() + criterionCount + input);
}

std::array<double, criterionCount> WorldDraws::weightFactors(std::uint32_t index) const {
  std::array<double, criterionCount> factors{};
  for (std::size_t j = 0; j < criterionCount; ++j)
    factors[j] = std::exp2(2 * m_draws.at(index, inputs() + j) - 1);
  return factors;
}

std::size_t pointsOfCumulative(const WorldModel& model) {
  constexpr FieldId horizon = "project.horizon_months"_field;
  double months = model.today().real(horizon);
  for (const UncertainField& uncertain : model.uncertain())
    if (uncertain.field == horizon) months = std::max(months, uncertain.distribution.high);
  return static_cast<std::size_t>(std::ceil(months)) + 1;
}

bool extendOutcomes(DrawOutcomes& outcomes, std::size_t draws, const WorldModel& model,
                    const WorldDraws& source, unsigned threads, const std::stop_token& stop,
                    const Progress& progress) {
  const std::size_t before = outcomes.count();
  if (draws <= before) return true;
  const std::size_t points = pointsOfCumulative(model);
  const Alternative answer = model.rankingToday().best();
  const auto drawOne = [&](WorldModel::Worker& worker, std::size_t index) {
    const auto number = static_cast<std::uint32_t>(index);
    const std::vector<double> shares = source.sharesOf(number);
    for (std::size_t input = 0; input < shares.size(); ++input)
      worker.set(model.uncertain()[input].field, source.valueAt(input, shares[input]));
    const AllFigures& figures = worker.figures();
    const Ranking ranking = worker.ranking();
    for (std::size_t i = 0; i < figures.size(); ++i) {
      const auto& [plan, cost] = figures[i];
      outcomes.total[i][index] = cost.total;
      outcomes.presentValue[i][index] = cost.presentValue;
      outcomes.perGpuHour[i][index] = plan.usefulGpuHours > 0 ? cost.total / plan.usefulGpuHours : 0;
      if (index < mostDrawsWithMonths) keepCumulative(cost, points, outcomes.cumulative[i], index);
    }
    outcomes.lead[index] = leadOf(answer, ranking);
    outcomes.places[index] = placesIn(ranking, ranking.order);
    outcomes.placesWithWeights[index] =
        placesIn(ranking, orderBy(scoresWith(ranking, source.weightFactors(number)), ranking.order));
    outcomes.breakEvenMonths[index] = breakEvenOf(figures);
  };
  // In parts, so that no stop waits for the memory of a million draws.
  constexpr std::size_t part = 16384;
  for (std::size_t first = before; first < draws; first += part) {
    const std::size_t last = std::min(draws, first + part);
    resize(outcomes, last, points);
    const auto ofAll = [&](double done) {
      const double drawn = static_cast<double>(first - before) + done * static_cast<double>(last - first);
      if (progress) progress(drawn / static_cast<double>(draws - before));
    };
    if (forEachIndex(
            first, last, threads, stop, ofAll, [&] { return WorldModel::Worker(model); }, drawOne))
      continue;
    resize(outcomes, before, points);
    return false;
  }
  return true;
}

}  // namespace rackorrent

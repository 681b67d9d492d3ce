// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/world_model.h"

#include "core/assessment/figures.h"
#include "core/capacity/plan_builder.h"
#include "core/decision/residency.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace rackorrent {

namespace {

// Twelve digits are far beyond what a guess means, and few enough to be read back fast.
Number twelveDigits(double value) {
  std::array<char, 40> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, 11).ptr;
  return Number::parse({text.data(), end}).value_or(Number());
}

}  // namespace

WorldModel::WorldModel(const Evaluation& today, const Knowledge& knowledge,
                       std::vector<UncertainField> uncertain, unsigned threads)
    : m_today(underItsRegimes(today, knowledge)),
      m_knowledge(knowledge),
      m_uncertain(std::move(uncertain)),
      m_demandToday(makeDemand(m_today)),
      m_figuresToday(allFigures(m_today, m_demandToday)),
      m_rankingToday(rankAlternatives(m_today, knowledge, m_figuresToday)),
      m_demands(m_today, m_demandToday, m_uncertain, threads) {}

void WorldModel::Worker::set(FieldId field, double value) {
  const bool isWhole = fieldOf(field).type == FieldType::Integer;
  m_world.set(field, twelveDigits(isWhole ? std::round(value) : value));
}

void WorldModel::Worker::setAllAsToday() {
  for (const UncertainField& uncertain : m_model.m_uncertain)
    m_world.set(uncertain.field, m_model.m_today.value(uncertain.field));
}

const AllFigures& WorldModel::Worker::figures() {
  const PlanBuilder builder(m_world, m_model.m_demands.curveIn(m_world, m_curve));
  for (const Alternative alternative : allAlternatives) {
    AlternativeFigures& figures = m_figures[indexOf(alternative)];
    figures.plan = builder.afterSigning(m_model.m_figuresToday[indexOf(alternative)].plan);
    figures.cost = costFigures(m_world, figures.plan);
  }
  return m_figures;
}

Ranking WorldModel::Worker::ranking() const {
  return rankAlternatives(m_world, m_model.m_knowledge, m_figures);
}

double leadOf(Alternative alternative, const Ranking& ranking) {
  double best = 0;
  for (const Alternative other : allAlternatives)
    if (other != alternative && ranking.isFeasible(other))
      best = std::max(best, ranking.scores[indexOf(other)]);
  return (ranking.isFeasible(alternative) ? ranking.scores[indexOf(alternative)] : 0) - best;
}

}  // namespace rackorrent

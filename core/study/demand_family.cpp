// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/demand_family.h"

#include "core/study/parallel.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

constexpr FieldId peakField = "workload.peak_gpus"_field;
constexpr FieldId utilizationField = "workload.utilization"_field;

// Campaigns jump from nothing to the peak, which a blend follows less well.
std::size_t nodesFor(const Evaluation& evaluation) {
  const bool jumps = evaluation.choiceAs<DemandPattern>("workload.pattern"_field) == DemandPattern::Intermittent;
  return jumps ? 65 : 17;
}

const UncertainField* findIn(const std::vector<UncertainField>& uncertain, FieldId field) {
  const auto found = std::ranges::find(uncertain, field, &UncertainField::field);
  return found == uncertain.end() ? nullptr : &*found;
}

}  // namespace

DemandFamily::DemandFamily(const Evaluation& today, const Demand& demandToday,
                           const std::vector<UncertainField>& uncertain, unsigned threads)
    : m_today(demandToday.servedCurve),
      m_peakToday(today.real(peakField)),
      m_utilizationToday(today.real(utilizationField)),
      m_mustGenerate(findIn(uncertain, "workload.deferrable_share"_field) != nullptr ||
                     findIn(uncertain, "workload.max_delay_hours"_field) != nullptr) {
  const UncertainField* utilization = findIn(uncertain, utilizationField);
  if (!utilization || m_mustGenerate) return;
  const auto& [low, high] = std::pair(utilization->distribution.low, utilization->distribution.high);
  const std::size_t nodes = nodesFor(today);
  for (std::size_t i = 0; i < nodes; ++i)
    m_nodes.push_back({std::lerp(low, high, static_cast<double>(i) / static_cast<double>(nodes - 1)), {}});
  const auto isAlreadyIn = [&](const Node& node) { return node.utilization == m_utilizationToday; };
  if (std::ranges::none_of(m_nodes, isAlreadyIn)) m_nodes.push_back({m_utilizationToday, {}});
  std::ranges::sort(m_nodes, {}, &Node::utilization);
  const auto generate = [&](Evaluation& evaluation, std::size_t i) {
    evaluation.setReal(utilizationField, m_nodes[i].utilization);
    m_nodes[i].curve = isAlreadyIn(m_nodes[i]) ? m_today : makeDemand(evaluation).servedCurve;
  };
  forEachIndex(
      0, m_nodes.size(), threads, {}, {}, [&] { return today; }, generate);
}

const LoadDurationCurve& DemandFamily::curveIn(const Evaluation& world, LoadDurationCurve& scratch) const {
  if (m_mustGenerate) return scratch = makeDemand(world).servedCurve;
  const double level = world.real(peakField) / m_peakToday;
  const double utilization = world.real(utilizationField);
  if (m_nodes.empty() || utilization == m_utilizationToday) {
    if (level == 1) return m_today;
    scratch.setBetween(m_today, m_today, 0, level);
    return scratch;
  }
  auto above = std::ranges::lower_bound(m_nodes, utilization, {}, &Node::utilization);
  above = std::clamp(above, m_nodes.begin() + 1, m_nodes.end() - 1);
  const auto below = above - 1;
  const double part = (utilization - below->utilization) / (above->utilization - below->utilization);
  scratch.setBetween(below->curve, above->curve, std::clamp(part, 0.0, 1.0), level);
  return scratch;
}

}  // namespace rackorrent

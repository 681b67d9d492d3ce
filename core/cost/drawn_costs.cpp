// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/drawn_costs.h"

#include "core/cost/cost_formula.h"
#include "core/cost/lanes.h"

#include <algorithm>
#include <array>

namespace rackorrent {

namespace {

// Every numeric input in lanes, the drawn ones filled in block by block.
class LaneInputs {
 public:
  LaneInputs(const Evaluation& evaluation, const InputDraws& draws) : m_draws(draws) {
    for (std::size_t i = 0; i < fieldCount; ++i) {
      const FieldId id{static_cast<std::uint8_t>(i)};
      if (fieldOf(id).isNumeric() && evaluation.has(id)) m_values[i] = evaluation.real(id);
    }
  }

  // The last block repeats its last draw in the lanes that are left over.
  void fill(std::size_t firstDraw) {
    const std::size_t last = m_draws.count() - 1;
    for (std::size_t row = 0; row < m_draws.fields.size(); ++row)
      m_values[m_draws.fields[row].index] = Lanes::from(
          [&](std::size_t lane) { return m_draws.values[row][std::min(firstDraw + lane, last)]; });
  }
  const Lanes& operator()(FieldId id) const { return m_values[id.index]; }

 private:
  const InputDraws& m_draws;
  std::array<Lanes, fieldCount> m_values{};
};

void store(const Lanes& lanes, std::size_t firstDraw, std::vector<double>& amounts) {
  for (std::size_t lane = 0; lane < Lanes::count && firstDraw + lane < amounts.size(); ++lane)
    amounts[firstDraw + lane] = lanes.values[lane];
}

}  // namespace

DrawnCosts drawnCosts(const Evaluation& evaluation, const CapacityPlan& plan, const InputDraws& draws) {
  const CostTerms terms = costTermsOf(evaluation, plan);
  DrawnCosts costs{std::vector<double>(draws.count()), std::vector<double>(draws.count())};
  LaneInputs inputs(evaluation, draws);
  for (std::size_t draw = 0; draw < draws.count(); draw += Lanes::count) {
    inputs.fill(draw);
    const auto parameters = readCostParameters<Lanes>(evaluation, [&](FieldId id) { return inputs(id); });
    PresentValue<Lanes> presentValue(parameters, terms);
    Lanes total(0);
    walkMonths(
        parameters, terms, plan, plainFigures<Lanes>(),
        [&](std::size_t, const ItemFlows<Lanes>& flows, const auto&) { total += presentValue.add(flows); });
    store(total, draw, costs.total);
    store(presentValue.sum(), draw, costs.presentValue);
  }
  return costs;
}

}  // namespace rackorrent

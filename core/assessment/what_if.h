// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/ranking.h"

#include <map>

namespace rackorrent {

// How far the change of an input reaches into the engine.
enum class Reach {
  Scores,  // plans and costs stay
  Costs,   // every plan of a given size stays; the hybrid may take another size
  Rent,    // plans of owned hardware stay
  Plans,   // the demand stays
  Demand
};
Reach reachOf(FieldId field);

// The ranking when one input is changed. What the change does not reach is
// kept, so that thousands of changes can be tried; the result is the one that
// assess() finds. Not for use by several threads.
class WhatIf {
 public:
  // Everything is kept by reference or copied; `evaluation` and `knowledge`
  // must outlive this.
  WhatIf(const Evaluation& evaluation, const Knowledge& knowledge, const Demand& demand,
         const AllFigures& figures);

  // Nothing when the value is not valid together with the other inputs.
  std::optional<Ranking> at(FieldId field, const Value& value);

  const AllFigures& figures() const { return m_figures; }

 private:
  const AllFigures& figuresFor(FieldId field);
  void costAgain(const Evaluation& planned, Alternative alternative);
  void hybridAgain(const Evaluation& planned);
  const CapacityPlan& hybridOf(double servers);

  const Evaluation& m_evaluation;
  const Knowledge& m_knowledge;
  const Demand& m_demand;
  AllFigures m_figures;
  Evaluation m_planned;  // as entered, under its regimes: what the kept plans
                         // were made by
  Evaluation m_changed;
  AllFigures m_scratch;
  std::map<double, CapacityPlan> m_hybrids;  // by owned servers
};

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/ranking.h"
#include "core/study/demand_family.h"

#include <vector>

namespace rackorrent {

// What an alternative chosen today costs in a world that turns out differently. Today's figures decide what
// is ordered and signed today: the servers of the first order and the contracts of the first term. They stay,
// needed or not. All that comes later follows the world: more servers where its peak needs them, its rent,
// its prices, the contracts of the next terms. In a world that is as expected, the figures are those of the
// assessment.
class WorldModel {
 public:
  // Keeps the knowledge, which must outlive it. Precondition: isValid(today).
  WorldModel(const Evaluation& today, const Knowledge& knowledge, std::vector<UncertainField> uncertain,
             unsigned threads);

  const Evaluation& today() const { return m_today; }
  const std::vector<UncertainField>& uncertain() const { return m_uncertain; }
  const Ranking& rankingToday() const { return m_rankingToday; }
  const AllFigures& figuresToday() const { return m_figuresToday; }

  // What one thread needs to look at one world after the other.
  class Worker {
   public:
    explicit Worker(const WorldModel& model) : m_model(model), m_world(model.today()) {}

    // Precondition: the field is one of uncertain().
    void set(FieldId field, double value);
    void setAllAsToday();
    const AllFigures& figures();
    Ranking ranking() const;  // of the figures computed last

   private:
    const WorldModel& m_model;
    Evaluation m_world;
    LoadDurationCurve m_curve;
    AllFigures m_figures;
  };

 private:
  Evaluation m_today;
  const Knowledge& m_knowledge;
  std::vector<UncertainField> m_uncertain;
  Demand m_demandToday;
  AllFigures m_figuresToday;
  Ranking m_rankingToday;
  DemandFamily m_demands;
};

// By how much an alternative leads the best of the other feasible ones, in score (0 to 1); where it is not
// feasible itself, it is behind by all that the best one has.
double leadOf(Alternative alternative, const Ranking& ranking);

}  // namespace rackorrent

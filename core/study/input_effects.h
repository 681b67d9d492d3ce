// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/draw_outcomes.h"
#include "core/study/study.h"

namespace rackorrent {

// Finds out which of the uncertain inputs the answer hangs on.
struct EffectSearch {
  const WorldModel& model;
  const WorldDraws& source;
  const DrawOutcomes& outcomes;
  const std::vector<Alternative>& choices;  // that one may choose today
  unsigned threads = 1;

  // The study with its inputs; nothing when it was stopped.
  std::optional<Study> run(Study study, bool withTotalIndices, const std::stop_token& stop,
                           const Progress& progress) const;

 private:
  void addSwings(std::vector<InputEffect>& effects, Alternative answer) const;
  bool addShares(Study& study, std::vector<InputEffect>& effects, const std::stop_token& stop) const;
  bool addTotalIndices(std::vector<InputEffect>& effects, Alternative answer, const std::stop_token& stop,
                       const Progress& progress) const;
};

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/draw_outcomes.h"
#include "core/study/study.h"

namespace rackorrent {

// A study that grows: the draws made so far stay when more are asked for, and each conclusion is the same as
// that of a study with so many draws.
class StudyRun {
 public:
  // Keeps the knowledge, which must outlive it.
  StudyRun(const Evaluation& evaluation, const Knowledge& knowledge, const StudyOptions& options);

  // False when it was stopped.
  bool drawUpTo(std::uint32_t draws, const std::stop_token& stop, const Progress& progress);
  std::optional<Study> conclude(const std::stop_token& stop, const Progress& progress) const;

 private:
  AlternativeStudy summaryOfAlternative(std::size_t alternative,
                                        const std::vector<Alternative>& choices) const;

  StudyOptions m_options;
  unsigned m_threads;
  WorldModel m_model;
  WorldDraws m_source;
  DrawOutcomes m_outcomes;
};

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/study.h"

#include "core/study/study_run.h"

namespace rackorrent {

std::optional<Study> study(const Evaluation& evaluation, const Knowledge& knowledge,
                           const StudyOptions& options, const std::stop_token& stop,
                           const Progress& progress) {
  constexpr double partOfDraws = 0.75;
  StudyRun run(evaluation, knowledge, options);
  const auto part = [&](double from, double to) {
    return [&progress, from, to](double done) {
      if (progress) progress(from + (to - from) * done);
    };
  };
  if (!run.drawUpTo(options.draws, stop, part(0, partOfDraws))) return std::nullopt;
  return run.conclude(stop, part(partOfDraws, 1));
}

}  // namespace rackorrent

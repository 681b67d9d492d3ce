// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "core/study/study.h"

namespace rackorrent::cli {

// Ctrl-C and a polite kill stop it between two draws: then Error(Cancelled).
Study interruptibleStudy(const Evaluation& evaluation, const Knowledge& knowledge, const StudyOptions& options);

}  // namespace rackorrent::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/wording.h"
#include "core/study/study.h"

#include <string>

namespace rackorrent {

inline constexpr int studySchema = 1;

// The study for scripts: money as decimal strings, shares from 0 to 1, members in a fixed order. The same
// input and the same seed give the same bytes, whatever the number of threads.
std::string studyJson(const Evaluation& evaluation, const Study& study, const Wording& wording);

}  // namespace rackorrent

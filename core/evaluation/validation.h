// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/evaluation.h"

#include <vector>

namespace rackorrent {

// Every fault and warning: each value against its field, then the contradictions between fields.
std::vector<Issue> validate(const Evaluation& evaluation);
bool isValid(const Evaluation& evaluation);

}  // namespace rackorrent

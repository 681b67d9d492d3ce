// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/explanation.h"

#include <string>
#include <string_view>

namespace rackorrent::cli {

// The tree of results under a path, each with its formula, inputs and sources; the parts of a long sum are
// listed and can be asked for in turn. Throws Error(Usage) with the nearest known path for an unknown one.
std::string explanationText(Explainer& explainer, std::string_view path, const Wording& wording);

}  // namespace rackorrent::cli

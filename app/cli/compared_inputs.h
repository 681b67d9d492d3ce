// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/report/compared_evaluations.h"

#include <optional>
#include <string>
#include <vector>

namespace rackorrent::cli {

// Reads and assesses every input, named by its path. Nothing when one has a fault or their currencies differ,
// which is then told.
std::optional<std::vector<ComparedEvaluation>> assessInputs(const std::vector<std::string>& paths,
                                                            const Knowledge& knowledge,
                                                            const Context& context);

}  // namespace rackorrent::cli

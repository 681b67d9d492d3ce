// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"

#include <string_view>

namespace rackorrent {

// What the value of an input rests on. "product" marks a neutral starting value of the program, which has no
// source.
enum class InputBasis { Entered, Measured, Default, StartingValue };

InputBasis basisOf(const Evaluation& evaluation, FieldId id);
std::string_view labelOf(InputBasis basis);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/report/document.h"

namespace rackorrent {

// The value of an input for people: a figure with its unit, the label of a choice, or nothing where it is absent.
CellValue inputValue(const Evaluation& evaluation, FieldId id);

}  // namespace rackorrent

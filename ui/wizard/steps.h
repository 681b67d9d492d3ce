// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/field_form.h"

#include <QString>

#include <array>
#include <vector>

namespace rackorrent::ui {

// The eight steps of an evaluation, as data: adding an input to a page is one word here.
struct Step {
  enum class Kind { Fields, Weights, Review };
  const char* title;  // English source text of the translation context "steps"
  Kind kind;
  std::vector<FormSection> sections;  // Kind::Fields only
};

inline constexpr int stepCount = 8;

const std::array<Step, stepCount>& steps();
QString stepTitle(int step);
// The step on which a field is entered.
int stepOf(FieldId field);

}  // namespace rackorrent::ui

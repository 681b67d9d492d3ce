// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/evaluation.h"
#include "ui/text/text_wording.h"

#include <filesystem>
#include <vector>

namespace rackorrent::cli {

// What every verb needs besides its arguments.
struct Context {
  ui::Language language = ui::Language::English;
  std::filesystem::path resources;

  // Words without amounts, and words with amounts in the currency of the evaluation.
  ui::TextWording wording() const;
  ui::TextWording wording(const Evaluation& evaluation) const;
};

// One line for each, with the key of its field, on standard error. Returns whether one of them is a fault.
bool report(const std::vector<Issue>& issues, const Wording& wording);

}  // namespace rackorrent::cli

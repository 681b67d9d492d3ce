// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/evaluation/value_text.h"

#include <string_view>
#include <utility>
#include <vector>

namespace rackorrent {

using FieldTexts = std::vector<std::pair<std::string_view, std::string_view>>;

// The default evaluation with some inputs entered as a person would.
inline Evaluation evaluationWith(const FieldTexts& fields) {
  Evaluation evaluation;
  for (const auto& [key, text] : fields) {
    const FieldId id = findField(key).value();
    evaluation.set(id, readValue(fieldOf(id), text).value());
  }
  return evaluation;
}

}  // namespace rackorrent

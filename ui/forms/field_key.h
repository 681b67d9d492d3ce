// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/field_table.h"

#include <QString>

#include <string_view>

namespace rackorrent::ui {

inline QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The object name of a field's editor.
inline QString fieldKey(FieldId field) { return fromView(fieldOf(field).key); }

}  // namespace rackorrent::ui

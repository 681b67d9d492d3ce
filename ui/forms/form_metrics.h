// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rackorrent::ui {

// Columns of every form, in pixels at 100 %.
inline constexpr int formLabelWidth = 188;
inline constexpr int formEditorWidth = 200;
inline constexpr int formUnitWidth = 76;

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rackorrent::ui {

// Columns of every form, in pixels at 100 %.
inline constexpr int formLabelWidth = 188;
inline constexpr int formEditorWidth = 200;
inline constexpr int formUnitWidth = 76;

// Where the window leaves less than this, labels wrap sooner and editors are shorter.
inline constexpr int wideFormWidth = 700;
inline constexpr int narrowFormWidth = 560;
inline constexpr int narrowLabelWidth = 128;
inline constexpr int narrowEditorWidth = 156;

}  // namespace rackorrent::ui

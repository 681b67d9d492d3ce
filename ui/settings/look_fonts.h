// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/look.h"

#include <array>

namespace rackorrent::ui {

inline constexpr std::array<FontRole, 7> allFontRoles = {
    FontRole::Answer, FontRole::PageTitle, FontRole::KeyNumber, FontRole::CardTitle,
    FontRole::Body,   FontRole::Table,     FontRole::Caption};

// The value of the property that the style sheet matches.
QString keyOf(FontRole role);
void storeFontScale(double scale);
// The fonts that widgets have without being told.
void setDefaultFonts(QApplication& application);

}  // namespace rackorrent::ui

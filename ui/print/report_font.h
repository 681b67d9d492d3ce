// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/language.h"

#include <QFont>
#include <QStringList>

namespace rackorrent::ui {

// The families for paper, best first. WenQuanYi stands before Noto because text that was set in Noto CJK
// cannot be copied out of a PDF cleanly. Throws Error that names a package when Chinese is asked for and no
// font has it.
QFont reportFont(Language language);

// The same with the installed families given.
QStringList reportFamilies(Language language, const QStringList& chineseFamilies);

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringView>

namespace rackorrent::ui {

enum class Language { SimplifiedChinese, English };

QString keyOf(Language language);                 // "zh_CN", "en"
Language languageFromKey(QStringView key);        // English for anything that is not Chinese
Language systemLanguage();                        // from the system's locale
QLocale localeOf(Language language);

// Installs the program's and Qt's own translations for the language in the running application (removes those of the
// other one). Works with a QCoreApplication, so that the command line speaks both languages too.
void installLanguage(Language language);
Language installedLanguage();  // of the last call; English before the first

}  // namespace rackorrent::ui

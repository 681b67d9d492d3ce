// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/report_font.h"

#include "core/base/error.h"

#include <QFontDatabase>

namespace rackorrent::ui {
namespace {

QStringList preferredChinese() {
  return {QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("WenQuanYi Zen Hei"),
          QStringLiteral("Noto Sans CJK SC"),    QStringLiteral("Source Han Sans SC"),
          QStringLiteral("Microsoft YaHei UI"),  QStringLiteral("Microsoft YaHei")};
}

}  // namespace

QStringList reportFamilies(Language language, const QStringList& chineseFamilies) {
  QStringList families;
  for (const QString& family : preferredChinese())
    if (chineseFamilies.contains(family)) families << family;
  if (families.isEmpty() && !chineseFamilies.isEmpty()) families << chineseFamilies.front();
  if (language == Language::SimplifiedChinese) {
    if (families.isEmpty())
      throw Error(
          ErrorCode::File, {},
          {CORE_TEXT("There is no Chinese font on this machine, so the report cannot be printed."), {}},
          {CORE_TEXT(
               "Install the package fonts-wqy-microhei (or fonts-noto-cjk), or print in English. Nothing "
               "was written."),
           {}});
    return families;
  }
  return QStringList{QStringLiteral("Noto Sans"), QStringLiteral("Segoe UI")} + families +
         QStringList{QStringLiteral("DejaVu Sans")};
}

QFont reportFont(Language language) {
  QFont font;
  font.setHintingPreference(QFont::PreferNoHinting);  // lines break alike on the screen and on paper
  font.setFamilies(reportFamilies(language, QFontDatabase::families(QFontDatabase::SimplifiedChinese)));
  // Any spacing keeps Qt from joining "fi" to one glyph, which a search for "first" would not find in the file.
  constexpr double invisible = 1.0 / 64;  // the least that Qt keeps, in pixels
  font.setLetterSpacing(QFont::AbsoluteSpacing, invisible);
  return font;
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/look_fonts.h"

#include "ui/text/language.h"

#include <QApplication>

#include <algorithm>

namespace rackorrent::ui {
namespace {

double userScale = 1;

struct FontRow {
  const char* key;
  int chinesePixels;
  int englishPixels;
  bool isBold;
};

// By FontRole: looks.md section 3. Only regular and bold, because the Chinese families have no other weights.
constexpr std::array<FontRow, 7> fontRows = {{
    {"answer", 28, 26, true},
    {"page_title", 22, 22, true},
    {"key_number", 20, 19, true},
    {"card_title", 15, 15, true},
    {"body", 14, 14, false},
    {"table", 13, 13, false},
    {"caption", 12, 12, false},
}};

const FontRow& rowOf(FontRole role) { return fontRows[static_cast<std::size_t>(role)]; }

// The SC family is named: without it Qt takes the Japanese face of Noto CJK.
QStringList families(Language language) {
  QStringList names{QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei UI"),
                    QStringLiteral("WenQuanYi Micro Hei")};
  if (language == Language::English) names = QStringList{QStringLiteral("Noto Sans"), QStringLiteral("Segoe UI")} + names;
  return names;
}

}  // namespace

QString keyOf(FontRole role) { return QString::fromLatin1(rowOf(role).key); }

double fontScale() { return userScale; }

void storeFontScale(double scale) { userScale = std::clamp(scale, 0.5, 3.0); }

QFont font(FontRole role) {
  const FontRow& row = rowOf(role);
  const Language language = installedLanguage();
  QFont result;
  result.setFamilies(families(language));
  const int pixels = language == Language::SimplifiedChinese ? row.chinesePixels : row.englishPixels;
  result.setPixelSize(qRound(pixels * userScale));
  result.setBold(row.isBold);
  return result;
}

void setDefaultFonts(QApplication& application) {
  application.setFont(font(FontRole::Body));
  for (const char* widget : {"QMenuBar", "QMenu", "QPushButton", "QToolButton", "QTableView", "QHeaderView"})
    application.setFont(font(FontRole::Table), widget);
  for (const char* widget : {"QStatusBar", "QToolTip", "QTipLabel"})
    application.setFont(font(FontRole::Caption), widget);
}

}  // namespace rackorrent::ui

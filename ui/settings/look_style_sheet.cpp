// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/look_style_sheet.h"

#include "ui/settings/look_fonts.h"

#include <array>
#include <utility>

namespace rackorrent::ui {
namespace {

// Combo boxes and check boxes are drawn by LookStyle: in a style sheet they would lose arrow and tick.
constexpr auto source = u8R"(
QFrame[card="true"] { background: @surface; border: 1px solid @border; border-radius: 6px; }
QLabel[role="muted"] { color: @muted; }
QLabel[tone="positive"] { color: @positive; }
QLabel[tone="warning"] { color: @warning; }
QLabel[tone="danger"] { color: @danger; }
QLabel[badge] { border: 1px solid @border; border-radius: 4px; padding: 1px 8px; font-weight: bold; font-size: @caption; }
QLabel[badge="positive"] { color: @positive; background: @positiveGround; border-color: @positive; }
QLabel[badge="warning"] { color: @warning; background: @warningGround; border-color: @warning; }
QLabel[badge="danger"] { color: @danger; background: @dangerGround; border-color: @danger; }
QLabel[badge="neutral"] { color: @muted; background: @sunken; border-color: @border; }

QLineEdit { min-height: 28px; border: 1px solid @strongBorder; border-radius: 3px; padding: 0 9px; background: @surface;
  selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:focus { min-height: 26px; border: 2px solid @accent; padding: 0 8px; }
QLineEdit:disabled { background: @sunken; color: @muted; border-color: @border; }
QLineEdit[bad="true"] { min-height: 26px; border: 2px solid @danger; padding: 0 8px; }
QComboBox QLineEdit { min-height: 0; border: 0; padding: 0; background: transparent; }
QPlainTextEdit, QTextEdit { border: 1px solid @strongBorder; border-radius: 3px; padding: 4px; background: @surface; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent; padding: 3px; }

QPushButton { min-height: 30px; padding: 0 14px; border: 1px solid @strongBorder; border-radius: 4px; background: @surface;
  color: @text; }
QPushButton:hover { background: @selected; }
QPushButton:pressed { background: @sunken; }
QPushButton, QToolButton { outline: none; }
QPushButton:focus { min-height: 28px; border: 2px solid @accent; padding: 0 13px; }
QPushButton[primary="true"], QPushButton:default { background: @accent; color: @onAccent; border-color: @accent;
  font-weight: bold; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { min-height: 28px; border: 2px solid @text; padding: 0 13px; }
QPushButton:disabled { background: @sunken; color: @muted; border-color: @border; }
QPushButton[link="true"], QToolButton[link="true"] { min-height: 20px; padding: 0 2px; border: 1px solid transparent;
  border-radius: 3px; background: transparent; color: @accent; font-weight: normal; }
QPushButton[link="true"]:hover, QToolButton[link="true"]:hover { text-decoration: underline; }
QPushButton[link="true"]:focus, QToolButton[link="true"]:focus { min-height: 20px; border: 1px solid @accent; padding: 0 2px; }
QPushButton[link="true"]:disabled, QToolButton[link="true"]:disabled { color: @muted; background: transparent; }

QAbstractItemView { selection-background-color: @selected; selection-color: @text; }
QTableView { border: 0; background: @surface; gridline-color: transparent; }
QListView, QTreeView { border: 0; background: @surface; }
QHeaderView { background: @surface; border: 0; }
QHeaderView::section { background: @surface; color: @muted; border: 0; border-bottom: 1px solid @strongBorder; padding: 0 8px; }
QTableCornerButton::section { background: @surface; border: 0; border-bottom: 1px solid @strongBorder; }

QScrollArea { border: 0; background: transparent; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar { background: transparent; border: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: @border; border-radius: 3px; margin: 3px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: @strongBorder; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: @surface; color: @text; border-bottom: 1px solid @border; padding: 0 6px; }
QMenuBar::item { background: transparent; padding: 5px 10px; }
QMenuBar::item:selected { background: @selected; }
QStatusBar { background: @surface; color: @muted; border-top: 1px solid @border; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: @muted; font-size: @caption; padding: 0 6px; }
QToolTip { background: @surface; color: @text; border: 1px solid @strongBorder; padding: 4px 6px; }
QSplitter::handle { background: @border; }
QProgressBar { border: 0; background: @sunken; max-height: 3px; text-align: center; }
QProgressBar::chunk { background: @accent; }
)";

QString coloured(QString sheet, const Colours& c) {
  // Longer names first where one begins another.
  const std::array<std::pair<const char*, QColor>, 16> roles = {{
      {"@positiveGround", c.positiveGround}, {"@warningGround", c.warningGround}, {"@dangerGround", c.dangerGround},
      {"@strongBorder", c.strongBorder},     {"@background", c.background},       {"@onAccent", c.onAccent},
      {"@selected", c.selected},             {"@positive", c.positive},           {"@surface", c.surface},
      {"@warning", c.warning},               {"@sunken", c.sunken},               {"@border", c.border},
      {"@danger", c.danger},                 {"@accent", c.accent},               {"@muted", c.muted},
      {"@text", c.text},
  }};
  for (const auto& [name, colour] : roles) sheet.replace(QLatin1String(name), colour.name());
  return sheet;
}

QString pixels(FontRole role) { return QStringLiteral("%1px").arg(font(role).pixelSize()); }

// Fonts by role: they follow language and scale without a word to the widget.
QString fontRules() {
  QString rules;
  for (const FontRole role : allFontRoles)
    rules += QStringLiteral("*[fontRole=\"%1\"] { font-size: %2; font-weight: %3; }\n")
                 .arg(keyOf(role), pixels(role), font(role).bold() ? QStringLiteral("bold") : QStringLiteral("normal"));
  // After the roles, which say "normal".
  return rules + QStringLiteral("QLabel[strong=\"true\"] { font-weight: bold; }\n");
}

}  // namespace

QString styleSheet(const Colours& colours) {
  QString sheet = coloured(QString::fromUtf8(source), colours);
  return sheet.replace(QLatin1String("@caption"), pixels(FontRole::Caption)) + fontRules();
}

}  // namespace rackorrent::ui

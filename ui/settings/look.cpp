// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/look.h"

#include "ui/settings/look_fonts.h"
#include "ui/settings/look_style.h"
#include "ui/settings/look_style_sheet.h"

#include <QApplication>
#include <QEvent>

namespace rackorrent::ui {
namespace {

void setRoles(QPalette& palette, const Colours& colours) {
  palette.setColor(QPalette::Window, colours.background);
  palette.setColor(QPalette::Base, colours.surface);
  palette.setColor(QPalette::AlternateBase, colours.sunken);
  palette.setColor(QPalette::Button, colours.surface);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
    palette.setColor(role, colours.text);
  palette.setColor(QPalette::PlaceholderText, colours.muted);
  palette.setColor(QPalette::Light, colours.surface);
  palette.setColor(QPalette::Midlight, colours.border);
  palette.setColor(QPalette::Mid, colours.strongBorder);
  palette.setColor(QPalette::Dark, colours.strongBorder);
  palette.setColor(QPalette::Shadow, colours.border);
  palette.setColor(QPalette::BrightText, colours.danger);
  palette.setColor(QPalette::Highlight, colours.accent);
  palette.setColor(QPalette::HighlightedText, colours.onAccent);
  palette.setColor(QPalette::Link, colours.accent);
  palette.setColor(QPalette::LinkVisited, colours.accent);
  palette.setColor(QPalette::ToolTipBase, colours.surface);
}

QPalette paletteOf(const Colours& colours) {
  QPalette palette;
  setRoles(palette, colours);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, colours.muted);
  for (const QPalette::ColorRole role : {QPalette::Base, QPalette::Button})
    palette.setColor(QPalette::Disabled, role, colours.sunken);
  return palette;
}

}  // namespace

Look& Look::instance() {
  static Look look;
  return look;
}

Theme Look::themeOf(const QPalette& palette) {
  const bool isDark = palette.color(QPalette::WindowText).lightnessF() > palette.color(QPalette::Window).lightnessF();
  return isDark ? Theme::Dark : Theme::Light;
}

Theme Look::systemTheme() const { return m_systemTheme; }

void Look::apply(QApplication& application, Theme theme) {
  prepare(application);
  m_followsSystem = false;
  show(application, theme);
}

void Look::followSystem(QApplication& application) {
  prepare(application);
  m_followsSystem = true;
  show(application, m_systemTheme);
}

void Look::setFontScale(QApplication& application, double scale) {
  if (scale == fontScale()) return;
  storeFontScale(scale);
  if (m_isPrepared) show(application, m_theme);
}

void Look::prepare(QApplication& application) {
  if (m_isPrepared) return;
  m_isPrepared = true;
  m_systemTheme = themeOf(QApplication::palette());
  QApplication::setStyle(new LookStyle);  // the application owns it
  application.installEventFilter(this);
}

void Look::show(QApplication& application, Theme theme) {
  m_theme = theme;
  QApplication::setPalette(paletteOf(colours()));
  setDefaultFonts(application);
  application.setStyleSheet(styleSheet(colours()));
  emit changed();
}

// Our own palette hides the system's, so it is taken off for a moment; nothing is painted meanwhile.
Theme Look::readSystemTheme() {
  m_isReading = true;
  QApplication::setPalette(QPalette());
  const Theme theme = themeOf(QApplication::palette());
  QApplication::setPalette(paletteOf(colours()));
  m_isReading = false;
  return theme;
}

bool Look::eventFilter(QObject* watched, QEvent* event) {
  auto* application = qobject_cast<QApplication*>(QCoreApplication::instance());
  if (application == nullptr || m_isReading) return false;
  if (event->type() == QEvent::ThemeChange) {
    m_systemTheme = readSystemTheme();
    if (m_followsSystem && m_theme != m_systemTheme) show(*application, m_systemTheme);
  } else if (event->type() == QEvent::LanguageChange && watched == application) {
    setDefaultFonts(*application);
    application->setStyleSheet(styleSheet(colours()));
  }
  return false;
}

}  // namespace rackorrent::ui

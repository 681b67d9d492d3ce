// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/look.h"
#include "ui/settings/look_fonts.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace rackorrent::ui {
namespace {

// A style sheet looks at properties only when a widget is polished.
void setStyled(QWidget* widget, const char* property, const QVariant& value) {
  if (widget->property(property) == value) return;
  widget->setProperty(property, value);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
  widget->update();
}

QString keyOf(Badge badge) {
  switch (badge) {
    case Badge::Positive: return QStringLiteral("positive");
    case Badge::Warning: return QStringLiteral("warning");
    case Badge::Danger: return QStringLiteral("danger");
    case Badge::Neutral: return QStringLiteral("neutral");
  }
  return {};
}

QString keyOf(Tone tone) {
  switch (tone) {
    case Tone::Plain: return {};
    case Tone::Positive: return QStringLiteral("positive");
    case Tone::Warning: return QStringLiteral("warning");
    case Tone::Danger: return QStringLiteral("danger");
  }
  return {};
}

}  // namespace

void setFontRole(QWidget* widget, FontRole role) { setStyled(widget, "fontRole", keyOf(role)); }

void setCard(QWidget* widget, const QColor& topBar) {
  const QString sheet =
      topBar.isValid() ? QStringLiteral("QFrame[card=\"true\"] { border-top: 3px solid %1; }").arg(topBar.name()) : QString();
  if (widget->styleSheet() != sheet) widget->setStyleSheet(sheet);
  setStyled(widget, "card", true);
}

void setMuted(QWidget* label, bool muted) { setStyled(label, "role", muted ? QStringLiteral("muted") : QString()); }

void setStrong(QWidget* label) { setStyled(label, "strong", true); }

void setTone(QWidget* label, Tone tone) { setStyled(label, "tone", keyOf(tone)); }

void setBadge(QWidget* label, Badge badge) { setStyled(label, "badge", keyOf(badge)); }

void setPrimary(QWidget* button) { setStyled(button, "primary", true); }

void setLink(QWidget* button) { setStyled(button, "link", true); }

void setBad(QWidget* editor, bool isBad) { setStyled(editor, "bad", isBad); }

}  // namespace rackorrent::ui

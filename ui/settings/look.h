// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/alternative.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <QPen>
#include <QString>

class QApplication;

namespace rackorrent::ui {

enum class Theme { Light, Dark };

// The colour roles of the design (one file holds all colour literals: look_colours.cpp).
struct Colours {
  QColor background, surface, sunken, border, strongBorder, text, muted, accent, selected, onAccent;
  QColor positive, positiveGround, warning, warningGround, danger, dangerGround, gridLine;
};

enum class Marker { Circle, Square, Diamond, Triangle };

// How one alternative is drawn everywhere: colour, marker and line style, so that colour is never the only sign.
struct AlternativeStyle {
  QColor colour;
  Marker marker = Marker::Circle;
  QList<qreal> dashes;  // in pixels; empty: solid
};

struct ChannelStyle {
  QColor wash, fill, line;
  bool hatched = false;
};

enum class FontRole { Answer, PageTitle, KeyNumber, CardTitle, Body, Table, Caption };

const Colours& colours(Theme theme);
AlternativeStyle styleOf(Alternative alternative, Theme theme);
ChannelStyle styleOf(Channel channel, Theme theme);
QColor costCategoryColour(int depth, Theme theme);  // greys 0 (darkest) to 4
QColor rentColour(Theme theme);
QColor hiddenColour(Theme theme);
QPen penOf(const AlternativeStyle& style, bool isWinner);

QFont font(FontRole role);  // families by the present language, sizes by looks.md section 3
double fontScale();         // the user's, 1 unless Look::setFontScale() was called

// Palette and style sheet of the whole program. The present theme is what follows from the system's palette or the
// user's choice; exports always use Theme::Light.
class Look : public QObject {
  Q_OBJECT

 public:
  static Look& instance();
  Theme theme() const { return m_theme; }
  const Colours& colours() const { return ui::colours(m_theme); }
  void apply(QApplication& application, Theme theme);
  void followSystem(QApplication& application);  // now and whenever the system's palette changes
  Theme systemTheme() const;
  void setFontScale(QApplication& application, double scale);
  static Theme themeOf(const QPalette& palette);  // dark when its text is lighter than its ground

 signals:
  void changed();

 protected:
  // Fonts follow the language, the theme follows the system.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Look() = default;
  void prepare(QApplication& application);
  void show(QApplication& application, Theme theme);
  Theme readSystemTheme();

  Theme m_theme = Theme::Light;
  Theme m_systemTheme = Theme::Light;
  bool m_isPrepared = false;
  bool m_followsSystem = false;
  bool m_isReading = false;
};

// Properties that the style sheet reads. Fonts set by role follow the language by themselves.
void setFontRole(QWidget* widget, FontRole role);
void setCard(QWidget* widget, const QColor& topBar = {});
void setMuted(QWidget* label, bool muted = true);
void setStrong(QWidget* label);  // bold in the size of its role
enum class Tone { Plain, Positive, Warning, Danger };
void setTone(QWidget* label, Tone tone);  // the colour of its text
enum class Badge { Positive, Warning, Danger, Neutral };
void setBadge(QWidget* label, Badge badge);
void setPrimary(QWidget* button);
void setLink(QWidget* button);            // a QToolButton or QPushButton that looks like a link
void setBad(QWidget* editor, bool isBad);  // an editor whose value is not allowed

}  // namespace rackorrent::ui

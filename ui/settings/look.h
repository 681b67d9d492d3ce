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

// Palette and style sheet of the whole program. The present theme is what follows from the system's palette or the
// user's choice; exports always use Theme::Light.
class Look : public QObject {
  Q_OBJECT

 public:
  static Look& instance();
  Theme theme() const { return m_theme; }
  const Colours& colours() const { return ui::colours(m_theme); }
  void apply(QApplication& application, Theme theme);
  Theme systemTheme() const;

 signals:
  void changed();

 private:
  Theme m_theme = Theme::Light;
};

// Properties that the style sheet reads.
void setCard(QWidget* widget, const QColor& topBar = {});
void setMuted(QWidget* label, bool muted = true);
enum class Badge { Positive, Warning, Danger, Neutral };
void setBadge(QWidget* label, Badge badge);
void setPrimary(QWidget* button);

}  // namespace rackorrent::ui

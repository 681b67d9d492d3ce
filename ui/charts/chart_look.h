// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/look.h"

#include <QFont>

namespace rackorrent::ui {

// What a chart is drawn with. Screens follow the present look; paper and pictures are always light.
struct ChartLook {
  Theme theme = Theme::Light;
  QFont caption;
  QFont captionBold;

  const Colours& colours() const { return ui::colours(theme); }
};

ChartLook screenLook();
// The families of the given font in the light theme; pixel sizes, because point sizes come out wrong on
// paper.
ChartLook printLook(const QFont& family);

}  // namespace rackorrent::ui

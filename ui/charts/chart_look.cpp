// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_look.h"

namespace rackorrent::ui {
namespace {

constexpr int captionPixels = 12;

ChartLook lookOf(Theme theme, QFont caption) {
  ChartLook look{theme, caption, caption};
  look.captionBold.setBold(true);
  return look;
}

}  // namespace

ChartLook screenLook() { return lookOf(Look::instance().theme(), font(FontRole::Caption)); }

ChartLook printLook(const QFont& family) {
  QFont caption(family);
  caption.setPixelSize(captionPixels);
  caption.setBold(false);
  return lookOf(Theme::Light, caption);
}

}  // namespace rackorrent::ui

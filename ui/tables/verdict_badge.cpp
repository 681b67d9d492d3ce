// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/verdict_badge.h"

#include "core/report/verdict_words.h"
#include "ui/settings/look.h"

#include <QLabel>

namespace rackorrent::ui {
namespace {

struct BadgeStyle {
  Badge badge;
  QChar sign;
};

BadgeStyle styleOf(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::Clear:
      return {Badge::Positive, u'✓'};
    case VerdictKind::Leaning:
      return {Badge::Warning, u'◐'};
    case VerdictKind::TooClose:
      return {Badge::Neutral, u'≈'};
    case VerdictKind::NothingFeasible:
      return {Badge::Danger, u'✕'};
  }
  return {Badge::Neutral, QChar()};
}

}  // namespace

void showVerdict(QLabel& badge, VerdictKind kind, const TextWording& wording) {
  const BadgeStyle style = styleOf(kind);
  // The look first: the label asks for room when its text changes.
  setBadge(&badge, style.badge);
  badge.setText(style.sign + QStringLiteral(" ") + wording.string(nameOf(kind)));
  badge.updateGeometry();
}

}  // namespace rackorrent::ui

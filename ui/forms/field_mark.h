// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/knowledge/knowledge.h"
#include "ui/text/text_wording.h"

#include <QDate>
#include <QString>

namespace rackorrent::ui {

// What stands beside an editor about where its value comes from.
struct FieldMark {
  enum class Kind { Entered, Default, Empty };
  Kind kind = Kind::Default;
  QString text;     // "Entered", "Default, guide 1", "Default, 2026-07"
  QString tooltip;  // the source in full
};
FieldMark markOf(const Evaluation& evaluation, FieldId field, const Knowledge& knowledge,
                 const TextWording& wording);

// A default whose source is older than a year: quotes and prices go stale.
bool isOldDefault(const Evaluation& evaluation, FieldId field, const Knowledge& knowledge, const QDate& today);

// The default with its unit, as people read it; empty for "nothing entered".
QString defaultText(FieldId field, const TextWording& wording);
// "Source of the default: ..." in full; empty where there is no default.
QString defaultSource(FieldId field, const Knowledge& knowledge, const TextWording& wording);
// Any value of the field as people read it.
QString valueText(FieldId field, const Value& value, const TextWording& wording);

}  // namespace rackorrent::ui

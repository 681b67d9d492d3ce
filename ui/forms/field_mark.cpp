// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/field_mark.h"

#include "ui/forms/field_key.h"
#include "ui/forms/number_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace rackorrent::ui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(FieldMark)
};

constexpr char16_t noBreakSpace = u'\u00A0';
constexpr int monthsUntilOld = 12;

QString choiceLabel(const Field& field, std::string_view key, const TextWording& wording) {
  const auto found = std::ranges::find(field.choices, key, &Choice::key);
  return found == field.choices.end() ? fromView(key) : wording.string(found->label);
}

QString shortSource(const Field& field, const Knowledge& knowledge) {
  if (const auto* statement = knowledge.findStatement(field.defaultSource))
    return Text::tr("Default, guide %1, section %2")
        .arg(statement->guide)
        .arg(QString::fromStdString(statement->section));
  const Citation* citation = knowledge.catalogue.findCitation(field.defaultSource);
  if (!citation) return Text::tr("Default, built in");
  if (citation->date.empty()) return Text::tr("Default, from the catalogue");
  return Text::tr("Default, source of %1").arg(QString::fromStdString(citation->date.substr(0, 7)));
}

}  // namespace

FieldMark markOf(const Evaluation& evaluation, FieldId id, const Knowledge& knowledge,
                 const TextWording& wording) {
  const Field& field = fieldOf(id);
  if (!evaluation.isDefault(id))
    return {FieldMark::Kind::Entered, Text::tr("Entered"), defaultText(id, wording)};
  if (!evaluation.has(id)) return {FieldMark::Kind::Empty, Text::tr("Left empty"), {}};
  return {FieldMark::Kind::Default, shortSource(field, knowledge), defaultSource(id, knowledge, wording)};
}

bool isOldDefault(const Evaluation& evaluation, FieldId id, const Knowledge& knowledge, const QDate& today) {
  const Field& field = fieldOf(id);
  if (!evaluation.isDefault(id) || field.defaultText.empty()) return false;
  const Citation* citation = knowledge.catalogue.findCitation(field.defaultSource);
  const QDate date =
      citation ? QDate::fromString(QString::fromStdString(citation->date).left(10), Qt::ISODate) : QDate();
  return date.isValid() && date.addMonths(monthsUntilOld) < today;
}

QString defaultText(FieldId id, const TextWording& wording) {
  const QString text = valueText(id, defaultValue(id), wording);
  return (text.isEmpty() ? Text::tr("Default: empty") : Text::tr("Default: %1").arg(text));
}

QString defaultSource(FieldId id, const Knowledge& knowledge, const TextWording& wording) {
  const Field& field = fieldOf(id);
  if (field.defaultText.empty()) return {};
  const auto label = knowledge.sourceLabel(field.defaultSource);
  const QString source =
      label ? wording.string(*label) : Text::tr("a neutral starting value of this program");
  return Text::tr("Source of the default: %1").arg(source);
}

QString valueText(FieldId id, const Value& value, const TextWording& wording) {
  const Field& field = fieldOf(id);
  if (const auto* number = std::get_if<Number>(&value)) {
    const QString unit = wording.unitLabel(field.unit);
    const QString text = typedText(*number, field.unit);
    return unit.isEmpty() ? text : text + noBreakSpace + unit;
  }
  if (const auto* key = std::get_if<std::string>(&value)) return choiceLabel(field, *key, wording);
  QStringList labels;
  if (const auto* keys = std::get_if<std::vector<std::string>>(&value))
    for (const std::string& key : *keys) labels << choiceLabel(field, key, wording);
  return labels.join(QStringLiteral(", "));
}

}  // namespace rackorrent::ui

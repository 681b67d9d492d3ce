// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/number.h"
#include "core/evaluation/alternative.h"
#include "core/evaluation/checklist_mark.h"
#include "core/evaluation/field_table.h"
#include "core/evaluation/measured_demand.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rackorrent {

// The value of one field: absent, an exact number, the key of a choice, or a sorted set of keys.
using Value = std::variant<std::monostate, Number, std::string, std::vector<std::string>>;

// The document: every input of one decision, as a regular value. A field that was never set has its default.
class Evaluation {
 public:
  Evaluation();

  const Value& value(FieldId id) const { return m_values[id.index]; }
  bool has(FieldId id) const { return !std::holds_alternative<std::monostate>(value(id)); }
  // Numeric fields only; the field must not be absent.
  const Number& number(FieldId id) const { return std::get<Number>(value(id)); }
  double real(FieldId id) const { return number(id).toDouble(); }
  std::optional<double> optionalReal(FieldId id) const;
  const std::string& choice(FieldId id) const { return std::get<std::string>(value(id)); }
  const std::vector<std::string>& choices(FieldId id) const {
    return std::get<std::vector<std::string>>(value(id));
  }
  // The position of the chosen key in the field's list.
  std::size_t level(FieldId id) const;
  template <class Enumeration>
  Enumeration choiceAs(FieldId id) const {
    return static_cast<Enumeration>(level(id));
  }

  // The caller passes a value of the field's type; readValue and validate check what people enter.
  void set(FieldId id, Value value);
  void setReal(FieldId id, double value);
  void reset(FieldId id);
  bool isDefault(FieldId id) const;

  std::string title;
  std::string notes;
  // The state of an item, to do without a note where it was never touched.
  ChecklistMark checklistMark(std::string_view itemId) const;
  void setChecklistMark(std::string_view itemId, ChecklistMark mark);
  const ChecklistMarks& checklist() const { return m_checklist; }
  // Hourly data behind a shared constant pointer: a copy of the evaluation stays cheap.
  std::shared_ptr<const MeasuredDemand> measuredDemand;

  friend bool operator==(const Evaluation& left, const Evaluation& right);

 private:
  std::array<Value, fieldCount> m_values;
  ChecklistMarks m_checklist;
};

const Value& defaultValue(FieldId id);

}  // namespace rackorrent

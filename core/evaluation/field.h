// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unit.h"
#include "core/evaluation/choices.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace rackorrent {

enum class FieldType {
  Integer,
  Real,
  Choice,  // one key of the list
  Choices  // any number of keys of the list
};

enum class FieldGroup {
  Team,
  Project,
  Workload,
  Data,
  Compliance,
  Finance,
  Owned,
  Cloud,
  PrivateCloud,
  Weights
};

// Everything the program knows of one input. The wizard, validation, --set, JSON, the report's assumptions
// and the study are all made from these rows: adding an input is one row in field_table.h.
struct Field {
  std::string_view key;  // stable: "workload.peak_gpus"
  FieldGroup group;
  FieldType type;
  Unit unit = Unit::None;
  double minimum = 0;
  double maximum = 0;
  std::string_view defaultText;    // as --set takes it; empty: absent
  std::string_view defaultSource;  // a catalogue or ledger id, or "product" for a neutral starting value
  std::string_view label;
  std::string_view question;  // why we ask: what it changes and what is typical
  std::string_view serves;    // the ledger statement that it answers to
  std::span<const Choice> choices = {};

  // An absent price of a GPU-hour means that the channel is not offered, also where there is a default.
  constexpr bool isOptional() const {
    return type != FieldType::Choices && (defaultText.empty() || unit == Unit::MoneyPerGpuHour);
  }
  constexpr bool isNumeric() const { return type == FieldType::Integer || type == FieldType::Real; }
};

// A row of the field table. Written as "workload.peak_gpus"_field, which does not compile for an unknown key.
struct FieldId {
  std::uint8_t index = 0;
  friend constexpr bool operator==(FieldId, FieldId) = default;
};

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/wording.h"

#include "core/report/unit_names.h"

namespace rackorrent {

std::string PlainWording::text(const Message& message) const { return plainText(message); }

std::string PlainWording::text(const Phrase& phrase) const { return std::string(phrase.source); }

std::string PlainWording::text(const Localized& text) const { return text.en; }

std::string PlainWording::quantity(const Quantity& quantity) const {
  const std::string figure = plainText({"%1", {quantity}});
  const bool isPercent = quantity.unit == Unit::Share || quantity.unit == Unit::RatePerYear;
  const std::string unit = isPercent ? std::string() : plainText(unitName(quantity.unit, "money"));
  return unit.empty() ? figure : figure + " " + unit;
}

std::string PlainWording::money(Money amount) const { return toString(amount); }

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_text.h"

#include "core/decision/criterion_texts.h"

#include <cmath>

namespace rackorrent {

std::string wordsOf(const Text& text, const Wording& wording) {
  if (const auto* plain = std::get_if<std::string>(&text)) return *plain;
  if (const auto* phrase = std::get_if<Phrase>(&text)) return wording.text(*phrase);
  if (const auto* message = std::get_if<Message>(&text)) return wording.text(*message);
  return wording.text(std::get<Localized>(text));
}

bool isEmpty(const Text& text) {
  if (const auto* plain = std::get_if<std::string>(&text)) return plain->empty();
  if (const auto* phrase = std::get_if<Phrase>(&text)) return phrase->source.empty();
  if (const auto* message = std::get_if<Message>(&text)) return message->source.empty();
  const auto& localized = std::get<Localized>(text);
  return localized.zh.empty() && localized.en.empty();
}

Quantity inEverydayUnit(const Quantity& quantity) {
  constexpr double minutesPerDay = 24 * 60;
  if (quantity.unit == Unit::Minutes) return spokenDuration(quantity.value);
  if (quantity.unit == Unit::Days) return spokenDuration(quantity.value * minutesPerDay);
  return quantity;
}

std::string shownText(const CellValue& value, const Wording& wording) {
  if (const auto* text = std::get_if<Text>(&value)) return wordsOf(*text, wording);
  if (const auto* amount = std::get_if<Money>(&value)) return wording.money(*amount);
  if (const auto* quantity = std::get_if<Quantity>(&value))
    return wording.quantity(inEverydayUnit(*quantity));
  return {};
}

std::optional<std::string> plainFigure(const CellValue& value) {
  if (const auto* amount = std::get_if<Money>(&value)) return toString(*amount);
  if (const auto* quantity = std::get_if<Quantity>(&value)) return formatNumber(quantity->value);
  return std::nullopt;
}

Quantity unitPrice(double amountPerGpuHour) {
  return {std::round(amountPerGpuHour * 1e4) / 1e4, Unit::MoneyPerGpuHour};
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rackorrent {

namespace {

struct PlainArgument {
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(const Phrase& phrase) const { return std::string(phrase.source); }
  std::string operator()(const Money& amount) const { return toString(amount); }
  std::string operator()(const Localized& text) const { return text.en; }
  std::string operator()(const Quantity& quantity) const {
    const bool isShare = quantity.unit == Unit::Share || quantity.unit == Unit::RatePerYear;
    if (!isShare) return formatNumber(quantity.value);
    return formatNumber(std::round(quantity.value * 1e6) / 1e4) + " %";
  }
};

}  // namespace

std::string formatNumber(double value) {
  std::array<char, 400> buffer{};
  const double absolute = std::abs(value);
  const bool plain = absolute == 0 || (absolute >= 1e-6 && absolute < 1e18);
  const auto format = plain ? std::chars_format::fixed : std::chars_format::general;
  const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format);
  return {buffer.data(), result.ptr};
}

std::string plainText(const Message& message) {
  std::string text;
  const std::string_view source = message.source;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const bool isPlace = source[i] == '%' && i + 1 < source.size() && source[i + 1] >= '1' && source[i + 1] <= '9';
    const auto index = isPlace ? static_cast<std::size_t>(source[i + 1] - '1') : 0;
    if (!isPlace || index >= message.arguments.size()) {
      text.push_back(source[i]);
      continue;
    }
    text += std::visit(PlainArgument{}, message.arguments[index]);
    ++i;
  }
  return text;
}

}  // namespace rackorrent

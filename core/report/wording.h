// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <string>

namespace rackorrent {

// Turns core's words into a language and formats the typed arguments. ui/text implements it with the translations;
// PlainWording is English with machine numbers.
class Wording {
 public:
  virtual ~Wording() = default;
  virtual std::string text(const Message& message) const = 0;
  virtual std::string text(const Phrase& phrase) const = 0;
  virtual std::string text(const Localized& text) const = 0;
  // For people: the locale's digits and unit, money in the evaluation's currency in full ("18,104,300.00 CNY").
  virtual std::string quantity(const Quantity& quantity) const = 0;
  virtual std::string money(Money amount) const = 0;
};

class PlainWording : public Wording {
 public:
  std::string text(const Message& message) const override;
  std::string text(const Phrase& phrase) const override;
  std::string text(const Localized& text) const override;
  std::string quantity(const Quantity& quantity) const override;
  std::string money(Money amount) const override;
};

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "ui/text/language.h"

#include <QString>

namespace rackorrent::ui {

// One scale for a whole axis or table: amounts are divided and the unit is named once.
struct MoneyScale {
  double divisor = 1;
  QString unit;  // "万元", "亿元", "元", "¥M", "¥k", "¥"
};

// Amounts of one currency (an ISO code) in one language (looks.md section 6).
class MoneyText {
 public:
  MoneyText(Language language, const QString& currency);

  // "1,810 万元", "8.15 亿元", "¥18.1M". Extra decimals tell amounts apart that would print alike.
  QString shortAmount(double amount, int extraDecimals = 0) const;
  QString fullAmount(double amount) const;      // "18,104,300.00 元", "¥18,104,300.00"
  QString bookedAmount(Money amount) const;     // "18,104,300.00 元", "18,104,300.00 CNY"; exact
  QString price(double amount) const;           // "17.35 元", "¥17.35": two decimals
  QString enteredPrice(double amount) const;    // "15.5 元", "¥0.125": at least three digits
  QString unit() const;                         // "元", "¥"
  MoneyScale scaleFor(double largest) const;

 private:
  QString dressed(const QString& figure, const QString& scaleWord) const;

  Language m_language;
  QString m_code;
  QString m_name;    // in Chinese: "元", "美元"
  QString m_symbol;  // in English: "¥", "$"
  int m_decimals = 2;
};

}  // namespace rackorrent::ui

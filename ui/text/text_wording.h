// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/report/wording.h"
#include "ui/text/language.h"
#include "ui/text/money_text.h"

#include <QString>

namespace rackorrent::ui {

// The only place that translates and formats core's words. A small value: make a new one when language or currency
// change. Needs installLanguage() for the translations.
class TextWording : public Wording {
 public:
  TextWording(Language language, QString currency);

  Language language() const { return m_language; }
  const QString& currency() const { return m_currency; }

  // Wording, in UTF-8, for reports and the command line: money in full.
  std::string text(const Message& message) const override;
  std::string text(const Phrase& phrase) const override;
  std::string text(const Localized& text) const override;
  std::string quantity(const Quantity& quantity) const override;
  std::string money(Money amount) const override;

  // The same for widgets: money as on screens, with as many decimals as tell the amounts of one message apart.
  QString string(const Message& message) const;
  QString string(const Phrase& phrase) const;
  QString string(std::string_view coreText) const;  // a CORE_TEXT source
  QString string(const Localized& text) const;

  // Money on screens (looks.md section 6): 1,810 万元, 8.15 亿元, ¥18.1M; the full amount is for tooltips and exports.
  QString shortMoney(double amount) const;
  QString fullMoney(double amount) const;
  QString unitPrice(double amountPerGpuHour) const;  // 17.35 元/卡时, ¥17.35
  QString percent(double share) const;               // "74 %", "<1 %"
  QString number(double value, int decimals) const;
  QString quantityString(const Quantity& quantity) const;
  QString unitLabel(Unit unit) const;  // the text beside an editor: "GPU", "%", "元/卡时"
  // For an axis or a table that names its unit once; amounts are divided by the scale's divisor.
  MoneyScale moneyScale(double largestAmount) const;

 private:
  enum class MoneyForm { Short, Full };

  QString written(const Message& message, MoneyForm form) const;
  QString written(const Argument& argument, MoneyForm form, int extraDecimals) const;
  QString written(const Quantity& quantity, MoneyForm form, int extraDecimals) const;
  QString writtenMoney(const Quantity& quantity, MoneyForm form, int extraDecimals) const;
  int decimalsToTellApart(const Message& message) const;

  Language m_language;
  QString m_currency;
  MoneyText m_money;
};

}  // namespace rackorrent::ui

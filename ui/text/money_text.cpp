// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/money_text.h"

#include "ui/text/figure_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackorrent::ui {
namespace {

struct Currency {
  QStringView code;
  QStringView symbol;
  QStringView chineseName;
  int decimals;  // ISO 4217
};

// The symbols are the narrow ones that stay unique: ¥ is the renminbi here.
constexpr std::array<Currency, 7> currencies = {{
    {u"CNY", u"¥", u"元", 2},
    {u"USD", u"$", u"美元", 2},
    {u"EUR", u"€", u"欧元", 2},
    {u"GBP", u"£", u"英镑", 2},
    {u"HKD", u"HK$", u"港元", 2},
    {u"JPY", u"JP¥", u"日元", 0},
    {u"SGD", u"S$", u"新加坡元", 2},
}};

struct Scale {
  double divisor;
  double from;  // absolute amounts from here on
  int decimals;
  QStringView word;
};

// Below 100,000 whole units of 万 would hide up to half of the amount.
constexpr std::array<Scale, 4> chineseScales = {{
    {1e8, 1e8, 2, u"亿"},
    {1e4, 1e5, 0, u"万"},
    {1e4, 1e4, 1, u"万"},
    {1, 0, 0, u""},
}};
constexpr std::array<Scale, 4> englishScales = {{
    {1e9, 1e9, 2, u"B"},
    {1e6, 1e6, 1, u"M"},
    {1e3, 1e4, 0, u"k"},
    {1, 0, 0, u""},
}};

const std::array<Scale, 4>& scalesOf(Language language) {
  return language == Language::SimplifiedChinese ? chineseScales : englishScales;
}

double rounded(double amount, const Scale& scale) {
  const double step = scale.divisor * std::pow(10.0, -scale.decimals);
  return std::round(amount / step) * step;
}

// The amount is rounded first, so that 999,960 is "1.0M" and not "1,000k".
const Scale& scaleOf(double amount, const std::array<Scale, 4>& scales) {
  const double absolute = std::abs(amount);
  for (std::size_t i = scales.size() - 1; i > 0; --i)
    if (rounded(absolute, scales[i]) < scales[i - 1].from) return scales[i];
  return scales.front();
}

}  // namespace

MoneyText::MoneyText(Language language, const QString& currency) : m_language(language), m_code(currency) {
  const auto found = std::ranges::find(currencies, QStringView(currency), &Currency::code);
  if (found == currencies.end()) {
    m_name = currency;
    m_symbol = currency + noBreakSpace;
    return;
  }
  m_name = found->chineseName.toString();
  m_symbol = found->symbol.toString();
  m_decimals = found->decimals;
}

QString MoneyText::dressed(const QString& figure, const QString& scaleWord) const {
  if (m_language == Language::SimplifiedChinese) return figure + noBreakSpace + scaleWord + m_name;
  const bool isNegative = figure.startsWith(minusSign);
  const QString digits = isNegative ? figure.mid(1) : figure;
  return (isNegative ? QString(minusSign) : QString()) + m_symbol + digits + scaleWord;
}

QString MoneyText::shortAmount(double amount, int extraDecimals) const {
  if (!std::isfinite(amount)) return groupedFigure(amount, 0);
  const Scale& scale = scaleOf(amount, scalesOf(m_language));
  const double scaled = amount / scale.divisor;
  // 2 万元 and not 2.0 万元: the decimal below 100,000 is there only for what needs it.
  const bool isWhole = m_language == Language::SimplifiedChinese && scale.divisor == 1e4 && scaled == std::round(scaled);
  const int decimals = isWhole ? 0 : scale.decimals + extraDecimals;
  return dressed(groupedFigure(scaled, decimals), scale.word.toString());
}

QString MoneyText::fullAmount(double amount) const { return dressed(groupedFigure(amount, m_decimals), {}); }

QString MoneyText::bookedAmount(Money amount) const {
  // Whole units and hundredths apart: a double would lose cents above 90 trillion.
  const std::int64_t whole = amount.hundredths / 100;
  const std::int64_t cents = std::abs(amount.hundredths % 100);
  QString figure = QLocale(QLocale::English, QLocale::UnitedStates).toString(qlonglong{std::abs(whole)});
  figure += QStringLiteral(".%1").arg(cents, 2, 10, QLatin1Char('0'));
  if (amount.hundredths < 0) figure.prepend(minusSign);
  return figure + noBreakSpace + (m_language == Language::SimplifiedChinese ? m_name : m_code);
}

QString MoneyText::price(double amount) const { return dressed(groupedFigure(amount, m_decimals), {}); }

QString MoneyText::enteredPrice(double amount) const {
  // Two decimals for what costs more than one; a price per kWh or GB needs its three digits.
  const double absolute = std::abs(amount);
  const int decimals = absolute >= 1 ? 2 : absolute >= 0.1 ? 3 : 4;
  return dressed(shortFigure(amount, decimals, decimals), {});
}

QString MoneyText::unit() const { return m_language == Language::SimplifiedChinese ? m_name : m_symbol.trimmed(); }

MoneyScale MoneyText::scaleFor(double largest) const {
  const Scale& scale = scaleOf(largest, scalesOf(m_language));
  const QString word = scale.word.toString();
  return {scale.divisor, m_language == Language::SimplifiedChinese ? word + m_name : unit() + word};
}

}  // namespace rackorrent::ui

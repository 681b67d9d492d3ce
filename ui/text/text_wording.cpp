// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/text_wording.h"

#include "ui/text/figure_text.h"
#include "ui/text/unit_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace rackorrent::ui {
namespace {

QString percentFigure(double share) {
  const double percent = share * 100;
  if (percent != 0 && std::abs(percent) < 0.01) return (percent < 0 ? QStringLiteral(">") + minusSign : QStringLiteral("<")) + QStringLiteral("0.01");
  return shortFigure(percent, 2, std::abs(percent) < 10 ? 1 : 0);
}

// Whole numbers as they are, others to about three significant digits.
QString countFigure(double value) {
  const double absolute = std::abs(value);
  return shortFigure(value, 2, absolute >= 100 ? 0 : absolute >= 1 ? 1 : 2);
}

std::optional<double> amountOf(const Argument& argument) {
  if (const auto* money = std::get_if<Money>(&argument)) return toDouble(*money);
  const auto* quantity = std::get_if<Quantity>(&argument);
  if (quantity && kindOf(quantity->unit) == UnitKind::Amount) return quantity->value;
  return std::nullopt;
}

bool isHan(QChar c) { return c.script() == QChar::Script_Han; }
// What Chinese sets off with a space: Latin letters, digits and the signs of figures.
bool isWestern(QChar c) {
  return c.script() == QChar::Script_Latin || c.isDigit() || QStringLiteral("%$<>+").contains(c) || c == minusSign;
}

// Chinese sentences have their places without spaces: whether one is due depends on what comes in.
void append(QString& text, const QString& piece, Language language) {
  const bool isJoint = language == Language::SimplifiedChinese && !text.isEmpty() && !piece.isEmpty();
  if (isJoint && ((isHan(text.back()) && isWestern(piece.front())) || (isWestern(text.back()) && isHan(piece.front()))))
    text += u' ';
  text += piece;
}

// 302,400 minutes are 30 weeks; a span that no larger unit says exactly stays in minutes, because it may be a
// limit.
Quantity inLargestExactUnit(const Quantity& minutes) {
  constexpr std::array<std::pair<Unit, double>, 3> units = {
      {{Unit::Weeks, 10080}, {Unit::Days, 1440}, {Unit::Hours, 60}}};
  for (const auto& [unit, length] : units) {
    const double halves = 2 * minutes.value / length;
    if (halves >= 4 && std::abs(halves - std::round(halves)) < 1e-9) return {minutes.value / length, unit};
  }
  return minutes;
}

bool areClose(const std::vector<double>& amounts) {
  for (std::size_t i = 1; i < amounts.size(); ++i) {
    const double difference = std::abs(amounts[i] - amounts[0]);
    if (difference > 0 && difference < 0.05 * std::max(std::abs(amounts[i]), std::abs(amounts[0]))) return true;
  }
  return false;
}

}  // namespace

TextWording::TextWording(Language language, QString currency)
    : m_language(language), m_currency(std::move(currency)), m_money(language, m_currency) {}

std::string TextWording::text(const Message& message) const { return written(message, MoneyForm::Full).toStdString(); }
std::string TextWording::text(const Phrase& phrase) const { return string(phrase).toStdString(); }
std::string TextWording::text(const Localized& text) const { return string(text).toStdString(); }
std::string TextWording::quantity(const Quantity& quantity) const {
  return written(quantity, MoneyForm::Full, 0).toStdString();
}
std::string TextWording::money(Money amount) const { return m_money.bookedAmount(amount).toStdString(); }

QString TextWording::string(const Message& message) const { return written(message, MoneyForm::Short); }
QString TextWording::string(const Phrase& phrase) const { return string(phrase.source); }
QString TextWording::string(const Localized& text) const {
  return QString::fromStdString(m_language == Language::SimplifiedChinese ? text.zh : text.en);
}
QString TextWording::string(std::string_view coreText) const {
  return QCoreApplication::translate("core", std::string(coreText).c_str());
}

QString TextWording::shortMoney(double amount) const { return m_money.shortAmount(amount); }
QString TextWording::fullMoney(double amount) const { return m_money.fullAmount(amount); }
QString TextWording::unitPrice(double amountPerGpuHour) const {
  const QString price = m_money.price(amountPerGpuHour);
  // looks.md: 17.35 元/卡时, but ¥17.35 in the tight English columns.
  return m_language == Language::English ? price : withUnit(Unit::MoneyPerGpuHour, price, false);
}

QString TextWording::percent(double share) const {
  const bool isTiny = share != 0 && std::abs(share) < 0.01;
  const QString tiny = share < 0 ? QStringLiteral(">") + minusSign + u'1' : QStringLiteral("<1");
  return withUnit(Unit::Share, isTiny ? tiny : groupedFigure(share * 100, 0), false);
}

QString TextWording::number(double value, int decimals) const { return groupedFigure(value, decimals); }

QString TextWording::quantityString(const Quantity& quantity) const { return written(quantity, MoneyForm::Short, 0); }

QString TextWording::unitLabel(Unit unit) const { return unitLabelText(unit, m_money.unit()); }

MoneyScale TextWording::moneyScale(double largestAmount) const { return m_money.scaleFor(largestAmount); }

QString TextWording::written(const Message& message, MoneyForm form) const {
  const QString source = string(message.source);
  const int extraDecimals = form == MoneyForm::Short ? decimalsToTellApart(message) : 0;
  QString result;
  QString literal;
  // One pass by hand: QString::arg would also replace a %1 inside an argument.
  for (qsizetype i = 0; i < source.size(); ++i) {
    const int digit = source[i] == u'%' && i + 1 < source.size() ? source[i + 1].digitValue() : -1;
    if (digit < 1 || static_cast<std::size_t>(digit) > message.arguments.size()) {
      literal += source[i];
      continue;
    }
    append(result, std::exchange(literal, {}), m_language);
    append(result, written(message.arguments[static_cast<std::size_t>(digit - 1)], form, extraDecimals), m_language);
    ++i;
  }
  append(result, literal, m_language);
  return result;
}

QString TextWording::written(const Argument& argument, MoneyForm form, int extraDecimals) const {
  if (const auto* text = std::get_if<std::string>(&argument)) return QString::fromStdString(*text);
  if (const auto* phrase = std::get_if<Phrase>(&argument)) return string(*phrase);
  if (const auto* localized = std::get_if<Localized>(&argument)) return string(*localized);
  if (const auto* quantity = std::get_if<Quantity>(&argument)) return written(*quantity, form, extraDecimals);
  const Money amount = std::get<Money>(argument);
  return form == MoneyForm::Full ? m_money.bookedAmount(amount) : m_money.shortAmount(toDouble(amount), extraDecimals);
}

QString TextWording::written(const Quantity& given, MoneyForm form, int extraDecimals) const {
  const Quantity quantity = given.unit == Unit::Minutes ? inLargestExactUnit(given) : given;
  switch (kindOf(quantity.unit)) {
    case UnitKind::Percent: return withUnit(quantity.unit, percentFigure(quantity.value), false);
    case UnitKind::Plain: return withUnit(quantity.unit, countFigure(quantity.value), std::abs(quantity.value) == 1);
    case UnitKind::Amount:
    case UnitKind::Price: break;
  }
  return writtenMoney(quantity, form, extraDecimals);
}

QString TextWording::writtenMoney(const Quantity& quantity, MoneyForm form, int extraDecimals) const {
  QString amount;
  if (kindOf(quantity.unit) == UnitKind::Price)
    amount = m_money.enteredPrice(quantity.value);
  else if (form == MoneyForm::Short)
    amount = m_money.shortAmount(quantity.value, extraDecimals);
  else
    amount = m_money.fullAmount(quantity.value);
  return withUnit(quantity.unit, amount, false);
}

int TextWording::decimalsToTellApart(const Message& message) const {
  std::vector<double> amounts;
  for (const Argument& argument : message.arguments)
    if (const auto amount = amountOf(argument)) amounts.push_back(*amount);
  const std::set<double> distinct(amounts.begin(), amounts.end());
  // ¥24.49M against ¥24.00M: two decimals where a limit is missed by little.
  const int least = m_language == Language::English && areClose(amounts) ? 1 : 0;
  for (int extra = least; extra < 4; ++extra) {
    std::set<QString> printed;
    for (const double amount : distinct) printed.insert(m_money.shortAmount(amount, extra));
    if (printed.size() == distinct.size()) return extra;
  }
  return 4;
}

}  // namespace rackorrent::ui

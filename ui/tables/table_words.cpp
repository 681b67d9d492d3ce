// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/table_words.h"

#include "core/report/cell_text.h"

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int moneyDecimals = 2;
constexpr int priceDecimals = 2;

double largestAmount(const Table& table) {
  double largest = 0;
  for (const auto& row : table.rows)
    for (const Cell& cell : row)
      if (const auto* money = std::get_if<Money>(&cell.value))
        largest = std::max(largest, qAbs(toDouble(*money)));
  return largest;
}

int decimalsOf(const MoneyScale& scale, Language language) {
  if (scale.divisor == 1e8 || scale.divisor == 1e9) return 2;
  return scale.divisor == 1e6 && language == Language::English ? 2 : 0;
}

}  // namespace

QString wordsOf(const Text& text, const TextWording& wording) {
  return std::visit(
      [&](const auto& words) {
        if constexpr (std::is_same_v<std::decay_t<decltype(words)>, std::string>)
          return QString::fromStdString(words);
        else
          return wording.string(words);
      },
      text);
}

QString figureOf(const CellValue& value, const TextWording& wording) {
  if (const auto* text = std::get_if<Text>(&value)) return wordsOf(*text, wording);
  if (const auto* money = std::get_if<Money>(&value)) return wording.shortMoney(toDouble(*money));
  const auto* quantity = std::get_if<Quantity>(&value);
  if (quantity == nullptr) return {};
  return quantity->unit == Unit::MoneyPerGpuHour ? wording.unitPrice(quantity->value)
                                                 : wording.quantityString(inEverydayUnit(*quantity));
}

TableWords::TableWords(const Table& table, const TextWording& wording, Amounts amounts)
    : m_wording(wording), m_amounts(amounts), m_scale(wording.moneyScale(largestAmount(table))) {}

QString TableWords::heading(const Column& column) const {
  const QString words = wordsOf(column.heading, m_wording);
  if (column.unit == Unit::None || column.unit == Unit::Points) return words;
  QString unit = m_wording.unitLabel(column.unit);
  if (column.unit == Unit::Money && m_amounts == Amounts::Scaled) unit = m_scale.unit;
  const bool isChinese = m_wording.language() == Language::SimplifiedChinese;
  return words + (isChinese ? QStringLiteral("，") : QStringLiteral(", ")) + unit;
}

QString TableWords::amount(double value, const Column& column) const {
  if (column.unit != Unit::Money) return m_wording.shortMoney(value);
  if (m_amounts == Amounts::Full) return m_wording.number(value, moneyDecimals);
  return m_wording.number(value / m_scale.divisor, decimalsOf(m_scale, m_wording.language()));
}

QString TableWords::figure(const Quantity& quantity, const Column& column) const {
  if (column.unit == Unit::None) return figureOf(quantity, m_wording);
  if (column.unit == Unit::Money) return amount(quantity.value, column);
  if (column.unit == Unit::Share) return m_wording.percent(quantity.value);
  if (column.unit == Unit::MoneyPerGpuHour) return m_wording.number(quantity.value, priceDecimals);
  const double value = quantity.value;
  if (column.unit == Unit::Points) return m_wording.number(value, 1);
  return m_wording.number(value, value == static_cast<double>(qRound64(value)) ? 0 : 1);
}

QString TableWords::cell(const Cell& cell, const Column& column) const {
  if (const auto* text = std::get_if<Text>(&cell.value)) return wordsOf(*text, m_wording);
  if (const auto* money = std::get_if<Money>(&cell.value)) return amount(toDouble(*money), column);
  if (const auto* quantity = std::get_if<Quantity>(&cell.value)) return figure(*quantity, column);
  return column.isNumeric ? QStringLiteral("—") : QString();
}

QString TableWords::note(const Cell& cell) const {
  return cell.note ? wordsOf(*cell.note, m_wording) : QString();
}

QString TableWords::exact(const Cell& cell) const {
  if (const auto* money = std::get_if<Money>(&cell.value))
    return QString::fromStdString(m_wording.money(*money));
  if (const auto* quantity = std::get_if<Quantity>(&cell.value))
    return QString::fromStdString(m_wording.quantity(*quantity));
  return {};
}

}  // namespace rackorrent::ui

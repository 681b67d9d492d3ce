// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "ui/text/text_wording.h"

#include <QString>

namespace rackorrent::ui {

QString wordsOf(const Text& text, const TextWording& wording);
// A value alone, with its unit: money short, prices to two decimals; empty for nothing.
QString figureOf(const CellValue& value, const TextWording& wording);

// How the figures of one table of the report are written: the unit of a column once in its head, amounts in
// one scale or in full.
class TableWords {
 public:
  enum class Amounts { Scaled, Full };

  TableWords(const Table& table, const TextWording& wording, Amounts amounts);

  QString heading(const Column& column) const;
  QString cell(const Cell& cell, const Column& column) const;
  QString note(const Cell& cell) const;
  // The full figure with its unit; empty for words.
  QString exact(const Cell& cell) const;

 private:
  QString amount(double value, const Column& column) const;
  QString figure(const Quantity& quantity, const Column& column) const;

  TextWording m_wording;
  Amounts m_amounts;
  MoneyScale m_scale;
};

}  // namespace rackorrent::ui

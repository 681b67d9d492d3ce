// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "core/report/wording.h"

#include <optional>
#include <string>

namespace rackorrent {

std::string wordsOf(const Text& text, const Wording& wording);
bool isEmpty(const Text& text);

// Waiting times in the unit that people use: 302,400 minutes are 30 weeks. Other figures stay as they are.
Quantity inEverydayUnit(const Quantity& quantity);

// The value as a person reads it, with unit; empty for nothing.
std::string shownText(const CellValue& value, const Wording& wording);

// The figure as every file writes it: full digits, point as decimal mark, no unit; nothing for words.
std::optional<std::string> plainFigure(const CellValue& value);

// A price per GPU-hour to four decimals, so that all exports print the same digits.
Quantity unitPrice(double amountPerGpuHour);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "core/report/document.h"

#include <string>
#include <string_view>
#include <utility>

namespace rackorrent {

// Short ways to write the parts of tables.
inline Cell textCell(Text text) { return {.value = CellValue(std::move(text))}; }
inline Cell keyCell(std::string_view key) { return textCell(std::string(key)); }
inline Cell phraseCell(std::string_view source) { return textCell(Phrase{source}); }
inline Cell moneyCell(Money amount) { return {.value = amount}; }
inline Cell figureCell(double value, Unit unit) { return {.value = Quantity{value, unit}}; }
inline Cell emptyCell() { return {}; }
// The ids behind a statement, separated by spaces.
std::string idsOf(const Sources& sources);
Cell sourceCell(const Sources& sources);

inline Column textColumn(std::string_view heading) { return {.heading = Phrase{heading}}; }
// Words with the ids of their sources under them.
inline Column sourcedColumn(std::string_view heading) {
  return {.heading = Phrase{heading}, .noteHeading = Phrase{CORE_TEXT("Source")}};
}
inline Column keyColumn(std::string_view heading) { return {.heading = Phrase{heading}, .isDataOnly = true}; }
inline Column figureColumn(std::string_view heading, Unit unit) {
  return {.heading = Phrase{heading}, .unit = unit, .isNumeric = true};
}
inline Column alternativeColumn(Alternative alternative, Unit unit) {
  return {.heading = nameOf(alternative), .unit = unit, .isNumeric = true, .alternative = alternative};
}

// The unit of a row whose neighbours have others.
Cell unitCell(Unit unit, const std::string& currency);

}  // namespace rackorrent

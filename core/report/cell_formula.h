// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/expression.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace rackorrent {

// Where the values of formulas stand in a spreadsheet, as references ("B5", "'Inputs'!$C$4").
struct CellPlaces {
  std::map<std::uint8_t, std::string> inputs;  // by index of the field
  std::map<std::pair<PlanFigure, std::size_t>, std::string> planned;
  std::map<const Expression*, std::string> results;
};

// The formula in the language of spreadsheets (OpenFormula), without "=". Every input, figure of the plan and
// named result in it has a place. Cells side by side in a sum become a range, so that formulas of ten years
// stay short.
std::string cellFormula(const Expression& formula, const CellPlaces& places);

}  // namespace rackorrent

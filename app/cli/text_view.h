// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "core/report/wording.h"

#include <string>

namespace rackorrent::cli {

// A block of the report as plain text of a fixed pitch, for terminals and pipes: no colour, no control characters.
// Charts have no text form and give nothing.
std::string textOf(const Block& block, const std::string& currency, const Wording& wording);

// Columns that the text takes on a terminal: East Asian wide characters take two.
std::size_t displayWidth(std::string_view utf8);

}  // namespace rackorrent::cli

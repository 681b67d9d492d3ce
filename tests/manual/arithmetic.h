// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace rackorrent::test {

// The value of an expression as people write it: "2 × 1,000,000 × (1 + 0.1) − 5 ^ (1 / 12)". Throws
// std::invalid_argument with what could not be read.
double valueOf(const std::string& expression);

}  // namespace rackorrent::test

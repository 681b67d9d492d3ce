// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <string>

namespace rackorrent {

// The unit as it stands in the head of a column; its source is empty for a bare number. Shares stay fractions in
// files, and the name says so.
Message unitName(Unit unit, const std::string& currency);

}  // namespace rackorrent

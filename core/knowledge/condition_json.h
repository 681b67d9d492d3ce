// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/condition.h"
#include "core/knowledge/json_entry.h"

namespace rackorrent {

// Reads {"all": [..]}, {"any": [..]}, {"not": {..}}, {"field": KEY, "op": OP, "value": V} or the same with
// "measure" for a ratio. An Error names the entry and what is wrong: an unknown member, key, choice or operator, a
// number outside the range of its field, or a part that can never be true.
Condition readCondition(JsonEntry entry);

}  // namespace rackorrent

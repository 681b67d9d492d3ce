// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"

#include "core/report/unit_names.h"

namespace rackorrent {

std::string idsOf(const Sources& sources) {
  std::string ids;
  for (const std::string& id : sources) ids += (ids.empty() ? "" : " ") + id;
  return ids;
}

Cell sourceCell(const Sources& sources) { return textCell(idsOf(sources)); }

Cell unitCell(Unit unit, const std::string& currency) { return textCell(unitName(unit, currency)); }

}  // namespace rackorrent

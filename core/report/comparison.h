// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "core/report/document.h"

#include <optional>
#include <string>
#include <vector>

namespace rackorrent {

struct ComparisonCell {
  CellValue figure;        // the user's own arithmetic; nothing where the dimension has no figure
  Localized words;         // what the guides say
  bool isDerived = false;  // the guides do not say it of this alternative: it follows from what they combine
  Mark mark = Mark::None;  // all ties are marked, and none when all are equal
};

struct ComparisonRow {
  std::string id;  // of the dimension
  Localized title;
  std::optional<CriterionId> criterion;
  double weight = 0;  // of that criterion, normalised; 0 without one
  Unit unit = Unit::None;  // of the figures
  PerAlternative<ComparisonCell> cells;
  Sources sources;
  bool differs = false;  // some figure or some word is not the same for all alternatives
};

// The dimensions of the guides beside the user's figures. The CSV and JSON files, the PDF and the table on the
// screen are all made from these rows.
std::vector<ComparisonRow> compareAlternatives(const Assessment& assessment, const Knowledge& knowledge);

}  // namespace rackorrent

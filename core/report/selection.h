// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/report/document.h"

#include <optional>
#include <string>
#include <vector>

namespace rackorrent {

// Names the first id that is no section of the document, and those that are.
std::optional<Issue> unknownSection(const ReportDocument& document, const std::vector<std::string>& ids);

// Only the named sections, in the order of the document; all of them when none is named.
ReportDocument withSections(ReportDocument document, const std::vector<std::string>& ids);

// Two pages: the summary, and one page of why the others lost, costs by category, break-even, the nearest
// flip points and the digest that leads back to the whole report.
ReportDocument shortForm(const ReportDocument& document);

}  // namespace rackorrent

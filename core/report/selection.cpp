// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/selection.h"

#include <algorithm>
#include <limits>

namespace rackorrent {

namespace {

constexpr std::size_t shownFlips = 5;
constexpr std::size_t allRows = std::numeric_limits<std::size_t>::max();

template <class Kind>
void take(Section& to, const Section* from, std::size_t skip, std::size_t most) {
  if (!from) return;
  for (const Block& block : from->blocks) {
    if (!std::holds_alternative<Kind>(block)) continue;
    if (skip > 0) {
      --skip;
      continue;
    }
    if (most == 0) return;
    --most;
    to.blocks.push_back(block);
  }
}

void takeTable(Section& to, const ReportDocument& document, std::string_view name, std::size_t mostRows) {
  const Table* table = findTable(document, name);
  if (!table) return;
  Table shortened = *table;
  if (shortened.rows.size() > mostRows) shortened.rows.resize(mostRows);
  to.blocks.emplace_back(std::move(shortened));
}

}  // namespace

std::optional<Issue> unknownSection(const ReportDocument& document, const std::vector<std::string>& ids) {
  std::string known;
  for (const Section& section : document.sections) known += (known.empty() ? "" : ", ") + section.id;
  for (const std::string& id : ids)
    if (!findSection(document, id))
      return Issue{"sections", {CORE_TEXT("There is no section \"%1\". The sections are: %2."), {id, known}}};
  return std::nullopt;
}

ReportDocument withSections(ReportDocument document, const std::vector<std::string>& ids) {
  if (!ids.empty())
    std::erase_if(document.sections,
                  [&](const Section& section) { return std::ranges::find(ids, section.id) == ids.end(); });
  return document;
}

ReportDocument shortForm(const ReportDocument& document) {
  Section brief{.id = "brief", .title = Phrase{CORE_TEXT("What the recommendation rests on")}, .blocks = {}};
  const Section* costs = findSection(document, "costs");
  constexpr std::size_t whatTheyAre = 1;
  take<List>(brief, findSection(document, "alternatives"), whatTheyAre, 1);
  takeTable(brief, document, "costs", allRows);
  take<Paragraph>(brief, costs, 0, 2);
  takeTable(brief, document, "flip_points", shownFlips);
  take<Paragraph>(brief, findSection(document, "appendix"), 0, 1);
  ReportDocument result = withSections(document, {"summary"});
  result.sections.push_back(std::move(brief));
  return result;
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/citations.h"

#include "core/report/cells.h"

#include <algorithm>
#include <sstream>

namespace rackorrent {

namespace {

class Collector {
 public:
  explicit Collector(const Knowledge& knowledge) : m_knowledge(knowledge) {}

  void add(const std::string& id) {
    if (std::ranges::find(m_found, id, &SourceEntry::id) != m_found.end()) return;
    const auto label = m_knowledge.sourceLabel(id);
    if (!label) return;
    const Citation* citation = m_knowledge.catalogue.findCitation(id);
    m_found.push_back({id, *label, citation ? citation->date : std::string(), citation ? citation->url : std::string()});
  }
  void operator()(const Paragraph& paragraph) { addAll(paragraph.sources); }
  void operator()(const KeyFigures&) {}
  void operator()(const Chart&) {}
  void operator()(const List& list) {
    for (const ListItem& item : list.items) addAll(item.sources);
  }
  // Cells that hold ids, alone or separated by spaces; other words are no known id.
  void operator()(const Table& table) {
    for (const auto& row : table.rows)
      for (const Cell& cell : row) {
        if (const auto* text = std::get_if<Text>(&cell.value)) addWordsOf(*text);
        if (cell.note) addWordsOf(*cell.note);
      }
  }
  std::vector<SourceEntry> found() && { return std::move(m_found); }

 private:
  void addAll(const std::vector<std::string>& ids) {
    for (const std::string& id : ids) add(id);
  }
  void addWordsOf(const Text& text) {
    const auto* plain = std::get_if<std::string>(&text);
    if (!plain) return;
    std::istringstream words(*plain);
    for (std::string word; words >> word;) add(word);
  }

  const Knowledge& m_knowledge;
  std::vector<SourceEntry> m_found;
};

}  // namespace

std::vector<SourceEntry> citationsIn(const std::vector<Section>& sections, const Knowledge& knowledge) {
  Collector collector(knowledge);
  for (const Section& section : sections)
    for (const Block& block : section.blocks) std::visit(collector, block);
  return std::move(collector).found();
}

Table tableOf(const std::vector<SourceEntry>& sources) {
  Table table{
      .name = "sources",
      .title = Phrase{CORE_TEXT("Sources")},
      .columns = {textColumn(CORE_TEXT("Id")),
                  {.heading = Phrase{CORE_TEXT("Source")}, .noteHeading = Phrase{CORE_TEXT("Address")}},
                  textColumn(CORE_TEXT("Date"))},
      .rows = {}};
  for (const SourceEntry& source : sources) {
    Cell label = textCell(source.label);
    if (!source.url.empty()) label.note = source.url;
    table.rows.push_back({keyCell(source.id), std::move(label), keyCell(source.date)});
  }
  return table;
}

}  // namespace rackorrent

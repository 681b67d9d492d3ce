// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/report/report_fixture.h"
#include "tests/support/folders.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <stdexcept>

namespace rackorrent::test {

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

const std::vector<Sample>& samples() {
  static const std::vector<Sample> loaded = loadSamples(test::resourcesFolder());
  return loaded;
}

const AssessedSample& assessed(std::string_view sampleId) {
  static std::map<std::string, AssessedSample, std::less<>> kept;
  if (const auto found = kept.find(sampleId); found != kept.end()) return found->second;
  const Sample* sample = findSample(samples(), sampleId);
  if (!sample) throw std::invalid_argument("no such sample");
  Evaluation evaluation = sample->evaluation;
  evaluation.title = sample->title.en;
  Assessment assessment = assess(evaluation, knowledge());
  return kept.emplace(std::string(sampleId), AssessedSample{std::move(evaluation), std::move(assessment)}).first->second;
}

const Wording& plainWords() {
  static const PlainWording words;
  return words;
}

std::vector<std::vector<std::string>> readCsv(const std::string& text, char separator) {
  std::vector<std::vector<std::string>> rows(1, {std::string()});
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string& cell = rows.back().back();
    const char c = text[i];
    if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') cell.push_back(text[++i]);
    else if (c == '"') quoted = !quoted;
    else if (quoted) cell.push_back(c);
    else if (c == separator) rows.back().emplace_back();
    else if (c == '\n') rows.push_back({std::string()});
    else if (c != '\r') cell.push_back(c);
  }
  rows.pop_back();  // after the last line end
  return rows;
}

namespace {

struct IdCollector {
  std::vector<std::string>& ids;

  void addWordsOf(const Text& text) const {
    const auto* plain = std::get_if<std::string>(&text);
    if (!plain) return;
    std::istringstream words(*plain);
    ids.insert(ids.end(), std::istream_iterator<std::string>(words), {});
  }
  void operator()(const Paragraph& paragraph) const { ids.insert(ids.end(), paragraph.sources.begin(), paragraph.sources.end()); }
  void operator()(const KeyFigures&) const {}
  void operator()(const Chart&) const {}
  void operator()(const List& list) const {
    for (const ListItem& item : list.items) ids.insert(ids.end(), item.sources.begin(), item.sources.end());
  }
  void operator()(const Table& table) const {
    for (const auto& row : table.rows)
      for (const Cell& cell : row) {
        if (const auto* text = std::get_if<Text>(&cell.value)) addWordsOf(*text);
        if (cell.note) addWordsOf(*cell.note);
      }
  }
};

}  // namespace

std::vector<std::string> citedIds(const ReportDocument& document) {
  std::vector<std::string> ids;
  for (const Section& section : document.sections)
    for (const Block& block : section.blocks) std::visit(IdCollector{ids}, block);
  return ids;
}

}  // namespace rackorrent::test

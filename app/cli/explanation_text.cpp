// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_text.h"

#include "core/base/error.h"
#include "core/report/cell_text.h"

#include <set>

namespace rackorrent::cli {

namespace {

class TreeText {
 public:
  TreeText(Explainer& explainer, const Wording& wording) : m_explainer(explainer), m_wording(wording) {}

  void write(const Explanation& explanation, int depth) {
    line(depth, explanation.path, explanation.name, explanation.value, {});
    m_text += indent(depth) + "  = " + formulaText(explanation, m_wording) + "\n";
    for (const ExplainedPart& part : explanation.parts) writePart(part, depth + 1, explanation.isLongSum);
  }
  std::string text() && { return std::move(m_text); }

 private:
  static std::string indent(int depth) { return std::string(static_cast<std::size_t>(depth) * 2, ' '); }

  void line(int depth, const std::string& key, const Text& name, const CellValue& value,
            const std::string& note) {
    m_text += indent(depth) + key + "  " + wordsOf(name, m_wording) + ": " + shownText(value, m_wording);
    m_text += (note.empty() ? "" : "  (" + note + ")") + "\n";
  }

  std::string noteOf(const ExplainedPart& part) const {
    std::string note = wordsOf(part.standing, m_wording);
    if (!part.source.empty()) note += ": " + part.source;
    if (!part.date.empty()) note += ", " + part.date;
    return note;
  }

  void writePart(const ExplainedPart& part, int depth, bool isListed) {
    const bool isResult = part.kind == ExplainedPart::Kind::Result;
    if (isResult && !isListed && m_written.insert(part.key).second)
      write(*m_explainer.explain(part.key), depth);
    else
      line(depth, part.key, part.name, part.value, noteOf(part));
  }

  Explainer& m_explainer;
  const Wording& m_wording;
  std::set<std::string> m_written;
  std::string m_text;
};

}  // namespace

std::string explanationText(Explainer& explainer, std::string_view path, const Wording& wording) {
  const auto explanation = explainer.explain(path);
  if (!explanation)
    throw Error(ErrorCode::Usage, {},
                {CORE_TEXT("There is no result with the path %1. The nearest is %2."),
                 {std::string(path), explainer.nearestPath(path)}});
  TreeText tree(explainer, wording);
  tree.write(*explanation, 0);
  return std::move(tree).text();
}

}  // namespace rackorrent::cli

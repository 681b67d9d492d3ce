// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/cost/cost_expressions.h"
#include "core/knowledge/knowledge.h"
#include "core/report/document.h"
#include "core/report/wording.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// What stands in a formula: another result (key: its path, which can be explained in turn), an input (key:
// its field) or a figure of the plan.
struct ExplainedPart {
  enum class Kind { Result, Input, Plan };
  Kind kind = Kind::Result;
  std::string key;
  Text name;
  CellValue value;
  Text standing = std::string();  // of an input: entered, measured, default from a source, starting value
  std::string source = {};        // of a default: the id, its date (may be empty) and what it stands for
  std::string date = {};
  std::optional<Localized> sourceLabel = std::nullopt;
};

// "How was this computed": a result, its formula as words and signs in order, and what stands in it.
struct Explanation {
  std::string path;
  Text name;
  CellValue value;
  std::vector<Text> formula;
  bool isLongSum =
      false;  // of so many amounts that the formula only counts them, and parts leave out the zeros
  std::vector<ExplainedPart> parts;
};

std::string formulaText(const Explanation& explanation, const Wording& wording);

// Explains results by path: "hybrid.total", "self_built.power", "gpuaas.month.3.on_demand", and on into each
// formula: "self_built.month.3.power.full_load_hours". Keeps references; makes the graph of an alternative
// when first asked.
class Explainer {
 public:
  Explainer(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge);

  // Nothing for an unknown path.
  std::optional<Explanation> explain(std::string_view path);
  std::string nearestPath(std::string_view path);

 private:
  const CostExpressions& costsOf(Alternative alternative);

  const Evaluation& m_evaluation;
  const Assessment& m_assessment;
  const Knowledge& m_knowledge;
  std::array<std::optional<CostExpressions>, allAlternatives.size()> m_costs;
};

}  // namespace rackorrent

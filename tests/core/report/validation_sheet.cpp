// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/report/validation_sheet.h"

#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/validation.h"
#include "core/report/explanation.h"
#include "tests/core/report/report_fixture.h"
#include "tests/support/folders.h"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

namespace rackorrent::test {

namespace {

using nlohmann::json;

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

double valueOf(const BreakEven& breakEven) {
  return breakEven.kind == BreakEven::Kind::At ? breakEven.value : notANumber;
}

double valueOf(const CellValue& value) {
  if (const auto* amount = std::get_if<Money>(&value)) return toDouble(*amount);
  return std::get<Quantity>(value).value;
}

double resultAt(const std::string& path, const Assessment& assessment, Explainer& explainer) {
  if (path == "payback_months") return valueOf(assessment.paybackMonths);
  if (path == "break_even.utilization") return valueOf(assessment.breakEvenUtilization);
  const auto explanation = explainer.explain(path);
  return explanation ? valueOf(explanation->value) : notANumber;
}

ValidatedFigure readFigure(const json& entry) {
  ValidatedFigure figure;
  figure.what = entry.at("what");
  figure.unit = entry.at("unit");
  const json& printed = entry.at("printed");
  figure.printed = printed.is_string() ? printed.get<std::string>() : formatNumber(printed.get<double>());
  figure.printedValue = printed.is_string() ? notANumber : printed.get<double>();
  figure.follows = entry.value("follows", true);
  figure.tolerance = entry.value("tolerance", 0.0);
  figure.rounding = entry.value("rounding", 0.0);
  figure.path = entry.at("path");
  figure.note = entry.value("note", "");
  return figure;
}

ValidationCase readCase(const json& entry, const json& base) {
  ValidationCase found{.id = entry.at("id"),
                       .name = entry.at("name"),
                       .source = entry.at("source"),
                       .url = entry.at("url"),
                       .note = entry.at("note"),
                       .faults = {},
                       .figures = {}};
  json inputs = base;
  inputs.update(entry.at("inputs"));
  const ParsedEvaluation parsed = parseEvaluationJson(inputs.dump());
  std::vector<Issue> issues = parsed.issues;
  if (issues.empty()) issues = validate(parsed.evaluation);
  for (const Issue& issue : issues)
    if (issue.severity == Issue::Severity::Fault)
      found.faults.push_back(issue.field + ": " + plainText(issue.message));
  if (!found.faults.empty()) return found;

  const Assessment assessment = assess(parsed.evaluation, knowledge(), AssessmentDepth::Verdict);
  Explainer explainer(parsed.evaluation, assessment, knowledge());
  for (const json& figureEntry : entry.at("figures")) {
    ValidatedFigure& figure = found.figures.emplace_back(readFigure(figureEntry));
    figure.ours = resultAt(figure.path, assessment, explainer) * figureEntry.at("times").get<double>();
  }
  return found;
}

// Five significant digits, grouped by thousands where there is no fraction left.
std::string shown(double value) {
  if (std::isnan(value)) return "never";
  char text[32];
  if (std::abs(value) < 10000) {
    std::snprintf(text, sizeof text, "%.5g", value);
    return text;
  }
  std::snprintf(text, sizeof text, "%.0f", value);
  std::string grouped(text);
  for (auto place = static_cast<std::ptrdiff_t>(grouped.size()) - 3; place > 0; place -= 3)
    grouped.insert(static_cast<std::size_t>(place), ",");
  return grouped;
}

std::string percent(double share) {
  char text[32];
  std::snprintf(text, sizeof text, "%+.2f %%", share * 100);
  return text;
}

std::string printedText(const ValidatedFigure& figure) {
  return std::isnan(figure.printedValue) || figure.printedValue < 10000 ? figure.printed
                                                                        : shown(figure.printedValue);
}

constexpr const char* introduction =
    "# Validation sheet / 验证表\n\n"
    "Figures that other people published, beside what this program makes of the same inputs. Each case is "
    "entered through\n"
    "the public input fields (`tests/data/validation_cases.json`) and read from the public results; no "
    "formula was made for it.\n"
    "A test computes the sheet anew and fails when a figure leaves its tolerance or when this file is "
    "stale.\n\n"
    "他人公开发表的数字与本程序用相同输入得到的结果对照。每个案例都通过公开的输入项录入，结果取自公开的输出。"
    "测试会重新计算本表；若数字超出容差或本文件过期，测试即失败。\n";

void addFollowing(std::string& sheet, const ValidationCase& from, const ValidatedFigure& figure) {
  sheet += "| " + from.name + " | " + figure.what + " | " + printedText(figure) + " | " + shown(figure.ours) +
           " | " + figure.unit + " | " + percent(figure.difference()) + " |\n";
}

void addRefused(std::string& sheet, const ValidationCase& from, const ValidatedFigure& figure) {
  sheet += "| " + from.source + " | " + figure.what + ", " + from.name + " | " + printedText(figure) + " | " +
           shown(figure.ours) + " | " + figure.unit + " | " + figure.note + " |\n";
}

std::string followingTables(const std::vector<ValidationCase>& cases) {
  std::string sheet;
  std::string source;
  std::set<std::string> notes;
  for (const ValidationCase& from : cases) {
    for (const ValidatedFigure& figure : from.figures) {
      if (!figure.follows) continue;
      if (from.source != source) {
        source = from.source;
        sheet += "\n### " + source + "\n\n" + from.url +
                 "\n\n| Case | Figure | Printed | Ours | Unit | Difference |\n"
                 "|---|---|---:|---:|---|---:|\n";
      }
      addFollowing(sheet, from, figure);
    }
  }
  return sheet;
}

std::string notesList(const std::vector<ValidationCase>& cases) {
  std::string list;
  std::set<std::string> seen;
  for (const ValidationCase& from : cases)
    if (!from.note.empty() && seen.insert(from.note).second)
      list += "- " + from.name + ": " + from.note + "\n";
  return list;
}

}  // namespace

bool ValidatedFigure::isReproduced() const {
  return std::abs(ours - printedValue) <= std::max(tolerance * std::abs(printedValue), rounding);
}

std::vector<ValidationCase> validationCases() {
  std::ifstream file(sourceFolder() / "tests/data/validation_cases.json");
  const json document = json::parse(file);
  std::vector<ValidationCase> cases;
  for (const json& entry : document.at("cases")) cases.push_back(readCase(entry, document.at("base")));
  return cases;
}

std::string validationSheet(const std::vector<ValidationCase>& cases) {
  std::string sheet = introduction;
  sheet += "\n## Reproduced / 可复现\n" + followingTables(cases);
  sheet +=
      "\n## Refused: the printed figure does not follow from its own inputs / "
      "不成立：印出的数字与其输入不符\n\n"
      "| Source | Figure | Printed | Right | Unit | Why |\n|---|---|---:|---:|---|---|\n";
  for (const ValidationCase& from : cases)
    for (const ValidatedFigure& figure : from.figures)
      if (!figure.follows) addRefused(sheet, from, figure);
  return sheet + "\n## How they were entered / 录入说明\n\n" + notesList(cases);
}

}  // namespace rackorrent::test

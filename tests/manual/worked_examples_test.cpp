// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of the manual's page on the cost model: the arithmetic that is printed gives the amount
// that is printed, and so does the program for the inputs that are printed.
#include "core/assessment/assessment.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/validation.h"
#include "core/evaluation/value_text.h"
#include "core/knowledge/knowledge.h"
#include "tests/manual/arithmetic.h"
#include "tests/support/folders.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <sstream>

using namespace rackorrent;

namespace {

struct Row {
  std::string label, key, figures, amount;
};

struct Example {
  std::string heading;
  Alternative alternative = Alternative::GpuAsAService;
  std::vector<std::string> changes;  // key=value
  std::vector<Row> rows;
};

struct Page {
  std::string inputs;  // JSON
  std::vector<Example> examples;
};

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// What stands between backticks.
std::vector<std::string> codeIn(const std::string& line) {
  std::vector<std::string> found;
  std::istringstream parts(line);
  bool isCode = false;
  for (std::string part; std::getline(parts, part, '`'); isCode = !isCode)
    if (isCode) found.push_back(part);
  return found;
}

Row rowOf(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream parts(line.substr(1));
  for (std::string cell; std::getline(parts, cell, '|');) cells.push_back(trimmed(cell));
  if (cells.size() != 4) throw std::invalid_argument("not four cells: " + line);
  const auto code = codeIn(cells[0]);
  return {trimmed(cells[0].substr(0, cells[0].find('`'))), code.empty() ? "" : code[0], cells[2], cells[3]};
}

Page readPage(const std::string& language) {
  std::ifstream file(test::resourcesFolder() / "manual" / language / "3-cost-model.md");
  Page page;
  bool isJson = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      isJson = line == "```json";
    } else if (isJson) {
      page.inputs += line + "\n";
    } else if (line.starts_with("## ")) {
      const auto code = codeIn(line);
      if (code.empty()) break;  // the sections without examples come last
      page.examples.push_back(
          {line, alternativeFromKey(code[0]).value(), {code.begin() + 1, code.end()}, {}});
    } else if (line.starts_with("| ") && line.find('`') != std::string::npos) {
      page.examples.back().rows.push_back(rowOf(line));
    }
  }
  return page;
}

Evaluation evaluationOf(const Page& page, const Example& example) {
  ParsedEvaluation parsed = parseEvaluationJson(page.inputs);
  EXPECT_TRUE(parsed.issues.empty());
  for (const std::string& change : example.changes) {
    const auto equals = change.find('=');
    const FieldId id = findField(change.substr(0, equals)).value();
    parsed.evaluation.set(id, readValue(fieldOf(id), change.substr(equals + 1)).value());
  }
  EXPECT_TRUE(isValid(parsed.evaluation)) << example.heading;
  return parsed.evaluation;
}

// "−1,261,914.69"
std::string shown(Money amount) {
  std::string text = toString(amount);
  const bool isNegative = text.starts_with('-');
  if (isNegative) text.erase(0, 1);
  for (auto at = text.find('.'); at > 3 && at != std::string::npos;) text.insert(at -= 3, ",");
  return isNegative ? "−" + text : text;
}

Money amountOf(const std::string& key, const Ledger& ledger) {
  if (key == "total") return ledger.total();
  if (key == "capex") return ledger.capex();
  if (key == "opex") return ledger.opex();
  if (key == "present_value") return ledger.presentValue;
  for (std::size_t item = 0; item < costItemCount; ++item)
    if (costItems[item].key == key) return ledger.of(static_cast<CostItem>(item));
  throw std::invalid_argument("there is no cost item " + key);
}

}  // namespace

TEST(ManualExamples, areWhatTheProgramComputes) {
  const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  const Page page = readPage("en");
  ASSERT_FALSE(page.examples.empty());
  for (const Example& example : page.examples) {
    const Evaluation evaluation = evaluationOf(page, example);
    const Assessment assessment = assess(evaluation, knowledge, AssessmentDepth::Verdict);
    const Ledger& ledger = assessment.alternatives[indexOf(example.alternative)].ledger;
    for (const Row& row : example.rows)
      EXPECT_EQ(shown(amountOf(row.key, ledger)), row.amount) << row.key << " in " << example.heading;
  }
}

TEST(ManualExamples, areWhatTheirArithmeticGives) {
  // Each month is rounded when it is booked; no example has more than 36.
  constexpr double roundings = 36 * 0.005;
  for (const Example& example : readPage("en").examples)
    for (const Row& row : example.rows)
      EXPECT_NEAR(test::valueOf(row.figures), test::valueOf(row.amount), roundings)
          << row.key << " in " << example.heading;
}

TEST(ManualExamples, coverEveryCostItemByItsName) {
  std::set<std::string> named;
  for (const Example& example : readPage("en").examples)
    for (const Row& row : example.rows) named.insert(row.key + ": " + row.label);
  for (const CostItemRow& item : costItems)
    EXPECT_TRUE(named.contains(std::string(item.key) + ": " + std::string(item.label))) << item.key;
}

TEST(ManualExamples, areTheSameInChinese) {
  const Page english = readPage("en");
  const Page chinese = readPage("zh_CN");
  EXPECT_EQ(english.inputs, chinese.inputs);
  ASSERT_EQ(english.examples.size(), chinese.examples.size());
  for (std::size_t i = 0; i < english.examples.size(); ++i) {
    EXPECT_EQ(english.examples[i].changes, chinese.examples[i].changes);
    ASSERT_EQ(english.examples[i].rows.size(), chinese.examples[i].rows.size())
        << english.examples[i].heading;
    for (std::size_t j = 0; j < english.examples[i].rows.size(); ++j) {
      EXPECT_EQ(english.examples[i].rows[j].key, chinese.examples[i].rows[j].key);
      EXPECT_EQ(english.examples[i].rows[j].figures, chinese.examples[i].rows[j].figures);
      EXPECT_EQ(english.examples[i].rows[j].amount, chinese.examples[i].rows[j].amount);
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What one edit costs: each part of an assessment, in milliseconds and as a multiple of the bare cost formula, so that
// runs on different machines can be compared by their ratios.
#include "core/assessment/assessment.h"
#include "core/assessment/figures.h"
#include "tests/support/folders.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iomanip>
#include <iostream>
#include <vector>

namespace {

using namespace rackorrent;

struct Timing {
  double median = 0;
  double slowest = 0;  // the 99th percentile
};

Timing timeOf(int runs, const std::function<void()>& work) {
  work();
  std::vector<double> milliseconds;
  for (int run = 0; run < runs; ++run) {
    const auto start = std::chrono::steady_clock::now();
    work();
    milliseconds.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::sort(milliseconds);
  return {milliseconds[milliseconds.size() / 2], milliseconds[milliseconds.size() * 99 / 100]};
}

void printRow(const char* name, const Timing& timing, const Timing& unit) {
  std::cout << std::left << std::setw(44) << name << std::right << std::fixed << std::setprecision(3) << std::setw(10)
            << timing.median << std::setw(10) << timing.slowest << std::setprecision(1) << std::setw(10)
            << timing.median / unit.median << "\n";
}

}  // namespace

int main() {
  const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  const Evaluation evaluation;
  const Demand demand = makeDemand(evaluation);
  const CapacityPlan plan = figuresOf(Alternative::SelfBuilt, evaluation, demand).plan;

  const Timing formula = timeOf(2000, [&] { costFigures(evaluation, plan); });
  std::cout << std::left << std::setw(44) << "36 months, default inputs" << std::right << std::setw(10) << "ms median"
            << std::setw(10) << "ms p99" << std::setw(10) << "ratio" << "\n";
  printRow("cost formula, one alternative, double", formula, formula);
  printRow("ledger, one alternative, decimal", timeOf(200, [&] { costLedger(evaluation, plan); }), formula);
  printRow("demand of a year", timeOf(200, [&] { makeDemand(evaluation); }), formula);
  printRow("plans and costs of the four alternatives", timeOf(200, [&] { allFigures(evaluation, demand); }), formula);
  printRow("assess, verdict (what an edit waits for)",
           timeOf(200, [&] { assess(evaluation, knowledge, AssessmentDepth::Verdict); }), formula);
  printRow("assess, with all flip points", timeOf(10, [&] { assess(evaluation, knowledge); }), formula);
  printRow("unit cost over utilisation, 20 points", timeOf(10, [&] { utilizationCurve(evaluation); }), formula);
}

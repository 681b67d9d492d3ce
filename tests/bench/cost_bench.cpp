// SPDX-License-Identifier: GPL-3.0-or-later
// The cost formula's readings, as ratios in one run: four alternatives over 60 months. With a file name it
// also writes the scenario for compare_cost_peers.py, which computes the same in numpy.
#include "core/assessment/assessment.h"
#include "core/assessment/figures.h"
#include "core/cost/drawn_costs.h"
#include "core/cost/plan_figures.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <random>
#include <thread>

namespace {

using namespace rackorrent;

constexpr std::size_t drawCount = 4096;
constexpr int rounds = 15;

Evaluation scenario(int months) {
  Evaluation evaluation;
  evaluation.set("project.horizon_months"_field, Number(months));
  return evaluation;
}

InputDraws someDraws(const Evaluation& evaluation) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> factor(0.8, 1.25);
  InputDraws draws;
  for (const FieldId field :
       {"owned.server_price"_field, "owned.electricity_per_kwh"_field, "owned.pue"_field,
        "owned.maintenance_per_year"_field, "owned.residual_share"_field, "cloud.on_demand_price"_field,
        "cloud.reserved_1y_price"_field, "cloud.support_share"_field, "finance.discount_rate_per_year"_field,
        "team.operations_cost_per_fte_year"_field}) {
    draws.fields.push_back(field);
    auto& values = draws.values.emplace_back();
    for (std::size_t draw = 0; draw < drawCount; ++draw)
      values.push_back(evaluation.real(field) * factor(random));
  }
  return draws;
}

// Median nanoseconds of one round.
double timeOf(const std::function<void()>& work) {
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(
        std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

struct Timings {
  double scalar = 0;  // nanoseconds a scenario of four alternatives
  double lanes = 0;
  double lanesOnTwoThreads = 0;
};

Timings timingsOf(int months) {
  const Evaluation evaluation = scenario(months);
  const AllFigures figures = allFigures(evaluation, makeDemand(evaluation));
  const InputDraws draws = someDraws(evaluation);
  double sink = 0;
  const auto everyPlan = [&](const auto& work) {
    for (const AlternativeFigures& alternative : figures) work(alternative.plan);
  };
  const auto inLanes = [&] {
    everyPlan([&](const CapacityPlan& plan) { sink += drawnCosts(evaluation, plan, draws).total[0]; });
  };
  Timings timings;
  constexpr int scalarRuns = 64;
  timings.scalar =
      timeOf([&] {
        for (int run = 0; run < scalarRuns; ++run)
          everyPlan([&](const CapacityPlan& plan) { sink += costFigures(evaluation, plan).total; });
      }) /
      scalarRuns;
  timings.lanes = timeOf(inLanes) / drawCount;
  timings.lanesOnTwoThreads =
      timeOf([&] {
        std::thread other(
            [&] { everyPlan([&](const CapacityPlan& plan) { drawnCosts(evaluation, plan, draws); }); });
        inLanes();
        other.join();
      }) /
      (2 * drawCount);
  if (sink == 0) std::cerr << "nothing was computed\n";
  return timings;
}

void writeScenario(const char* path) {
  const Evaluation evaluation = scenario(60);
  const InputDraws draws = someDraws(evaluation);
  std::ofstream file(path);
  file << std::setprecision(17) << "{\"nanoseconds_in_lanes\": " << timingsOf(60).lanes
       << ",\n \"inputs\": {";
  const char* comma = "";
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    if (!fieldOf(id).isNumeric() || !evaluation.has(id)) continue;
    file << comma << "\"" << fieldOf(id).key << "\": " << evaluation.real(id);
    comma = ", ";
  }
  file << "},\n \"draws\": {";
  for (std::size_t i = 0; i < draws.fields.size(); ++i) {
    file << (i ? ",\n  \"" : "\"") << fieldOf(draws.fields[i]).key << "\": [";
    for (std::size_t draw = 0; draw < drawCount; ++draw) file << (draw ? "," : "") << draws.values[i][draw];
    file << "]";
  }
  file << "},\n \"alternatives\": [";
  comma = "";
  const Demand demand = makeDemand(evaluation);
  for (const Alternative alternative : allAlternatives) {
    const CapacityPlan plan = figuresOf(alternative, evaluation, demand).plan;
    const DrawnCosts costs = drawnCosts(evaluation, plan, draws);
    file << comma << "\n  {\"id\": \"" << keyOf(alternative) << "\", \"months\": [";
    for (std::size_t month = 0; month < plan.months.size(); ++month) {
      file << (month ? ",\n   {" : "{");
      for (std::size_t i = 0; i < planFigureCount; ++i)
        file << (i ? ", \"" : "\"") << planFigures[i].key
             << "\": " << plan.months[month].*planFigures[i].value;
      file << "}";
    }
    file << "],\n   \"total\": [";
    for (std::size_t draw = 0; draw < drawCount; ++draw) file << (draw ? "," : "") << costs.total[draw];
    file << "],\n   \"present_value\": [";
    for (std::size_t draw = 0; draw < drawCount; ++draw)
      file << (draw ? "," : "") << costs.presentValue[draw];
    file << "]}";
    comma = ",";
  }
  file << "]}\n";
}

void printRow(const char* name, double nanoseconds, double unit) {
  std::cout << std::left << std::setw(52) << name << std::right << std::fixed << std::setprecision(0)
            << std::setw(12) << nanoseconds << std::setprecision(2) << std::setw(10) << unit / nanoseconds
            << "\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) {
    writeScenario(argv[1]);
    return 0;
  }
  const Timings sixty = timingsOf(60);
  const Timings long120 = timingsOf(120);
  std::cout << std::left << std::setw(52) << "four alternatives" << std::right << std::setw(12) << "ns"
            << std::setw(10) << "speed-up"
            << "\n";
  printRow("60 months, scalar (with the figures for the pages)", sixty.scalar, sixty.scalar);
  printRow("60 months, in lanes, a draw", sixty.lanes, sixty.scalar);
  printRow("60 months, in lanes on two threads, a draw", sixty.lanesOnTwoThreads, sixty.scalar);
  printRow("120 months, in lanes, a draw", long120.lanes, sixty.scalar);
  std::cout << "120 months take " << std::setprecision(2) << long120.lanes / sixty.lanes
            << " times as long as 60\n";
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What a draw of a study costs, in microseconds and against the obvious way: the assessment's own figures computed anew
// for each draw, from std::mt19937_64 and the distributions of the standard library. Also: whether the cost is linear in
// the draws, what a second thread brings, and how much the conclusions (percentiles, indices, value of information) add.
#include "core/assessment/figures.h"
#include "core/study/study_run.h"
#include "core/uncertainty/sensitivity.h"
#include "tests/support/folders.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iomanip>
#include <iostream>
#include <random>
#include <vector>

namespace {

using namespace rackorrent;

double microsecondsOf(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

double medianOf(int runs, const std::function<void()>& work) {
  std::vector<double> times;
  for (int run = 0; run < runs; ++run) times.push_back(microsecondsOf(work));
  std::ranges::sort(times);
  return times[times.size() / 2];
}

void printRow(const char* name, double microseconds, double ratio) {
  std::cout << std::left << std::setw(58) << name << std::right << std::fixed << std::setprecision(2) << std::setw(12)
            << microseconds << std::setw(10) << ratio << "\n";
}

// A beta distribution as the standard library has it: two gammas.
double pertDraw(std::mt19937_64& random, const Distribution& d) {
  const double range = d.high - d.low;
  std::gamma_distribution<double> one(1 + 4 * (d.likely - d.low) / range), other(1 + 4 * (d.high - d.likely) / range);
  const double x = one(random), y = other(random);
  return d.low + range * x / (x + y);
}

void obviousDraws(const Evaluation& today, const Knowledge& knowledge, int draws) {
  std::mt19937_64 random(1);
  const auto uncertain = uncertainFields(today);
  for (int draw = 0; draw < draws; ++draw) {
    Evaluation world = today;
    for (const UncertainField& input : uncertain) world.setReal(input.field, pertDraw(random, input.distribution));
    rankAlternatives(world, knowledge, allFigures(world, makeDemand(world)));
  }
}

void benchDraws(const Evaluation& today, const Knowledge& knowledge) {
  constexpr int few = 64;
  constexpr std::uint32_t many = 4096;
  const double obvious = medianOf(3, [&] { obviousDraws(today, knowledge, few); }) / few;
  const auto studyWith = [&](unsigned threads, std::uint32_t draws) {
    StudyRun run(today, knowledge, {.threads = threads, .withTotalIndices = false});
    return microsecondsOf([&] { run.drawUpTo(draws, {}, {}); }) / draws;
  };
  const double one = studyWith(1, many);
  std::cout << std::left << std::setw(58) << "36 months, default inputs" << std::right << std::setw(12) << "us a draw"
            << std::setw(10) << "ratio" << "\n";
  printRow("the obvious way (ratio: of this one to the study)", obvious, obvious / one);
  printRow("study, one thread", one, 1);
  printRow("study, two threads (ratio: speed-up)", studyWith(2, many), one / studyWith(2, many));
  printRow("study, one thread, four times the draws (ratio: linear is 1)", studyWith(1, 4 * many), studyWith(1, 4 * many) / one);
}

void benchParts(const Evaluation& today, const Knowledge& knowledge) {
  const WorldModel model(today, knowledge, uncertainFields(today), 1);
  const WorldDraws draws(model, Sampling::Sobol, 1);
  WorldModel::Worker worker(model);
  constexpr std::uint32_t count = 2000;
  const auto each = [&](const auto& work) {
    return medianOf(3, [&] {
             for (std::uint32_t i = 0; i < count; ++i) work(i);
           }) / count;
  };
  const auto draw = [&](std::uint32_t i) {
    const auto shares = draws.sharesOf(i);
    for (std::size_t input = 0; input < shares.size(); ++input)
      worker.set(model.uncertain()[input].field, draws.valueAt(input, shares[input]));
  };
  const double drawing = each(draw);
  const double figures = each([&](std::uint32_t i) {
    draw(i);
    worker.figures();
  });
  const double ranking = each([&](std::uint32_t) { worker.ranking(); });
  printRow("of it: drawing the inputs", drawing, drawing / (figures + ranking));
  printRow("of it: demand, plans and costs of the four alternatives", figures - drawing, (figures - drawing) / (figures + ranking));
  printRow("of it: limits, criteria and ranking", ranking, ranking / (figures + ranking));
}

void benchConclusions(const Evaluation& today, const Knowledge& knowledge) {
  constexpr std::uint32_t draws = 16384;
  StudyRun run(today, knowledge, {.threads = 1, .withTotalIndices = false});
  const double drawing = microsecondsOf([&] { run.drawUpTo(draws, {}, {}); });
  const double concluding = microsecondsOf([&] { run.conclude({}, {}); });
  printRow("conclusions from 16,384 draws (ratio: to the draws)", concluding / draws, concluding / drawing);
}

// The obvious way sorts both columns for each input, as numpy.argsort twice does.
void benchRanks() {
  constexpr std::uint32_t count = 1U << 17;
  constexpr int inputs = 20;
  const UniformDraws draws(Sampling::Sobol, 2, 1);
  std::vector<double> shares, result;
  for (std::uint32_t i = 0; i < count; ++i) {
    shares.push_back(draws.at(i, 0));
    result.push_back(shares.back() + draws.at(i, 1));
  }
  double sum = 0;
  const double obvious = medianOf(3, [&] {
    for (int i = 0; i < inputs; ++i) sum += rankCorrelation(ranksOf(shares), ranksOf(result));
  });
  const double ours = medianOf(3, [&] {
    const auto ranks = ranksOf(result);
    for (int i = 0; i < inputs; ++i) sum += rankCorrelation(shares, ranks);
  });
  printRow("rank correlation of 20 inputs, 131,072 draws (ratio: gain)", ours / count, obvious / ours);
  if (sum == 0) std::cout << "\n";  // keeps the work
}

}  // namespace

int main() {
  const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  const Evaluation today;
  benchDraws(today, knowledge);
  benchParts(today, knowledge);
  benchConclusions(today, knowledge);
  benchRanks();
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What reading a log costs, as ratios in one run: ./build/dev/bin/bench_import [ROWS] writes a sacct log of
// that many jobs (a million by default; 10000000 for the full size) to the temporary folder and reads it by
// the importer, by the obvious code (getline, splitting into strings, mktime), by counting its lines, and by
// mawk where it is installed. The runs alternate; medians are compared, because the machine may be shared.
#include "core/importers/demand_import.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <random>
#include <sstream>
#include <sys/resource.h>

namespace {

using namespace rackorrent;

constexpr int rounds = 3;
constexpr std::int64_t firstStart = 1'767'225'600;  // 2026-01-01

std::string isoText(std::int64_t seconds) {
  const std::time_t time = seconds;
  std::tm parts{};
  ::gmtime_r(&time, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
  return text;
}

// Each job lasts `length` seconds, or between a minute and three days if that is 0.
void writeLog(const std::string& path, std::int64_t rows, std::int64_t length) {
  std::mt19937_64 random(1);
  std::ofstream file(path, std::ios::binary);
  file << "JobID|User|State|Start|End|ElapsedRaw|AllocTRES|NodeList\n";
  for (std::int64_t i = 0; i < rows; ++i) {
    const auto start = firstStart + static_cast<std::int64_t>(random() % 15'552'000);
    const std::int64_t lasts = length > 0 ? length : 60 + static_cast<std::int64_t>(random() % 259'200);
    const int gpus = 1 << (random() % 4);
    file << i << "|user" << i % 97 << "|COMPLETED|" << isoText(start) << '|' << isoText(start + lasts) << '|'
         << lasts << "|billing=" << gpus * 8 << ",cpu=" << gpus * 8 << ",gres/gpu:a100=" << gpus
         << ",gres/gpu=" << gpus << ",mem=192G,node=1|gpu" << i % 40 << '\n';
  }
}

double importedGpuHours(const std::string& path) {
  ImportOptions options;
  options.zone = "UTC";
  return importDemand(path, options).gpuHours;
}

std::int64_t secondsOf(const std::string& text) {
  std::tm parts{};
  ::strptime(text.c_str(), "%Y-%m-%dT%H:%M:%S", &parts);
  return ::timegm(&parts);
}

double obviousGpuHours(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  std::int64_t gpuSeconds = 0;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::vector<std::string> cells;
    for (std::string cell; std::getline(fields, cell, '|');) cells.push_back(cell);
    const std::size_t at = cells[6].find("gres/gpu=");
    const int gpus = std::atoi(cells[6].c_str() + at + 9);
    gpuSeconds += gpus * (secondsOf(cells[4]) - secondsOf(cells[3]));
  }
  return static_cast<double>(gpuSeconds) / 3600;
}

// The least that reading can cost: every byte is looked at once.
double countedLines(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string block(std::size_t{256} << 10, '\0');
  std::int64_t lines = 0;
  while (file.read(block.data(), static_cast<std::streamsize>(block.size())) || file.gcount() > 0)
    lines += std::count(block.begin(), block.begin() + file.gcount(), '\n');
  return static_cast<double>(lines);
}

double secondsFor(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double medianOf(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

double peakMib() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

struct Contender {
  std::string name;
  std::function<void()> work;
  std::vector<double> seconds = {};
};

void printTable(const std::vector<Contender>& contenders, std::int64_t rows) {
  const double unit = medianOf(contenders.front().seconds);
  std::cout << std::left << std::setw(36) << "reader" << std::right << std::setw(10) << "s median"
            << std::setw(12) << "ns a row" << std::setw(16) << "times importer"
            << "\n";
  for (const Contender& of : contenders) {
    const double median = medianOf(of.seconds);
    std::cout << std::left << std::setw(36) << of.name << std::right << std::fixed << std::setprecision(3)
              << std::setw(10) << median << std::setprecision(0) << std::setw(12)
              << 1e9 * median / static_cast<double>(rows) << std::setprecision(2) << std::setw(16)
              << median / unit << "\n";
  }
}

std::string mawkCommand(const std::string& path) {
  return "mawk -F'|' 'NR>1{split($7,a,\"gres/gpu=\");gsub(/[-T:]/,\" \",$4);gsub(/[-T:]/,\" \",$5);"
         "t+=(a[2]+0)*(mktime($5)-mktime($4))}END{printf \"%.6f\\n\",t/3600}' " +
         path + " > /dev/null";
}

}  // namespace

int main(int argc, char** argv) {
  const std::int64_t rows = argc > 1 ? std::atoll(argv[1]) : 1'000'000;
  const test::TemporaryFolder folder;
  const std::string log = folder.file("mixed.psv");
  const std::string shortJobs = folder.file("hour.psv");
  const std::string longJobs = folder.file("month.psv");
  writeLog(log, rows, 0);
  writeLog(shortJobs, rows / 4, 3600);
  writeLog(longJobs, rows / 4, 30 * 86'400);
  const double before = peakMib();
  const double imported = importedGpuHours(log);
  std::cout << rows << " rows; peak memory " << std::fixed << std::setprecision(1) << peakMib()
            << " MiB (before: " << before << ")\n";
  if (std::abs(obviousGpuHours(log) / imported - 1) > 1e-12) {
    std::cout << "the readers disagree\n";
    return 1;
  }
  std::vector<Contender> contenders = {{"importer", [&] { importedGpuHours(log); }},
                                       {"getline, strings, timegm", [&] { obviousGpuHours(log); }},
                                       {"count of lines", [&] { countedLines(log); }}};
  if (std::system("command -v mawk > /dev/null") == 0)
    contenders.push_back({"mawk", [&] { static_cast<void>(std::system(mawkCommand(log).c_str())); }});
  Contender ofHours{"jobs of one hour", [&] { importedGpuHours(shortJobs); }};
  Contender ofMonths{"jobs of thirty days", [&] { importedGpuHours(longJobs); }};
  for (int round = 0; round < rounds; ++round) {
    for (Contender& contender : contenders) contender.seconds.push_back(secondsFor(contender.work));
    for (Contender* contender : {&ofHours, &ofMonths})
      contender->seconds.push_back(secondsFor(contender->work));
  }
  printTable(contenders, rows);
  std::cout << "thirty days against one hour, per row: " << std::setprecision(2)
            << medianOf(ofMonths.seconds) / medianOf(ofHours.seconds) << "\n";
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of Prometheus to query_range: series of DCGM exporter metrics, or a number of GPUs that a query
// made.
#include "core/base/error.h"
#include "core/importers/gpu_load.h"
#include "core/importers/job_collector.h"
#include "core/importers/json_stream.h"
#include "core/importers/prometheus_metric.h"
#include "core/importers/sample_tally.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <unordered_map>
#include <vector>

namespace rackorrent {

namespace {

struct Point {
  std::int64_t time = 0;
  double value = 0;
  bool isKnown = false;
};

// One value of one GPU or one part of a sum.
struct Reading {
  std::int64_t time = 0;
  std::uint32_t gpu = 0;
  std::uint64_t number = 0;
  double value = 0;
};

class PrometheusVisitor : public JsonVisitor {
 public:
  explicit PrometheusVisitor(ImportRun& run) : m_run(run) {
    run.preview.columns = {"metric", "time", "value"};
    run.preview.roles = {"series", "time", "gpus"};
  }

  void begin(std::string_view path) override {
    if (path == "data.result[].values[][]") m_isTime = true;
  }

  void value(std::string_view path, std::string_view text) override {
    constexpr std::string_view labels = "data.result[].metric.";
    if (path == "data.result[].values[][]") return takeCell(text);
    if (path.starts_with(labels)) m_labels.emplace(path.substr(labels.size()), text);
    if (path == "status") m_status = text;
    if (path == "error") m_error = text;
    if (path == "data.resultType") m_resultType = text;
  }

  // A series ends as an object inside the array of results, whose own end has the same path and no points.
  void end(std::string_view path) override {
    if (path != "data.result[]" || (m_points.empty() && m_labels.empty())) return;
    takeSeries();
    m_points.clear();
    m_labels.clear();
  }

  void finish() {
    expectMatrix();
    const bool isLoad = m_metric && m_metric->kind != MetricKind::Gpus;
    std::map<std::int64_t, std::int64_t> sums = isLoad ? sumOfGpus() : sumOfCounts();
    SampleTally samples(m_run);
    for (const auto& [time, microGpus] : sums) samples.add("", {time, microGpus});
    samples.finish(false, stepOf(sums));
    describe(isLoad);
  }

 private:
  void takeCell(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isRead = error == std::errc() && end == text.data() + text.size();
    if (m_isTime) {
      m_points.push_back(
          {isRead && number > 0 && number < 4.1e9 ? std::llround(number * 1000) : -1, 0, false});
    } else if (!m_points.empty()) {
      m_points.back().value = number;
      m_points.back().isKnown = isRead && std::isfinite(number);
    }
    m_isTime = false;
  }

  void takeSeries() {
    ++m_seriesCount;
    if (std::ranges::none_of(m_points, &Point::isKnown)) {
      for (std::size_t i = 0; i < m_points.size(); ++i)
        m_run.report.skip(SkipReason::MissingValue, ++m_run.report.read);
      return;
    }
    const PrometheusMetric metric = classify(m_labels, m_run.options, m_run.text);
    if (m_metric && m_metric->kind != metric.kind)
      throw invalidLog(m_run.text,
                       {CORE_TEXT("The answer mixes different metrics; ask for one at a time."), {}});
    m_metric = metric;
    const auto gpu = m_gpus.emplace(metric.gpu, static_cast<std::uint32_t>(m_gpus.size())).first->second;
    for (const Point& point : m_points) takePoint(point, gpu);
  }

  void takePoint(const Point& point, std::uint32_t gpu) {
    ImportReport& report = m_run.report;
    const std::uint64_t number = ++report.read;
    if (m_run.preview.rows.size() < ImportPreview::mostRows)
      keepForPreview(m_run.preview, {m_metric->label, isoInstant(point.time), formatNumber(point.value)});
    if (point.time < 0) return report.skip(SkipReason::UnreadableTime, number);
    if (!point.isKnown) return report.skip(SkipReason::MissingValue, number);
    if (point.value < 0) return report.skip(SkipReason::NegativeNumber, number);
    const double value = point.value * m_metric->factor;
    if (m_metric->kind == MetricKind::Utilization && value > 100)
      return report.skip(SkipReason::TooLarge, number);
    m_readings.push_back({point.time, gpu, number, value});
    m_isWhole = m_isWhole && value == std::floor(value);
  }

  void expectMatrix() const {
    if (m_status == "error")
      throw invalidLog(m_run.text, {CORE_TEXT("Prometheus answered with an error: %1"), {m_error}});
    if (m_resultType == "vector" || m_resultType == "scalar")
      throw invalidLog(
          m_run.text,
          {CORE_TEXT("This is the answer to an instant query (%1): one value, no course of time."),
           {m_resultType}},
          {CORE_TEXT("Ask for query_range instead."), {}});
    if (m_resultType != "matrix")
      throw invalidLog(m_run.text, {CORE_TEXT("This JSON is no answer of Prometheus to query_range."), {}});
    if (m_seriesCount == 0)
      throw invalidLog(m_run.text, {CORE_TEXT("The answer holds no series."), {}},
                       {CORE_TEXT("Check the metric's name and the time range."), {}});
    if (m_readings.empty())
      throw invalidLog(m_run.text, {CORE_TEXT("The answer holds no finite value."), {}});
  }

  // A GPU may answer in two series for minutes after its labels changed: the larger value counts once.
  std::map<std::int64_t, std::int64_t> sumOfGpus() {
    std::ranges::sort(m_readings, [](const Reading& one, const Reading& other) {
      return std::tie(one.time, one.gpu, one.value, one.number) <
             std::tie(other.time, other.gpu, other.value, other.number);
    });
    std::map<std::int64_t, std::int64_t> sums;
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
      const Reading& reading = m_readings[i];
      const bool isRepeated = i + 1 < m_readings.size() && m_readings[i + 1].time == reading.time &&
                              m_readings[i + 1].gpu == reading.gpu;
      if (isRepeated) {
        ++m_run.report.duplicates;
        continue;
      }
      GpuLoad load;
      (m_metric->kind == MetricKind::Memory ? load.memoryMib : load.utilizationPercent) = reading.value;
      ImportOptions options = m_run.options;
      if (m_metric->kind == MetricKind::Memory) options.inUse = InUseRule::MemoryHeld;
      const auto inUse = gpuInUse(load, options);
      if (!inUse) {
        m_run.report.skip(SkipReason::MissingValue, reading.number);
        continue;
      }
      ++m_run.report.used;
      ++m_reporting[reading.time];
      sums[reading.time] += *inUse;
    }
    return sums;
  }

  std::map<std::int64_t, std::int64_t> sumOfCounts() {
    if (!m_isWhole && m_metric->needsWhole)
      throw invalidLog(
          m_run.text,
          {CORE_TEXT("The values are no whole numbers and nothing says that they count GPUs."), {}},
          {CORE_TEXT("Ask for a number of GPUs, for example %1, or say that they do with --map value=gpus."),
           {"sum(DCGM_FI_DEV_GPU_UTIL > bool 5)"}});
    std::map<std::int64_t, std::int64_t> sums;
    for (const Reading& reading : m_readings) {
      const auto microGpus = toMicroGpus(reading.value);
      if (!microGpus) {
        m_run.report.skip(SkipReason::TooLarge, reading.number);
        continue;
      }
      ++m_run.report.used;
      sums[reading.time] += *microGpus;
    }
    return sums;
  }

  // Answers lie on the grid of the query's step, so the shortest distance is the step.
  static std::optional<std::int64_t> stepOf(const std::map<std::int64_t, std::int64_t>& sums) {
    std::optional<std::int64_t> step;
    for (auto it = sums.begin(); it != sums.end() && std::next(it) != sums.end(); ++it) {
      const std::int64_t distance = std::next(it)->first - it->first;
      if (!step || distance < *step) step = distance;
    }
    return step;
  }

  void describe(bool isLoad) {
    ImportReport& report = m_run.report;
    if (!isLoad) {
      report.assumptions.push_back(
          {CORE_TEXT("The values count GPUs in use; those of several series add up."), {}});
      return;
    }
    sayInUseRule(m_run, m_metric->kind == MetricKind::Utilization, m_metric->kind == MetricKind::Memory);
    const auto count = [](std::size_t number) { return Quantity{static_cast<double>(number), Unit::None}; };
    report.assumptions.push_back(
        {CORE_TEXT("The %1 series are of %2 GPUs."), {count(m_seriesCount), count(m_gpus.size())}});
    std::size_t fewest = m_gpus.size();
    for (const auto& [time, gpus] : m_reporting) fewest = std::min(fewest, gpus);
    if (fewest < m_gpus.size())
      report.cautions.push_back(
          {CORE_TEXT("At times only %1 of the %2 GPUs reported; the others count as idle."),
           {count(fewest), count(m_gpus.size())}});
  }

  ImportRun& m_run;
  Labels m_labels;
  std::vector<Point> m_points;
  bool m_isTime = false;
  std::string m_status;
  std::string m_error;
  std::string m_resultType;
  std::optional<PrometheusMetric> m_metric;
  std::unordered_map<std::string, std::uint32_t> m_gpus;
  std::vector<Reading> m_readings;
  std::map<std::int64_t, std::size_t> m_reporting;
  std::size_t m_seriesCount = 0;
  bool m_isWhole = true;
};

}  // namespace

void importPrometheus(ImportRun& run) {
  PrometheusVisitor visitor(run);
  walkJson(run.text, visitor);
  visitor.finish();
}

}  // namespace rackorrent

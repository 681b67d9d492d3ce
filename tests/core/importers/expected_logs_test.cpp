// SPDX-License-Identifier: GPL-3.0-or-later
// The real logs of the shared data with the reference values of their expected.json, which were computed by
// other means (interval sums in Python, cross-checked by occupancy per second).
#include "core/demand/load_duration_curve.h"
#include "tests/core/importers/import_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

using namespace rackorrent;
using namespace rackorrent::test;
using nlohmann::json;

namespace {

struct LogCase {
  std::string name;  // of the test
  std::string folder;
  std::string file;
  std::string reading;  // member of the file's entry that holds the figures; empty for the entry itself
  DemandFormat format;
  ImportOptions options;
};

std::ostream& operator<<(std::ostream& out, const LogCase& of) { return out << of.file; }

ImportOptions inZone(std::string zone, std::string runningUntil = {}) {
  ImportOptions options;
  options.zone = std::move(zone);
  options.runningUntil = std::move(runningUntil);
  return options;
}

ImportOptions withColumn(std::string column, std::string role) {
  ImportOptions options = inZone("UTC");
  options.columns = {{std::move(column), std::move(role)}};
  return options;
}

ImportOptions inUse(InUseRule rule) {
  ImportOptions options = inZone("UTC");
  options.inUse = rule;
  return options;
}

std::vector<LogCase> allCases() {
  using enum DemandFormat;
  const std::string capture = "2026-10-27T06:00:10Z";
  return {
      {"OrionUtc", "slurm", "sacct_orion_alloc_utc.psv", "finished_jobs_only", Sacct, inZone("UTC", "none")},
      {"OrionUtcRunning", "slurm", "sacct_orion_alloc_utc.psv", "running_jobs_counted_until_capture", Sacct,
       inZone("UTC", capture)},
      {"OrionBerlin", "slurm", "sacct_orion_steps_dup_berlin.psv", "finished_jobs_only", Sacct,
       inZone("Europe/Berlin", "none")},
      {"OrionBerlinRunning", "slurm", "sacct_orion_steps_dup_berlin.psv",
       "running_jobs_counted_until_capture", Sacct, inZone("Europe/Berlin", capture)},
      {"OrionEpoch", "slurm", "sacct_orion_epoch.psv", "finished_jobs_only", Sacct,
       inZone("Asia/Shanghai", "none")},
      {"OrionEpochRunning", "slurm", "sacct_orion_epoch.psv", "running_jobs_counted_until_capture", Sacct,
       inZone("UTC", capture)},
      {"XdmodHeaderless", "slurm", "xdmod_phillips_first3000.log", "gpu_if_times_are_utc", Sacct,
       inZone("UTC")},
      {"NasaIpsc", "swf", "NASA-iPSC-1993-3.1-cln.swf", "", Swf, {}},
      {"Evalys", "swf", "evalys_easy_mediumWL_smallPF.swf", "", Swf, {}},
      {"PhillySwf", "swf", "philly_7f04ca_gpus.swf", "", Swf, {}},
      {"Philly11", "philly", "philly_11cb48.csv", "", JobsCsv, inZone("UTC")},
      {"PhillyGroup", "philly", "philly_ee9e8c_0e4a51_ed69ec.csv", "", JobsCsv, inZone("UTC")},
      {"OpenbShares", "alibaba-openb", "openb_pod_list_first5435.csv", "fractional_gpus", JobsCsv, {}},
      {"OpenbWhole", "alibaba-openb", "openb_pod_list_first5435.csv", "whole_gpus", JobsCsv,
       withColumn("gpu_milli", "ignore")},
      {"Acme", "trace-rows", "acme_seren_2rows.csv", "", JobsCsv, inZone("America/New_York")},
      {"Helios", "trace-rows", "helios_cluster_log_3rows.csv", "", JobsCsv, inZone("UTC")},
      {"PhillyJson", "trace-rows", "philly_cluster_job_log_1entry.json", "", PhillyJson, inZone("UTC")},
      {"HeliosVc6", "timeseries-csv", "helios_earth_vc6YE_1min_14d.csv", "", SeriesCsv, inZone("UTC")},
      {"HeliosVcMod", "timeseries-csv", "helios_earth_vcMod_1min_14d.csv", "", SeriesCsv, inZone("UTC")},
      {"HeliosVcJkd", "timeseries-csv", "helios_earth_vcJkd_1min_14d.csv", "", SeriesCsv, inZone("UTC")},
      {"D1Iso", "timeseries-csv", "d1_iso_utc.csv", "", SeriesCsv, inZone("Asia/Kolkata")},
      {"D2German", "timeseries-csv", "d2_german_bom_crlf.csv", "", SeriesCsv, inZone("UTC")},
      {"D3Epoch", "timeseries-csv", "d3_epoch_ms.tsv", "", SeriesCsv, inZone("Asia/Kolkata")},
      {"D4Quoted", "timeseries-csv", "d4_us_quoted.csv", "", SeriesCsv, inZone("UTC")},
      {"D5Utf16", "timeseries-csv", "d5_utf16le_tab.txt", "", SeriesCsv, inZone("UTC")},
      {"D6Unsorted", "timeseries-csv", "d6_unsorted_dups_gap.csv", "", SeriesCsv, inZone("UTC")},
      {"D7Changes", "timeseries-csv", "d7_change_points.csv", "", SeriesCsv, inZone("UTC")},
      {"DcgmBusy", "prometheus", "dcgm_gpu_util_14d_step300.json", "busy_gpus_util_over_5", Prometheus, {}},
      {"DcgmEquivalents", "prometheus", "dcgm_gpu_util_14d_step300.json", "gpu_equivalents_util_over_100",
       Prometheus, inUse(InUseRule::Equivalents)},
      {"LiveBusy", "prometheus", "live_dcgm_gpu_util_step5.json", "busy_gpus_util_over_5", Prometheus, {}},
      {"LiveEquivalents", "prometheus", "live_dcgm_gpu_util_step5.json", "gpu_equivalents_util_over_100",
       Prometheus, inUse(InUseRule::Equivalents)},
      {"BusySum", "prometheus", "busy_gpus_sum_14d_step3600.json", "", Prometheus, {}},
  };
}

void expectNear(const json& expected, const char* key, double value) {
  if (!expected.contains(key) || !expected[key].is_number()) return;
  const auto wanted = expected[key].get<double>();
  EXPECT_NEAR(value, wanted, 1e-6 * std::max(1.0, std::abs(wanted))) << key;
}

std::string isoHour(std::int64_t hour) {
  const std::time_t seconds = hour * 3600;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

class ExpectedLog : public testing::TestWithParam<LogCase> {};

}  // namespace

TEST_P(ExpectedLog, givesTheReferenceValues) {
  const LogCase& of = GetParam();
  if (!std::filesystem::exists(logFile(of.folder))) GTEST_SKIP() << "no shared data";
  const json entry = expectedOf(of.folder).at(of.file);
  const json expected = of.reading.empty() ? entry : entry.at(of.reading);
  const DemandImport import = importDemand(logFile(of.folder) / of.file, of.options);
  EXPECT_EQ(keyOf(import.format), keyOf(of.format));
  EXPECT_EQ(import.report.read, import.report.used + import.report.skippedInAll() + import.report.duplicates);

  const LoadDurationCurve curve(import.gpus);
  expectNear(expected, "gpu_hours", import.gpuHours);
  expectNear(expected, "known_hours", import.knownHours);
  expectNear(expected, "hours_in_window", curve.hours());
  expectNear(expected, "mean_gpus", curve.mean());
  expectNear(expected, "peak_gpus_hourly", curve.peak());
  expectNear(expected, "p95_gpus_hourly", curve.percentile(0.95));
  expectNear(expected, "p50_gpus_hourly", curve.percentile(0.5));
  expectNear(expected, "p05_gpus_hourly", curve.percentile(0.05));
  expectNear(expected, "load_factor", curve.mean() / curve.peak());
  expectNear(expected, "hours_at_zero", static_cast<double>(std::ranges::count(import.gpus, 0.0)));
  expectNear(
      expected, "hours_without_any_sample",
      static_cast<double>(std::ranges::count_if(import.gpus, [](double gpus) { return std::isnan(gpus); })));
  expectNear(expected, "gpu_jobs_counted", static_cast<double>(import.report.used));
  if (import.peakAtOnce) expectNear(expected, "peak_gpus_instant", *import.peakAtOnce);
  if (expected.contains("top_hour_start") && expected["top_hour_start"].is_string()) {
    const auto top = std::ranges::max_element(import.gpus);
    EXPECT_EQ(isoHour(import.firstHour + (top - import.gpus.begin())),
              expected["top_hour_start"].get<std::string>());
  }
}

INSTANTIATE_TEST_SUITE_P(Shared, ExpectedLog, testing::ValuesIn(allCases()),
                         [](const auto& of) { return of.param.name; });

namespace {

// What a file that gives no demand is answered; empty when it is accepted.
std::string answerTo(const std::string& file, const ImportOptions& options = {}) {
  try {
    importDemand(logFile(file), options);
  } catch (const Error& error) {
    return plainText(error.message()) + " " + plainText(error.advice());
  }
  return {};
}

class SharedLogs : public testing::Test {
 protected:
  void SetUp() override {
    if (!std::filesystem::exists(logFile("slurm"))) GTEST_SKIP() << "no shared data";
  }
};

}  // namespace

TEST_F(SharedLogs, unusableOnesGetTheMessageThatTheirReadmeAsksFor) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"slurm/sacct_orion_default_table.txt", "Start, End, AllocTRES"},
      {"alibaba-openb/openb_pod_list_multigpu50_no_times.csv", "No column of the file holds times"},
      {"alibaba-openb/openb_node_list_all_node.csv", "No column of the file holds times"},
      {"timeseries-csv/n1_empty.csv", "empty"},
      {"timeseries-csv/n2_header_only.csv", "no data rows"},
      {"prometheus/error_too_many_points.json",
       "exceeded maximum resolution of 11,000 points per timeseries"},
      {"prometheus/empty_result.json", "no series"},
      {"prometheus/nan_inf_values.json", "no finite value"},
      {"prometheus/instant_vector.json", "query_range"},
      {"prometheus/avg_util_by_host_14d_step3600.json", "per cent of a host cannot become GPUs"},
      {"prometheus/live_energy_counter_step5.json", "does not say how many GPUs are in use"},
      {"prometheus/live_power_from_counter_fracstep.json", "nothing says that they count GPUs"},
      {"nvidia-smi/repeated_header_no_time.csv", "no timestamp column"},
      {"azure-llm-inference/AzureLLMInferenceTrace_code.csv", "log of requests"},
      {"focus/focus_1.0_sample_first667.csv", "a bill"},
      {"aws-cur/aws_cur_sample_first854.csv", "a bill"},
      {"azure-cost-export/azure_German.csv", "a bill"},
      {"opencost-csv/allocation_basic.csv", "a bill"},
      {"skypilot/lambda_vms_excerpt.csv", "a price list"},
  };
  for (const auto& [file, part] : cases)
    EXPECT_NE(answerTo(file).find(part), std::string::npos) << file << ": " << answerTo(file);
}

TEST_F(SharedLogs, commaDelimitedSacctGivesWhatThePipedOneGives) {
  const DemandImport comma =
      importDemand(logFile("slurm/sacct_orion_comma_delim.csv"), inZone("UTC", "none"));
  const DemandImport piped = importDemand(logFile("slurm/sacct_orion_alloc_utc.psv"), inZone("UTC", "none"));
  EXPECT_EQ(comma.gpus, piped.gpus);
  EXPECT_EQ(comma.report.used, piped.report.used);
}

TEST_F(SharedLogs, sacctSkipsAreCountedByReason) {
  const DemandImport import =
      importDemand(logFile("slurm/sacct_orion_steps_dup_berlin.psv"), inZone("Europe/Berlin", "none"));
  const json expected = expectedOf("slurm").at("sacct_orion_steps_dup_berlin.psv");
  EXPECT_EQ(import.report.read, expected["lines_excluding_header"]);
  EXPECT_EQ(skipped(import, SkipReason::JobStep), expected["step_records"]);
  EXPECT_EQ(skipped(import, SkipReason::NeverStarted),
            expected["not_counted"]["never started (Start Unknown/None)"]);
  EXPECT_EQ(skipped(import, SkipReason::NoGpus),
            expected["not_counted"]["no GPU allocated (AllocTRES empty or without gres/gpu)"]);
  EXPECT_EQ(skipped(import, SkipReason::StillRunning),
            expected["not_counted"]["still running (End Unknown)"]);
}

TEST_F(SharedLogs, openbSkipsAreCountedByReason) {
  const DemandImport import = importDemand(logFile("alibaba-openb/openb_pod_list_first5435.csv"));
  EXPECT_EQ(skipped(import, SkipReason::NoGpus), 779u);
  EXPECT_EQ(skipped(import, SkipReason::NeverStarted), 465u);
  EXPECT_FALSE(import.hasClockHours);
}

TEST_F(SharedLogs, badSamplesAreNamedWithTheirLines) {
  const DemandImport import = importDemand(logFile("timeseries-csv/n3_bad_values.csv"));
  EXPECT_EQ(import.report.used, 3u);
  EXPECT_EQ(import.report.of(SkipReason::MissingValue).lines, (std::vector<std::uint64_t>{3, 4, 7}));
  EXPECT_EQ(import.report.of(SkipReason::UnreadableTime).lines, (std::vector<std::uint64_t>{5, 10}));
  EXPECT_EQ(import.report.of(SkipReason::NegativeNumber).lines, (std::vector<std::uint64_t>{6}));
}

TEST_F(SharedLogs, duplicateSamplesCountOnce) {
  EXPECT_EQ(importDemand(logFile("timeseries-csv/d6_unsorted_dups_gap.csv")).report.duplicates, 25u);
}

TEST_F(SharedLogs, pendingGpusCanBeAddedToTheHeliosSeries) {
  for (const char* file : {"helios_earth_vcMod_1min_14d.csv", "helios_earth_vc6YE_1min_14d.csv"}) {
    const json expected = expectedOf("timeseries-csv").at(file);
    const DemandImport running = importDemand(logFile("timeseries-csv") / file, inZone("UTC"));
    const DemandImport pending =
        importDemand(logFile("timeseries-csv") / file, withColumn("pending_gpu_num", "gpus"));
    EXPECT_NEAR(running.gpuHours + pending.gpuHours,
                expected["running_plus_pending_gpu_num"]["gpu_hours"].get<double>(), 1e-3);
    const DemandImport total =
        importDemand(logFile("timeseries-csv") / file, withColumn("total_gpu_num", "gpus"));
    EXPECT_EQ(LoadDurationCurve(total.gpus).mean(), expected["capacity_gpus"].get<double>());
  }
}

TEST_F(SharedLogs, prometheusSeriesOfOneGpuCountOnce) {
  const DemandImport import = importDemand(logFile("prometheus/dcgm_gpu_util_14d_step300.json"));
  const json expected = expectedOf("prometheus").at("dcgm_gpu_util_14d_step300.json");
  EXPECT_EQ(import.report.read, expected["samples"]);
  EXPECT_EQ(import.report.duplicates, expected["samples_where_two_series_of_one_gpu_overlap"]);
}

TEST_F(SharedLogs, nvidiaSmiLogsCountBusyAndHeldSamples) {
  for (const char* file : {"headerless_1gpu_5s.csv", "header_units_1gpu_1s.csv"}) {
    const json expected = expectedOf("nvidia-smi").at(file);
    const DemandImport busy = importDemand(logFile("nvidia-smi") / file, inUse(InUseRule::Busy));
    const DemandImport held = importDemand(logFile("nvidia-smi") / file, inUse(InUseRule::MemoryHeld));
    EXPECT_EQ(busy.report.used, expected["samples"]);
    const double samples = expected["samples"];
    EXPECT_NEAR(busy.gpuHours / busy.knownHours, expected["samples_util_over_5"].get<double>() / samples,
                2e-3)
        << file;
    EXPECT_NEAR(held.gpuHours / held.knownHours,
                expected["samples_memory_over_1000MiB"].get<double>() / samples, 5e-3)
        << file;
    const DemandImport mean = importDemand(logFile("nvidia-smi") / file, inUse(InUseRule::Equivalents));
    EXPECT_NEAR(100 * mean.gpuHours / mean.knownHours, expected["mean_util_percent"].get<double>(), 0.02)
        << file;
    EXPECT_NEAR(mean.knownHours * 3600,
                expected["span_s"].get<double>() + expected["median_interval_s"].get<double>(), 0.01)
        << file;
  }
  const DemandImport eight = importDemand(logFile("nvidia-smi/wrapper_8gpu_iso.csv"));
  EXPECT_NEAR(LoadDurationCurve(eight.gpus).peak(), 8, 1e-2);
  const DemandImport missing =
      importDemand(logFile("nvidia-smi/not_available_values.csv"), inUse(InUseRule::Busy));
  EXPECT_EQ(missing.report.used, 1u);
  EXPECT_EQ(skipped(missing, SkipReason::MissingValue), 3u);
}

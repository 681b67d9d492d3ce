// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// What a column of a log means.
enum class ColumnRole {
  None,
  Time,  // of a sample
  Start,
  End,
  Submit,      // stands in for a missing start
  Duration,    // seconds
  Gpus,        // of the job or the sample, in all
  GpuShare,    // of each GPU, in thousandths
  GpuPercent,  // of one GPU, in hundredths, in all of an instance
  GpusPerNode,
  Nodes,
  Instances,
  Job,      // identifies a job
  JobName,  // free text
  State,
  Resources,    // Slurm TRES text
  Elapsed,      // [D-]HH:MM:SS or seconds
  Series,       // one of several series whose values add up: host, GPU
  Utilization,  // per cent
  MemoryUsed,   // MiB
};

std::string_view keyOf(ColumnRole role);
std::optional<ColumnRole> columnRoleFromKey(std::string_view key);

// Lower case, everything that is no letter or digit as one underscore, units in brackets dropped: "GPUs in
// use [n]" is "gpus_in_use".
std::string normalisedName(std::string_view name);

// The role that a column of a job table has by its name in Slurm, Philly, Helios, openb, Acme, Alibaba and
// plain exports.
ColumnRole jobRoleOf(std::string_view normalised);

// How well a name says "GPUs in use": 0 for not at all, negative for capacity, shares and other things.
int demandScoreOf(std::string_view normalised);
bool isTimeName(std::string_view normalised);
bool isSeriesName(std::string_view normalised);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/importers/demand_format.h"
#include "core/importers/file_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace rackorrent {

// Why a record does not count.
enum class SkipReason {
  JobStep,  // repeats the GPUs of its job
  NeverStarted,
  StillRunning,  // when running jobs are left out
  NoGpus,
  ZeroLength,
  EndBeforeStart,
  PartialRecord,  // SWF status 2 to 4
  UnreadableTime,
  UnreadableNumber,
  NegativeNumber,
  MissingValue,  // unknown, not zero
  TooLarge,      // a number of GPUs that no log holds
  WrongFieldCount,
  RepeatedHeader,
  RuledOut,  // a metric or charge that is no GPU
};

inline constexpr std::size_t skipReasonCount = static_cast<std::size_t>(SkipReason::RuledOut) + 1;

// A CORE_TEXT source.
std::string_view textOf(SkipReason reason);

struct SkippedRecords {
  static constexpr std::size_t mostLines = 10;

  std::uint64_t count = 0;
  std::vector<std::uint64_t> lines;  // of the first ones
};

// The accounts of one import: every record that was read is used, skipped for one reason, or a duplicate.
struct ImportReport {
  std::string fileName;
  std::string fileDigest;  // SHA-256
  std::uint64_t bytes = 0;
  Encoding encoding = Encoding::Utf8;
  std::uint64_t read = 0;
  std::uint64_t used = 0;
  std::uint64_t duplicates = 0;
  std::array<SkippedRecords, skipReasonCount> skipped;
  std::vector<Message> assumptions;  // what the file does not say and was taken for granted
  std::vector<Message> cautions;     // what may make the figures worse than they look

  void skip(SkipReason reason, std::uint64_t line);
  const SkippedRecords& of(SkipReason reason) const { return skipped[static_cast<std::size_t>(reason)]; }
  std::uint64_t skippedInAll() const;
};

// The first records as they stand in the file, for people to see what was understood.
struct ImportPreview {
  static constexpr std::size_t mostRows = 50;

  std::vector<std::string> columns;
  std::vector<std::string> roles;  // keys, one per column, empty where a column is not used
  std::vector<std::vector<std::string>> rows;
};

}  // namespace rackorrent

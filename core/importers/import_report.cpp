// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/import_report.h"

namespace rackorrent {

std::string_view textOf(SkipReason reason) {
  switch (reason) {
    case SkipReason::JobStep:
      return CORE_TEXT("steps, whose GPUs are counted with their job");
    case SkipReason::NeverStarted:
      return CORE_TEXT("never started");
    case SkipReason::StillRunning:
      return CORE_TEXT("still running, left out as asked");
    case SkipReason::NoGpus:
      return CORE_TEXT("without GPUs");
    case SkipReason::ZeroLength:
      return CORE_TEXT("of zero length");
    case SkipReason::EndBeforeStart:
      return CORE_TEXT("that end before they start");
    case SkipReason::PartialRecord:
      return CORE_TEXT("parts of a checkpointed job, which its own record repeats");
    case SkipReason::UnreadableTime:
      return CORE_TEXT("with an unreadable time");
    case SkipReason::UnreadableNumber:
      return CORE_TEXT("with an unreadable number");
    case SkipReason::NegativeNumber:
      return CORE_TEXT("with a negative number");
    case SkipReason::MissingValue:
      return CORE_TEXT("without a value: unknown, not zero");
    case SkipReason::TooLarge:
      return CORE_TEXT("with an impossible value");
    case SkipReason::WrongFieldCount:
      return CORE_TEXT("with another number of fields than the header");
    case SkipReason::RepeatedHeader:
      return CORE_TEXT("that repeat the header");
    case SkipReason::RuledOut:
      return CORE_TEXT("that are not about GPUs");
  }
  return {};
}

void ImportReport::skip(SkipReason reason, std::uint64_t line) {
  SkippedRecords& of = skipped[static_cast<std::size_t>(reason)];
  ++of.count;
  if (of.lines.size() < SkippedRecords::mostLines) of.lines.push_back(line);
}

std::uint64_t ImportReport::skippedInAll() const {
  std::uint64_t sum = 0;
  for (const SkippedRecords& of : skipped) sum += of.count;
  return sum;
}

}  // namespace rackorrent

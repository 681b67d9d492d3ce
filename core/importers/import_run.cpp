// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/import_run.h"

#include "core/base/error.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace rackorrent {

void expectAdded(HourLedger::Outcome outcome, const FileText& text) {
  switch (outcome) {
    case HourLedger::Outcome::Added:
      return;
    case HourLedger::Outcome::SpanTooLong:
      throw invalidLog(
          text, {CORE_TEXT("The times span more than 30 years, so at least one of them is wrong."), {}},
          {CORE_TEXT("Check the column of times and its format."), {}});
    case HourLedger::Outcome::SumTooLarge:
      throw invalidLog(text, {CORE_TEXT("The log adds up to more GPUs than can be counted."), {}},
                       {CORE_TEXT("Check the column of GPUs."), {}});
  }
}

void showColumns(ImportPreview& preview, const std::vector<std::string>& names,
                 const std::vector<ColumnRole>& roles) {
  preview.columns = names;
  for (const ColumnRole role : roles) preview.roles.emplace_back(role == ColumnRole::None ? "" : keyOf(role));
}

void keepForPreview(ImportPreview& preview, const std::vector<std::string_view>& fields) {
  if (preview.rows.size() >= ImportPreview::mostRows) return;
  constexpr std::size_t longestCell = 200;
  std::vector<std::string> row;
  for (const std::string_view field : fields) row.emplace_back(trimmed(field).substr(0, longestCell));
  preview.rows.push_back(std::move(row));
}

Error invalidLog(const FileText& text, Message message, Message advice) {
  return {ErrorCode::InvalidInput, text.path(), std::move(message), std::move(advice)};
}

std::string isoInstant(std::int64_t milliseconds) {
  using namespace std::chrono;
  const sys_time<std::chrono::milliseconds> instant{std::chrono::milliseconds(milliseconds)};
  const auto day = floor<days>(instant);
  const year_month_day date(day);
  const hh_mm_ss time(floor<seconds>(instant) - day);
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                static_cast<int>(time.seconds().count()));
  return text.data();
}

void assumeZone(ImportRun& run, bool usedZone) {
  if (usedZone)
    run.report.assumptions.push_back(
        {CORE_TEXT("Times without an offset are local times of the zone %1."), {run.clock.name()}});
}

}  // namespace rackorrent

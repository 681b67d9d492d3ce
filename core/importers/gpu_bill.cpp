// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gpu_bill.h"

#include "core/base/error.h"
#include "core/importers/bill_columns.h"
#include "core/importers/date_order.h"
#include "core/importers/gpu_instance.h"
#include "core/importers/import_run.h"
#include "core/importers/time_text.h"

#include <chrono>
#include <cmath>
#include <utility>

namespace rackorrent {

namespace {

class BillReader {
 public:
  BillReader(FileText& text, GpuBill& bill) : m_text(text), m_bill(bill), m_head(readTableHead(text)) {
    const auto columns = billColumnsOf(m_head);
    if (!columns)
      throw invalidLog(
          text, {CORE_TEXT("This is no bill that is known here."), {}},
          {CORE_TEXT("Known are FOCUS, the AWS Cost and Usage Report, Azure cost exports and OpenCost."),
           {}});
    m_columns = *columns;
    bill.format = m_columns.format;
    m_style = guessTimeStyle(m_head.column(m_columns.date)).value_or(TimeStyle{});
    // Exports of Azure write the month first.
    if (!m_style.isOrderKnown && bill.format == BillFormat::AzureExport)
      m_style.order = DateOrder::MonthDayYear;
    m_usesBilled = m_columns.billed && isRounded(m_columns.cost) && !isRounded(*m_columns.billed);
  }

  void read() {
    RecordReader records(m_text, m_head.dialect);
    while (records.next()) {
      if (records.line() <= m_head.firstLine) continue;
      ++m_bill.report.read;
      m_fields = &records.fields();
      take(records.line());
    }
    if (m_bill.report.read == 0)
      throw invalidLog(m_text, {CORE_TEXT("The file has a header but no data rows."), {}});
    if (m_bill.all.gpuHours <= 0)
      throw invalidLog(
          m_text,
          {CORE_TEXT("No GPU usage was found among the %1 rows of the bill."),
           {Quantity{static_cast<double>(m_bill.report.read), Unit::None}}},
          {CORE_TEXT("That does not mean a price of 0: none of the machines named is known to have GPUs."),
           {}});
    if (m_usesBilled)
      m_bill.report.assumptions.push_back(
          {CORE_TEXT("The effective costs are rounded to whole units; the billed costs were taken instead."),
           {}});
  }

 private:
  std::string_view cell(std::optional<std::size_t> column) const {
    return column && *column < m_fields->size() ? trimmed((*m_fields)[*column]) : std::string_view();
  }

  // Whole numbers throughout: for costs a sign of rounding.
  bool isRounded(std::size_t column) const {
    bool hasValue = false;
    for (const std::string_view text : m_head.column(column)) {
      const LoggedNumber number = readLoggedNumber(text, m_head.numbers);
      if (number.kind != LoggedNumber::Kind::Number) continue;
      if (number.value != std::floor(number.value)) return false;
      hasValue = true;
    }
    return hasValue;
  }

  void take(std::uint64_t line) {
    ImportReport& report = m_bill.report;
    if (m_fields->size() != m_head.names.size()) return report.skip(SkipReason::WrongFieldCount, line);
    const LoggedNumber cost = readLoggedNumber(cell(costColumn()), m_head.numbers);
    if (cost.kind == LoggedNumber::Kind::Unreadable) return report.skip(SkipReason::UnreadableNumber, line);
    takeCurrency(line);
    const auto instance = gpusOfRow();
    if (!instance) {
      m_bill.otherCost += cost.value;
      return report.skip(SkipReason::RuledOut, line);
    }
    const LoggedNumber quantity = readLoggedNumber(cell(m_columns.quantity), m_head.numbers);
    if (quantity.kind != LoggedNumber::Kind::Number) return report.skip(SkipReason::MissingValue, line);
    const auto time = readWrittenTime(cell(m_columns.date), m_style.order);
    if (!time) return report.skip(SkipReason::UnreadableTime, line);
    const double hours = quantity.value * instance->gpus * m_columns.hoursPerUnit;
    if (hours <= 0) return report.skip(SkipReason::NoGpus, line);
    ++report.used;
    for (BilledGpus* to :
         {&m_bill.all, &m_bill.months[monthOf(time->local)], &m_bill.models[std::string(instance->gpu)]}) {
      to->gpuHours += hours;
      to->cost += cost.value;
    }
  }

  std::size_t costColumn() const {
    if (m_usesBilled) return *m_columns.billed;
    const std::string_view kind = cell(m_columns.kind);
    if (kind == "DiscountedUsage" && m_columns.reservedCost) return *m_columns.reservedCost;
    if (kind == "SavingsPlanCoveredUsage" && m_columns.savingsCost) return *m_columns.savingsCost;
    return m_columns.cost;
  }

  // A row about the use of a machine with GPUs by the hour; taxes, fees and credits are none.
  std::optional<GpuInstance> gpusOfRow() const {
    if (m_bill.format == BillFormat::OpenCost) return GpuInstance{"", "GPU", 1};
    const std::string_view kind = cell(m_columns.kind);
    if (!kind.empty() && kind != "Usage" && kind != "DiscountedUsage" && kind != "SavingsPlanCoveredUsage")
      return std::nullopt;
    if (const std::string_view unit = cell(m_columns.unit); !unit.empty() && !isHours(unit))
      return std::nullopt;
    for (const std::size_t column : m_columns.machine)
      if (const auto instance = findGpuInstance(cell(column))) return instance;
    return std::nullopt;
  }

  static bool isHours(std::string_view unit) {
    const std::string plain = normalisedName(unit);
    return plain.find("hour") != std::string::npos || plain.find("hrs") != std::string::npos;
  }

  void takeCurrency(std::uint64_t line) {
    const std::string_view currency = cell(m_columns.currency);
    if (currency.empty() || isMissing(currency)) return;
    if (m_bill.currency.empty()) m_bill.currency = currency;
    if (m_bill.currency != currency)
      throw invalidLog(
          m_text, {CORE_TEXT("Line %1 is in another currency than the rows before; they cannot be added."),
                   {std::to_string(line)}});
  }

  static std::string monthOf(std::int64_t milliseconds) { return isoInstant(milliseconds).substr(0, 7); }

  FileText& m_text;
  GpuBill& m_bill;
  TableHead m_head;
  BillColumns m_columns;
  TimeStyle m_style;
  bool m_usesBilled = false;
  const std::vector<std::string_view>* m_fields = nullptr;
};

}  // namespace

std::string_view nameOf(BillFormat format) {
  switch (format) {
    case BillFormat::Focus:
      return CORE_TEXT("FOCUS bill");
    case BillFormat::AwsCur:
      return CORE_TEXT("AWS Cost and Usage Report");
    case BillFormat::AzureExport:
      return CORE_TEXT("Azure cost export");
    case BillFormat::OpenCost:
      return CORE_TEXT("OpenCost allocation");
  }
  return {};
}

GpuBill importBill(const std::filesystem::path& path, std::stop_token stop, const Progress& progress) {
  FileText text(path, std::move(stop), progress);
  GpuBill bill;
  BillReader(text, bill).read();
  bill.report.fileName = path.filename().string();
  bill.report.fileDigest = text.digest();
  bill.report.bytes = text.bytes();
  bill.report.encoding = text.encoding();
  return bill;
}

bool looksLikeBill(const std::filesystem::path& path) {
  const FileText text(path);
  return billColumnsOf(readTableHead(text)).has_value();
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_list.h"

#include "core/base/error.h"
#include "core/importers/import_run.h"
#include "core/importers/table_head.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace rackorrent {

namespace {

enum class PriceColumn {
  Gpu,
  Count,
  Instance,
  Region,
  Currency,
  OnDemand,
  Reserved1Year,
  Reserved3Years,
  Spot
};

struct NamedColumn {
  PriceColumn column;
  std::string_view name;
};

constexpr auto columnNames = std::to_array<NamedColumn>({
    {PriceColumn::Gpu, "acceleratorname"},
    {PriceColumn::Gpu, "gpu"},
    {PriceColumn::Gpu, "gpu_model"},
    {PriceColumn::Gpu, "gpu_type"},
    {PriceColumn::Gpu, "gpu_name"},
    {PriceColumn::Gpu, "model"},
    {PriceColumn::Gpu, "accelerator"},
    {PriceColumn::Gpu, "型号"},
    {PriceColumn::Gpu, "gpu型号"},
    {PriceColumn::Count, "acceleratorcount"},
    {PriceColumn::Count, "gpus"},
    {PriceColumn::Count, "gpu_count"},
    {PriceColumn::Count, "num_gpus"},
    {PriceColumn::Count, "count"},
    {PriceColumn::Instance, "instancetype"},
    {PriceColumn::Instance, "instance_type"},
    {PriceColumn::Instance, "instance"},
    {PriceColumn::Region, "region"},
    {PriceColumn::Region, "地域"},
    {PriceColumn::Currency, "currency"},
    {PriceColumn::Currency, "币种"},
    {PriceColumn::OnDemand, "price"},
    {PriceColumn::OnDemand, "on_demand"},
    {PriceColumn::OnDemand, "on_demand_price"},
    {PriceColumn::OnDemand, "ondemand"},
    {PriceColumn::OnDemand, "price_per_hour"},
    {PriceColumn::OnDemand, "hourly_price"},
    {PriceColumn::OnDemand, "price_per_gpu_hour"},
    {PriceColumn::OnDemand, "按量价格"},
    {PriceColumn::OnDemand, "价格"},
    {PriceColumn::Reserved1Year, "reserved_1y"},
    {PriceColumn::Reserved1Year, "reserved_1y_price"},
    {PriceColumn::Reserved1Year, "reserved_1_year"},
    {PriceColumn::Reserved1Year, "1_year"},
    {PriceColumn::Reserved3Years, "reserved_3y"},
    {PriceColumn::Reserved3Years, "reserved_3y_price"},
    {PriceColumn::Reserved3Years, "reserved_3_years"},
    {PriceColumn::Reserved3Years, "3_years"},
    {PriceColumn::Spot, "spotprice"},
    {PriceColumn::Spot, "spot"},
    {PriceColumn::Spot, "spot_price"},
    {PriceColumn::Spot, "竞价价格"},
});

// Machines whose accelerator the catalogue prices in a row of its own: the count stands at the end of the
// machine's name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> hostFamilies = {
    {{"a2-highgpu-", "A100"},
     {"a2-ultragpu-", "A100-80GB"},
     {"a3-highgpu-", "H100"},
     {"a3-megagpu-", "H100-MEGA"},
     {"a3-ultragpu-", "H200"}}};

std::optional<std::string> hostOf(const PriceOffer& accelerator) {
  for (const auto& [prefix, gpu] : hostFamilies)
    if (accelerator.gpu == gpu)
      return std::string(prefix) + formatNumber(accelerator.gpus) + "g@" + accelerator.region;
  return std::nullopt;
}

std::optional<double> sum(const std::optional<double>& one, const std::optional<double>& other) {
  if (!one || !other) return std::nullopt;
  return *one + *other;
}

class PriceReader {
 public:
  PriceReader(FileText& text, PriceList& list, std::optional<PriceFormat> format)
      : m_text(text), m_list(list), m_head(readTableHead(text)) {
    for (std::size_t i = 0; i < m_head.normalised.size(); ++i) {
      const auto* found = std::ranges::find(columnNames, m_head.normalised[i], &NamedColumn::name);
      if (found != columnNames.end()) m_columns.emplace(found->column, i);
    }
    const bool isSkyPilot = std::ranges::count(m_head.normalised, "acceleratorname") > 0 &&
                            std::ranges::count(m_head.normalised, "spotprice") > 0;
    list.format = format.value_or(isSkyPilot ? PriceFormat::SkyPilot : PriceFormat::Csv);
    if (list.format == PriceFormat::SkyPilot) list.currency = "USD";
    list.namesReserved =
        m_columns.contains(PriceColumn::Reserved1Year) || m_columns.contains(PriceColumn::Reserved3Years);
    list.namesSpot = m_columns.contains(PriceColumn::Spot);
    expectColumns();
  }

  void read() {
    RecordReader records(m_text, m_head.dialect);
    while (records.next()) {
      if (records.line() <= m_head.firstLine) continue;
      ++m_list.report.read;
      take(records.fields(), records.line());
    }
    addAccelerators();
    const bool hasPrice = std::ranges::any_of(m_list.offers, &PriceOffer::hasPrice);
    if (!hasPrice)
      throw invalidLog(m_text, {CORE_TEXT("No row of the list has a price; an empty price is not 0."), {}});
  }

 private:
  void expectColumns() const {
    if (!m_head.hasHeader || !m_columns.contains(PriceColumn::Gpu))
      throw invalidLog(m_text, {CORE_TEXT("The price list has no column for the GPU model."), {}},
                       {CORE_TEXT("It has: %1."), {listOf(m_head.names)}});
    for (const PriceColumn column :
         {PriceColumn::OnDemand, PriceColumn::Reserved1Year, PriceColumn::Reserved3Years, PriceColumn::Spot})
      if (m_columns.contains(column)) return;
    throw invalidLog(m_text, {CORE_TEXT("The price list has no column for a price."), {}},
                     {CORE_TEXT("It has: %1."), {listOf(m_head.names)}});
  }

  std::string_view cell(const std::vector<std::string_view>& fields, PriceColumn column) const {
    const auto found = m_columns.find(column);
    return found == m_columns.end() || found->second >= fields.size() ? std::string_view()
                                                                      : trimmed(fields[found->second]);
  }

  // Empty and 0 are no price. What cannot be read is a fault of the row.
  bool readPrice(const std::vector<std::string_view>& fields, PriceColumn column, double gpus,
                 std::optional<double>& price) const {
    const LoggedNumber number = readLoggedNumber(cell(fields, column), m_head.numbers);
    if (number.kind == LoggedNumber::Kind::Unreadable || number.value < 0) return false;
    if (number.kind == LoggedNumber::Kind::Number && number.value > 0) price = number.value / gpus;
    return true;
  }

  void take(const std::vector<std::string_view>& fields, std::uint64_t line) {
    ImportReport& report = m_list.report;
    if (fields.size() != m_head.names.size()) return report.skip(SkipReason::WrongFieldCount, line);
    const std::string_view gpu = cell(fields, PriceColumn::Gpu);
    const bool isSkyPilot = m_list.format == PriceFormat::SkyPilot;
    PriceOffer offer;
    offer.gpu = gpu;
    offer.instance = cell(fields, PriceColumn::Instance);
    offer.region = cell(fields, PriceColumn::Region);
    const LoggedNumber count = readLoggedNumber(cell(fields, PriceColumn::Count), m_head.numbers);
    if (count.kind == LoggedNumber::Kind::Unreadable) return report.skip(SkipReason::UnreadableNumber, line);
    if (count.kind == LoggedNumber::Kind::Number && count.value > 0) offer.gpus = count.value;
    const bool isRead = readPrice(fields, PriceColumn::OnDemand, offer.gpus, offer.onDemand) &&
                        readPrice(fields, PriceColumn::Reserved1Year, offer.gpus, offer.reserved1Year) &&
                        readPrice(fields, PriceColumn::Reserved3Years, offer.gpus, offer.reserved3Years) &&
                        readPrice(fields, PriceColumn::Spot, offer.gpus, offer.spot);
    if (!isRead) return report.skip(SkipReason::UnreadableNumber, line);
    if (isMissing(gpu)) {
      m_hosts[offer.instance + "@" + offer.region] = offer;
      return report.skip(SkipReason::NoGpus, line);
    }
    if (!takeCurrency(cell(fields, PriceColumn::Currency))) throw mixedCurrencies(line);
    ++report.used;
    if (isSkyPilot && offer.instance.empty())
      m_accelerators.push_back(offer);
    else
      m_list.offers.push_back(offer);
  }

  bool takeCurrency(std::string_view currency) {
    if (currency.empty()) return true;
    if (m_list.currency.empty()) m_list.currency = currency;
    return m_list.currency == currency;
  }

  Error mixedCurrencies(std::uint64_t line) const {
    return invalidLog(
        m_text,
        {CORE_TEXT("Line %1 has another currency than the rows before; prices of one list must share one."),
         {std::to_string(line)}});
  }

  // Host and accelerator are billed together; without its host an accelerator has no price.
  void addAccelerators() {
    for (PriceOffer offer : m_accelerators) {
      const auto name = hostOf(offer);
      const auto host = name ? m_hosts.find(*name) : m_hosts.end();
      if (host == m_hosts.end()) {
        offer.onDemand.reset();
        offer.spot.reset();
      } else {
        const auto shareOf = [&](const std::optional<double>& price) {
          return price ? std::optional(*price / offer.gpus) : std::nullopt;
        };
        offer.instance = host->second.instance;
        offer.onDemand = sum(offer.onDemand, shareOf(host->second.onDemand));
        offer.spot = sum(offer.spot, shareOf(host->second.spot));
      }
      m_list.offers.push_back(offer);
    }
  }

  FileText& m_text;
  PriceList& m_list;
  TableHead m_head;
  std::map<PriceColumn, std::size_t> m_columns;
  std::map<std::string, PriceOffer> m_hosts;  // by instance@region, prices of the whole machine
  std::vector<PriceOffer> m_accelerators;
};

}  // namespace

std::string_view keyOf(PriceFormat format) { return format == PriceFormat::SkyPilot ? "skypilot" : "csv"; }

std::optional<PriceFormat> priceFormatFromKey(std::string_view key) {
  if (key == "skypilot") return PriceFormat::SkyPilot;
  if (key == "csv") return PriceFormat::Csv;
  return std::nullopt;
}

PriceList importPrices(const std::filesystem::path& path, std::optional<PriceFormat> format,
                       std::stop_token stop, const Progress& progress) {
  FileText text(path, std::move(stop), progress);
  if (text.head().empty()) throw invalidLog(text, {CORE_TEXT("The file is empty."), {}});
  PriceList list;
  PriceReader(text, list, format).read();
  list.report.fileName = path.filename().string();
  list.report.fileDigest = text.digest();
  list.report.bytes = text.bytes();
  list.report.encoding = text.encoding();
  return list;
}

}  // namespace rackorrent

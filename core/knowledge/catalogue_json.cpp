// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/catalogue_json.h"

#include "core/evaluation/value_text.h"

#include <nlohmann/json.hpp>

namespace rackorrent {

namespace {

using Names = std::map<std::string, Localized, std::less<>>;

Names readNames(JsonEntry entry) {
  Names names;
  for (const std::string& key : entry.memberNames()) names.emplace(key, entry.localized(key));
  return names;
}

void requireGpu(const JsonEntry& entry, const Catalogue& catalogue, const std::string& id) {
  if (!catalogue.findGpu(id)) entry.fail({"there is no GPU named \"%1\".", {id}});
}

Gpu readGpu(JsonEntry& entry, const Catalogue& catalogue) {
  Gpu gpu;
  gpu.id = entry.text("id");
  gpu.name = entry.text("name");
  gpu.vendor = entry.text("vendor");
  gpu.memoryGb = entry.numberOrNull("memory_gb");
  gpu.boardPowerW = entry.numberOrNull("board_power_w");
  gpu.fp16DenseTflops = entry.numberOrNull("fp16_dense_tflops");
  gpu.interconnectGbPerSecond = entry.numberOrNull("interconnect_gb_per_second");
  gpu.releaseDate = entry.textOrEmpty("release_date");
  gpu.citation = readCitation(entry, catalogue);
  return gpu;
}

HardwareOffer readHardware(JsonEntry& entry, const Catalogue& catalogue) {
  HardwareOffer offer;
  offer.id = entry.text("id");
  offer.gpu = entry.text("gpu");
  requireGpu(entry, catalogue, offer.gpu);
  offer.gpus = entry.whole("gpus");
  offer.currency = entry.text("currency");
  offer.low = entry.numberOrNull("low");
  offer.price = entry.numberOrNull("price");
  offer.high = entry.numberOrNull("high");
  offer.citation = readCitation(entry, catalogue);
  return offer;
}

CloudOffer readCloud(JsonEntry& entry, const Catalogue& catalogue) {
  CloudOffer offer;
  offer.id = entry.text("id");
  offer.provider = entry.text("provider");
  offer.instanceType = entry.textOrEmpty("instance_type");
  offer.gpu = entry.text("gpu");
  requireGpu(entry, catalogue, offer.gpu);
  offer.gpus = entry.whole("gpus");
  offer.region = entry.textOrEmpty("region");
  offer.country = entry.textOrEmpty("country");
  offer.currency = entry.text("currency");
  offer.onDemand = entry.numberOrNull("on_demand");
  offer.reserved1y = entry.numberOrNull("reserved_1y");
  offer.reserved3y = entry.numberOrNull("reserved_3y");
  offer.spot = entry.numberOrNull("spot");
  offer.billing = entry.textOrEmpty("billing");
  const Field& billing = fieldOf("cloud.billing"_field);
  if (!offer.billing.empty())
    if (const auto issue = checkValue(billing, offer.billing)) entry.fail(issue->message);
  offer.citation = readCitation(entry, catalogue);
  return offer;
}

Fact readFact(JsonEntry& entry, const Catalogue& catalogue) {
  Fact fact;
  fact.id = entry.text("id");
  fact.topic = entry.text("topic");
  if (!catalogue.topics.contains(fact.topic)) entry.fail({"there is no topic named \"%1\".", {fact.topic}});
  fact.value = entry.number("value");
  fact.unit = entry.text("unit");
  fact.region = entry.textOrEmpty("region");
  fact.citation = readCitation(entry, catalogue);
  return fact;
}

template <class Entry>
void readAll(std::vector<Entry>& entries, JsonEntry& file, std::string_view member,
             const Catalogue& catalogue, Entry (*read)(JsonEntry&, const Catalogue&)) {
  for (JsonEntry& entry : file.objects(member)) {
    entries.push_back(read(entry, catalogue));
    entry.requireAllRead();
  }
}

}  // namespace

Citation readCitation(JsonEntry& entry, const Catalogue& catalogue) {
  JsonEntry source = entry.object("citation");
  Citation citation;
  citation.date = source.textOrEmpty("date");
  citation.source = source.text("source");
  citation.url = source.textOrEmpty("url");
  citation.quality = source.text("quality");
  source.requireAllRead();
  if (!catalogue.qualities.contains(citation.quality))
    source.fail({"there is no quality named \"%1\".", {citation.quality}});
  return citation;
}

Catalogue readCatalogue(const std::filesystem::path& path) {
  const nlohmann::json json = readJsonFile(path);
  JsonEntry file(json, path, {});
  if (file.whole("schema") != 1) file.fail({"the schema has to be 1.", {}});
  Catalogue catalogue;
  catalogue.asOf = file.text("as_of");
  catalogue.reading = file.localized("reading");
  catalogue.qualities = readNames(file.object("qualities"));
  catalogue.topics = readNames(file.object("topics"));
  readAll(catalogue.gpus, file, "gpus", catalogue, readGpu);
  readAll(catalogue.hardware, file, "hardware", catalogue, readHardware);
  readAll(catalogue.cloud, file, "cloud", catalogue, readCloud);
  readAll(catalogue.facts, file, "facts", catalogue, readFact);
  file.requireAllRead();
  return catalogue;
}

}  // namespace rackorrent

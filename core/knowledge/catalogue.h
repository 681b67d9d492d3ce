// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/number.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// Where a figure comes from. An undated page has an empty date; an unlinked one an empty url.
struct Citation {
  std::string date;  // ISO 8601
  std::string source;
  std::string url;
  std::string quality;  // a key of Catalogue::qualities
};

// What a data sheet says of a GPU; absent where no figure was read.
struct Gpu {
  std::string id;
  std::string name;
  std::string vendor;
  std::optional<Number> memoryGb;
  std::optional<Number> boardPowerW;
  std::optional<Number> fp16DenseTflops;
  std::optional<Number> interconnectGbPerSecond;
  std::string releaseDate;
  Citation citation;
};

// A price of hardware: one card, or a server with `gpus` of them.
struct HardwareOffer {
  std::string id;
  std::string gpu;
  int gpus = 1;
  std::string currency;
  std::optional<Number> low;
  std::optional<Number> price;
  std::optional<Number> high;
  Citation citation;
};

// Prices per GPU-hour; an absent price means that the channel is not offered, or was not read.
struct CloudOffer {
  std::string id;
  std::string provider;  // a key of Knowledge::providers
  std::string instanceType;
  std::string gpu;
  int gpus = 1;
  std::string region;
  std::string country;
  std::string currency;
  std::optional<Number> onDemand;
  std::optional<Number> reserved1y;
  std::optional<Number> reserved3y;
  std::optional<Number> spot;
  std::string billing;  // a choice of cloud.billing, or empty where not read
  Citation citation;
};

// An operating figure: electricity, PUE, lead time, staff, failure rate ...
struct Fact {
  std::string id;
  std::string topic;  // a key of Catalogue::topics
  Number value;
  std::string unit;
  std::string region;
  Citation citation;
};

// The dated figures that ship with the program, read-only.
struct Catalogue {
  std::string asOf;
  Localized reading;  // what the prices include
  std::vector<Gpu> gpus;
  std::vector<HardwareOffer> hardware;
  std::vector<CloudOffer> cloud;
  std::vector<Fact> facts;
  std::map<std::string, Localized, std::less<>> topics;
  std::map<std::string, Localized, std::less<>> qualities;

  const Gpu* findGpu(std::string_view id) const;
  const HardwareOffer* findHardware(std::string_view id) const;
  const CloudOffer* findCloud(std::string_view id) const;
  const Fact* findFact(std::string_view id) const;
  // The citation of any entry; nothing for an unknown id.
  const Citation* findCitation(std::string_view id) const;
};

}  // namespace rackorrent

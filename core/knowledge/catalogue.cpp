// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/catalogue.h"

#include <algorithm>

namespace rackorrent {

namespace {

template <class Entry>
const Entry* findById(const std::vector<Entry>& entries, std::string_view id) {
  const auto found = std::ranges::find(entries, id, &Entry::id);
  return found == entries.end() ? nullptr : &*found;
}

}  // namespace

const Gpu* Catalogue::findGpu(std::string_view id) const { return findById(gpus, id); }
const HardwareOffer* Catalogue::findHardware(std::string_view id) const { return findById(hardware, id); }
const CloudOffer* Catalogue::findCloud(std::string_view id) const { return findById(cloud, id); }
const Fact* Catalogue::findFact(std::string_view id) const { return findById(facts, id); }

const Citation* Catalogue::findCitation(std::string_view id) const {
  if (const Fact* fact = findFact(id)) return &fact->citation;
  if (const CloudOffer* offer = findCloud(id)) return &offer->citation;
  if (const Gpu* gpu = findGpu(id)) return &gpu->citation;
  if (const HardwareOffer* offer = findHardware(id)) return &offer->citation;
  return nullptr;
}

}  // namespace rackorrent

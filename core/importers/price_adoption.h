// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/importers/price_list.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rackorrent {

// The least price of each channel that the list has for a GPU model of the field table. A bare "A100" is the
// one with 40 GB and a bare "V100" the one with 16 GB, as the lists use the names; a bare "H100" may be any
// of its forms.
struct CheapestOffers {
  const PriceOffer* onDemand = nullptr;
  const PriceOffer* reserved1Year = nullptr;
  const PriceOffer* reserved3Years = nullptr;
  const PriceOffer* spot = nullptr;

  bool isEmpty() const { return !onDemand && !reserved1Year && !reserved3Years && !spot; }
};
CheapestOffers cheapestFor(const PriceList& list, std::string_view gpuModel);

bool isSameModel(std::string_view nameInList, std::string_view gpuModel);

// Writes the prices of cloud.gpu_model into the evaluation, times the rate from the list's currency to the
// evaluation's. A channel that the list knows but does not offer becomes absent; one that the list says
// nothing about stays as it was. Returns what was set, in sentences; empty when the list has no price for the
// model.
std::vector<Message> adoptPrices(Evaluation& evaluation, const PriceList& list, double rate);

}  // namespace rackorrent

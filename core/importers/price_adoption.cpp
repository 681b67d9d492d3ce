// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_adoption.h"

#include "core/importers/column_role.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace rackorrent {

namespace {

std::vector<std::string> partsOf(std::string_view name) {
  std::vector<std::string> parts;
  std::string normalised = normalisedName(name);
  for (std::size_t at = 0; at <= normalised.size();) {
    const std::size_t end = std::min(normalised.find('_', at), normalised.size());
    const std::string part = normalised.substr(at, end - at);
    if (!part.empty() && part != "nvidia" && part != "tesla" && part != "amd") parts.push_back(part);
    at = end + 1;
  }
  if (parts.size() == 1 && parts[0] == "a100") parts.emplace_back("40gb");
  if (parts.size() == 1 && parts[0] == "v100") parts.emplace_back("16gb");
  if (parts.size() == 1 && parts[0].starts_with("rtx") && parts[0].size() > 3)
    parts = {"rtx", parts[0].substr(3)};
  return parts;
}

using PriceOf = std::optional<double> PriceOffer::*;

const PriceOffer* cheapest(const PriceList& list, std::string_view gpuModel, PriceOf price) {
  const PriceOffer* best = nullptr;
  for (const PriceOffer& offer : list.offers)
    if (offer.*price && isSameModel(offer.gpu, gpuModel) && (!best || *(offer.*price) < *(best->*price)))
      best = &offer;
  return best;
}

// To hundredths of a cent: a list price times a rate has digits that mean nothing.
double rounded(double price) { return std::round(price * 1e4) / 1e4; }

class Adoption {
 public:
  Adoption(Evaluation& evaluation, double rate) : m_evaluation(evaluation), m_rate(rate) {}

  void set(FieldId field, const PriceOffer* offer, PriceOf price, bool isNamed) {
    if (offer) {
      const double amount = rounded(*(offer->*price) * m_rate);
      m_evaluation.setReal(field, amount);
      m_lines.push_back({CORE_TEXT("%1: %2 (%3, %4)."),
                         {Phrase{fieldOf(field).label}, Quantity{amount, Unit::MoneyPerGpuHour},
                          offer->instance.empty() ? offer->gpu : offer->instance,
                          offer->region.empty() ? std::string("-") : offer->region}});
    } else if (isNamed) {
      m_evaluation.set(field, {});
      m_lines.push_back({CORE_TEXT("%1: not offered."), {Phrase{fieldOf(field).label}}});
    } else {
      m_lines.push_back({CORE_TEXT("%1: not in the list, left as it was."), {Phrase{fieldOf(field).label}}});
    }
  }

  std::vector<Message> lines() && { return std::move(m_lines); }

 private:
  Evaluation& m_evaluation;
  double m_rate;
  std::vector<Message> m_lines;
};

}  // namespace

bool isSameModel(std::string_view nameInList, std::string_view gpuModel) {
  const std::vector<std::string> name = partsOf(nameInList);
  const std::vector<std::string> model = partsOf(gpuModel);
  return !name.empty() && name.size() <= model.size() && std::equal(name.begin(), name.end(), model.begin());
}

CheapestOffers cheapestFor(const PriceList& list, std::string_view gpuModel) {
  return {cheapest(list, gpuModel, &PriceOffer::onDemand),
          cheapest(list, gpuModel, &PriceOffer::reserved1Year),
          cheapest(list, gpuModel, &PriceOffer::reserved3Years), cheapest(list, gpuModel, &PriceOffer::spot)};
}

std::vector<Message> adoptPrices(Evaluation& evaluation, const PriceList& list, double rate) {
  const CheapestOffers offers = cheapestFor(list, evaluation.choice("cloud.gpu_model"_field));
  if (offers.isEmpty()) return {};
  Adoption adoption(evaluation, rate);
  adoption.set("cloud.on_demand_price"_field, offers.onDemand, &PriceOffer::onDemand, true);
  adoption.set("cloud.reserved_1y_price"_field, offers.reserved1Year, &PriceOffer::reserved1Year,
               list.namesReserved);
  adoption.set("cloud.reserved_3y_price"_field, offers.reserved3Years, &PriceOffer::reserved3Years,
               list.namesReserved);
  adoption.set("cloud.spot_price"_field, offers.spot, &PriceOffer::spot, list.namesSpot);
  return std::move(adoption).lines();
}

}  // namespace rackorrent

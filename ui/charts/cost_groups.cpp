// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cost_groups.h"

#include <QCoreApplication>

namespace rackorrent::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(rackorrent::ui::CostGroup)
};

constexpr std::size_t rentGroup = 4;
constexpr std::size_t hiddenGroup = 5;
constexpr int palestGrey = 4;

}  // namespace

std::vector<CostGroup> costGroups() {
  using enum CostItem;
  return {
      {Words::tr("Hardware"), {Servers, Network, Storage, FitOut}},
      {Words::tr("Power and racks"), {Power, Colocation}},
      {Words::tr("Maintenance"), {Maintenance}},
      {Words::tr("Staff"), {Staff}},
      {Words::tr("Rent"), {OnDemand, Reserved1Year, Reserved3Years, Spot, Support, CloudStorage}},
      {Words::tr("Hidden"), {Egress, IdleInstances, RoundingUp, FailedParts, Replacement}},
      {Words::tr("Set-up, bridging, platform"), {OwnedSetup, CloudSetup, Bridging, Platform, ManagedFee}},
  };
}

QColor costGroupColour(std::size_t group, Theme theme) {
  if (group == rentGroup) return rentColour(theme);
  if (group == hiddenGroup) return hiddenColour(theme);
  return costCategoryColour(group < rentGroup ? static_cast<int>(group) : palestGrey, theme);
}

Money sumOf(const Ledger& ledger, const CostGroup& group) {
  Money sum;
  for (const CostItem item : group.items) sum += ledger.of(item);
  return sum;
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/cost.h"
#include "ui/settings/look.h"

#include <QColor>
#include <QString>

#include <vector>

namespace rackorrent::ui {

// The lines of the ledger in seven groups, from the hardware to what is rented, in the order in which they
// are drawn. The resale value is negative and stands apart; with it they add up to the total.
struct CostGroup {
  QString name;
  std::vector<CostItem> items;
};
std::vector<CostGroup> costGroups();
QColor costGroupColour(std::size_t group, Theme theme);
Money sumOf(const Ledger& ledger, const CostGroup& group);

}  // namespace rackorrent::ui

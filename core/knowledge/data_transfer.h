// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/knowledge/knowledge.h"

namespace rackorrent {

// How the stored data can be moved (ledger D1.7.1, D2.6.1): over the line, or on disks that are shipped.
// Terabytes and gigabits are decimal; days are of 24 hours; money is in finance.currency.
struct DataTransfer {
  double lineGbps = 0;  // the share of the line that may be used, and no more than all streams carry together
  double lineDays = 0;
  double lineCost = 0;  // what leaves the cloud is billed as egress; what enters it is not
  double disks = 0;     // whole disks
  double diskDays = 0;  // copied to the disks, shipped, copied from them
  double diskCost = 0;

  bool isDiskFaster() const { return diskDays < lineDays; }
  bool isDiskCheaper() const { return diskCost < lineCost; }
  double fastestDays() const { return isDiskFaster() ? diskDays : lineDays; }
};

// Both directions at once cost what moving out of the cloud costs.
DataTransfer transferOf(const Evaluation& evaluation, MigrationDirection direction);

// Towards which side the data of a move to this alternative goes.
MigrationDirection directionTo(Alternative alternative);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/data_transfer.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double gigabitsPerTerabyte = 8000;
constexpr double gigabytesPerTerabyte = 1000;
constexpr double secondsPerDay = 86400;

double daysFor(double terabytes, double gbps) {
  return terabytes * gigabitsPerTerabyte / (gbps * secondsPerDay);
}

}  // namespace

DataTransfer transferOf(const Evaluation& evaluation, MigrationDirection direction) {
  const double stored = evaluation.real("data.stored_tb"_field);
  const double line =
      evaluation.real("data.link_gbps"_field) * evaluation.real("data.line_usable_share"_field);
  const double streams =
      evaluation.real("data.parallel_streams"_field) * evaluation.real("data.stream_gbps"_field);
  DataTransfer transfer;
  transfer.lineGbps = std::min(line, streams);
  transfer.lineDays = daysFor(stored, transfer.lineGbps);
  if (direction != MigrationDirection::ToCloud)
    transfer.lineCost = stored * gigabytesPerTerabyte * evaluation.real("cloud.egress_price_per_gb"_field);
  transfer.disks = std::ceil(stored / evaluation.real("data.disk_tb"_field));
  if (transfer.disks > 0)
    transfer.diskDays = 2 * daysFor(stored, evaluation.real("data.disk_copy_gbps"_field)) +
                        evaluation.real("data.shipping_days"_field);
  transfer.diskCost = transfer.disks * evaluation.real("data.shipping_cost_per_disk"_field);
  return transfer;
}

MigrationDirection directionTo(Alternative alternative) {
  switch (alternative) {
    case Alternative::GpuAsAService:
      return MigrationDirection::ToCloud;
    case Alternative::Hybrid:
      return MigrationDirection::Both;
    case Alternative::SelfBuilt:
    case Alternative::PrivateCloud:
      return MigrationDirection::ToOwned;
  }
  return MigrationDirection::Both;
}

}  // namespace rackorrent

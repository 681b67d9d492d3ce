// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/evaluation.h"

#include <vector>

namespace rackorrent {

// The screening curve of a channel: what a GPU of the reference model costs a year as a line over the hours
// it works. Capacity that is paid for whether used or not has a fixed part; on-demand and spot have none.
struct ChannelCost {
  Channel channel = Channel::OnDemand;
  double fixedPerGpuYear = 0;
  double variablePerGpuHour = 0;

  double perGpuYear(double hours) const { return fixedPerGpuYear + variablePerGpuHour * hours; }
  friend bool operator==(const ChannelCost&, const ChannelCost&) = default;
};

// How firmly a channel binds the buyer; at equal cost the looser one is taken.
constexpr int commitmentOf(Channel channel) {
  switch (channel) {
    case Channel::Owned:
      return 3;
    case Channel::Reserved3Years:
      return 2;
    case Channel::Reserved1Year:
      return 1;
    case Channel::OnDemand:
    case Channel::Spot:
      return 0;
  }
  return 0;
}

// Months that a commitment lasts; 0 for none.
constexpr int termMonths(Channel channel) {
  return channel == Channel::Reserved3Years ? 36 : channel == Channel::Reserved1Year ? 12 : 0;
}

// The order of the stack from the bottom: the cheaper by the hour works first. Of those that cost the same by
// the hour the one that can only lose comes first, so that a tie leaves it empty.
bool worksBefore(const ChannelCost& one, const ChannelCost& other);

// Today's prices of all that rent involves, per useful GPU-hour of the reference GPU: support, instances left
// on and rounded-up billing included, restarts in spot. Reserved is take or pay. Only what is offered. A
// monthly clock bills whole months of the most GPUs in use: on-demand is then paid whether used or not, and
// spot has no sense and is left out.
std::vector<ChannelCost> rentedChannels(const Evaluation& evaluation);

// An owned server, spread over its GPUs: the annuity of hardware less resale over the useful life (or the
// horizon, if that is shorter), maintenance, failed parts, racks, idle power and staff are fixed; the power
// of work is variable. What is paid once whatever the size (set-up, fit-out) is no part of a curve per GPU.
ChannelCost ownedChannel(const Evaluation& evaluation);

// Owned, then the rented channels: the curves of the screening chart.
std::vector<ChannelCost> channelCosts(const Evaluation& evaluation);

// Hours a year at which both cost the same; infinity when they never meet in positive hours.
double crossingHours(const ChannelCost& one, const ChannelCost& other);

// The cheapest channel between two numbers of hours a year.
struct EnvelopePiece {
  ChannelCost cost;
  double fromHours = 0;
  double toHours = 0;
};

// The lower envelope over 0 to 8,760 hours, from few hours to many. Ties go to the looser commitment.
std::vector<EnvelopePiece> lowerEnvelope(std::vector<ChannelCost> channels);

}  // namespace rackorrent

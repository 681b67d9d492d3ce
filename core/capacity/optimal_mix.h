// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/channels.h"
#include "core/demand/load_duration_curve.h"

#include <vector>

namespace rackorrent {

struct MixLimits {
  double interruptibleShare = 0;  // of the demand of each hour: the most that spot may serve
};

struct MixAmount {
  Channel channel = Channel::OnDemand;
  double gpus = 0;      // bought, committed or, for on-demand and spot, the most in use at once
  double gpuHours = 0;  // worked over the hours of the curve
};

// Amounts in GPUs of the reference model, in the order in which the channels start to work, spot among them.
struct OptimalMix {
  std::vector<MixAmount> amounts;
  double costPerYear = 0;  // the curve stands for one year, whatever its number of hours

  double gpus(Channel channel) const;
  double gpuHours(Channel channel) const;
};

// The amounts of each channel that serve the whole curve at the least cost; exact, by the marginal value of
// each layer on the load-duration curve, in O(channels x log n) steps of O(log n). Equal to the linear
// program
//   min sum F_i C_i + sum V_i g_ih   with   sum_i g_ih = d_h,  g_ih <= C_i,  g_spot,h <= share x d_h.
// Ties: of equally cheap mixes the one with the fewest GPUs in the firmer commitment.
// Precondition: a channel other than spot is offered, or the interruptible share is 1.
OptimalMix optimalMix(const LoadDurationCurve& curve, std::vector<ChannelCost> channels,
                      const MixLimits& limits = {});

}  // namespace rackorrent

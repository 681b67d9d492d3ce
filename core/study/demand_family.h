// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/demand.h"
#include "core/uncertainty/field_distributions.h"

#include <vector>

namespace rackorrent {

// The load-duration curves that the uncertain inputs lead to. The peak scales a curve. Between utilisations
// whose years were generated, curves are blended rank by rank: the mean is exact, for it is linear in the
// utilisation. An imported log keeps its shape and is scaled by the peak against its entered value.
class DemandFamily {
 public:
  DemandFamily(const Evaluation& today, const Demand& demandToday,
               const std::vector<UncertainField>& uncertain, unsigned threads);

  // In `scratch`, unless it is today's.
  const LoadDurationCurve& curveIn(const Evaluation& world, LoadDurationCurve& scratch) const;

 private:
  struct Node {
    double utilization = 0;
    LoadDurationCurve curve;  // at today's peak
  };

  LoadDurationCurve m_today;
  double m_peakToday;
  double m_utilizationToday;
  std::vector<Node> m_nodes;  // rising; empty where the utilisation is known
  bool m_mustGenerate;        // what can wait is uncertain too
};

}  // namespace rackorrent

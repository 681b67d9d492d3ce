// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/evaluation.h"

#include <cstddef>

namespace rackorrent {

// Facts of evaluation and plan that choose lines of the cost formula rather than enter them.
struct CostTerms {
  Alternative alternative = Alternative::GpuAsAService;
  std::size_t months = 0;
  bool ownRoom = false;
  bool ownsHardware = false;
  bool rents = false;
  bool isMetered = false;  // owned.running_cost
  Billing billing = Billing::Second;
  Compounding compounding = Compounding::Effective;
  PaymentTiming timing = PaymentTiming::MonthEnd;
  double usefulLifeMonths = 60;
  double hoursPerMonth = 730;
};

CostTerms costTermsOf(const Evaluation& evaluation, const CapacityPlan& plan);

}  // namespace rackorrent

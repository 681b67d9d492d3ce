// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/evaluation.h"

#include <vector>

namespace rackorrent {

// What the books say at the end of a month. Depreciation moves no money: it spreads the purchase over the
// useful life.
struct BookMonth {
  double charge = 0;     // depreciation of the month
  double bookValue = 0;  // of the hardware that is still owned
};

// Share of the purchase price left in the books at an age in months. Straight line falls evenly to the
// residual share at the end of the life. Double declining balance writes off twice the straight rate of what
// is left, monthly, and goes over to the straight line where that writes off more (the usual rule: IRS
// Publication 946, table method; MOF CAS 4).
double bookShareAtAge(Depreciation method, double ageMonths, double lifeMonths, double residualShare);

// Servers with their network and storage, by owned.depreciation, month by month of the plan. Network and
// storage are taken to have the life of the servers and no residual value.
std::vector<BookMonth> bookMonths(const Evaluation& evaluation, const CapacityPlan& plan);

}  // namespace rackorrent

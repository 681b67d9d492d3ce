// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"
#include "core/demand/demand.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rackorrent {

struct AlternativeAssessment {
  CapacityPlan plan;
  CostFigures cost;
  Ledger ledger;
  double costPerGpuHour = 0;      // total / useful GPU-hours
  double marginalPerGpuHour = 0;  // of one more useful GPU-hour at the present plan
};

// Where two alternatives cost the same. "Never" and "always" are answers.
struct BreakEven {
  enum class Kind { At, Never, Always };
  Kind kind = Kind::Never;
  double value = 0;
};

// A one-way change of an input that changes the recommended alternative.
struct FlipPoint {
  FieldId field;
  double from = 0;
  double to = 0;  // the nearest value on the other side, inside the field's range
  Alternative alternative = Alternative::GpuAsAService;  // the new first
  double holds = 0;  // the last value towards it at which the answer still holds
};

// Another level of a choice, or one member of a list put in or taken out, that changes the recommended alternative.
struct LevelFlip {
  FieldId field;
  std::string level;     // the key of the choice
  bool isRemoved = false;  // of a list: taken out
  Alternative alternative = Alternative::GpuAsAService;
};

// A number that changes the answer nowhere between these two values.
struct SearchedRange {
  FieldId field;
  double low = 0;
  double high = 0;
};

// Numbers are searched to a thousandth of the way to the end of their range, whole numbers exactly.
inline constexpr double flipPrecision = 1e-3;

struct FlipPoints {
  std::vector<FlipPoint> numbers;  // nearest first, relative to the field's present value
  std::vector<LevelFlip> levels;
  std::vector<SearchedRange> without;  // "no flip in range"
};

// All that the engine concludes, as plain values.
struct Assessment {
  Demand demand;
  std::array<AlternativeAssessment, 4> alternatives;  // by indexOf(Alternative)
  Decision decision;
  BreakEven breakEvenUtilization;  // self-built against renting: built is cheaper above it
  BreakEven breakEvenMonths;  // the first month in which the cumulative cost of building is the lower one
  BreakEven paybackMonths;    // when the rent saved by building has paid for it, in cash and without resale;
                              // parts of a month
  std::vector<FlipPoint> flipPoints;  // as in FlipPoints
  std::vector<LevelFlip> levelFlips;
  std::vector<SearchedRange> withoutFlip;
};

// Verdict leaves the flip points out: for the frame after an edit.
enum class AssessmentDepth { Verdict, Full };

// The one door to the engine. Pure: the same input gives the same bytes. Precondition: isValid(evaluation).
Assessment assess(const Evaluation& evaluation, const Knowledge& knowledge,
                  AssessmentDepth depth = AssessmentDepth::Full);

// Cost per useful GPU-hour of each alternative when only the utilisation changes, the peak staying as it is.
struct UtilizationCurve {
  std::vector<double> utilization;
  std::array<std::vector<double>, 4> perGpuHour;  // by alternative
};
UtilizationCurve utilizationCurve(const Evaluation& evaluation);

// Break-even utilisation (as above) if the project lasted this long instead, everything else as entered.
struct HorizonBreakEven {
  double months = 0;
  BreakEven utilization;
};
std::vector<HorizonBreakEven> breakEvenByHorizon(const Evaluation& evaluation);

// What has been spent by the start (the upfront money) and by the end of month 1, 2, ..., horizon, less what
// the hardware would bring if the project ended there. The last value is the total cost.
std::vector<double> cumulativeCost(const CostFigures& cost);

}  // namespace rackorrent

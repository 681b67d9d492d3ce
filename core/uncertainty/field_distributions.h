// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/uncertainty/distribution.h"

#include <string_view>
#include <vector>

namespace rackorrent {

// How a field varies around its value when its owner has not said otherwise.
struct FieldSpread {
  FieldId field;
  Shape shape = Shape::Pert;
  bool isRelative = true;  // low and high are factors of the value, else they are added to it
  double low = 1;
  double high = 1;
  std::string_view source;  // a catalogue or ledger id, or "product" for the program's own judgement
};

// Only numeric fields that are guesses. What the owner decides (horizon, discount rate, limits, weights) is
// not among them.
const std::vector<FieldSpread>& fieldSpreads();

// Fields whose guesses go together, as rank correlations: a market in which buying is dear is one in which
// renting is.
struct FieldCorrelation {
  FieldId one;
  FieldId other;
  double rank = 0;
  std::string_view reason;
};
const std::vector<FieldCorrelation>& fieldCorrelations();

struct UncertainField {
  FieldId field;
  Distribution distribution;
  std::string_view source;  // "entered" where the owner gave the range
};

// A range that the owner gives: low and high with the value of the evaluation as the likely one.
struct EnteredRange {
  FieldId field;
  double low = 0;
  double high = 0;
};

// What is uncertain in an evaluation, in the order of the field table: entered ranges first, defaults
// elsewhere, cut to what the field allows. An absent price stays absent, a value of zero with a relative
// spread stays zero, and of an imported demand the utilisation is known (its peak then scales the whole log).
std::vector<UncertainField> uncertainFields(const Evaluation& evaluation,
                                            const std::vector<EnteredRange>& entered = {});

}  // namespace rackorrent

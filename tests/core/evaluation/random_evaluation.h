// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"

#include <cstdint>
#include <random>

namespace rackorrent::testing {

// Sound: every value is in the range of its field. HalfFinished: as a person may save it, with numbers out of
// range and required values still absent.
enum class Soundness { Sound, HalfFinished };

// The same seed gives the same evaluation. Without measured demand.
Evaluation randomEvaluation(std::mt19937_64& random, Soundness soundness);

// Any Unicode scalar values, control characters and NUL included, as UTF-8.
std::string randomText(std::mt19937_64& random, std::size_t longest);

// Hours with zeros, fractions and unknown hours (NaN).
MeasuredDemand randomDemand(std::mt19937_64& random, std::size_t hours);

}  // namespace rackorrent::testing

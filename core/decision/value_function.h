// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace rackorrent {

// A point of a piecewise linear value function.
struct Knot {
  double x = 0;
  double value = 0;
};

// What a value function does outside its outermost knots.
enum class Outside { Clip, Extrapolate };

// Linear between the knots, which rise in x.
double valueAt(std::span<const Knot> knots, double x, Outside outside = Outside::Clip);

// The same, linear in the logarithm of x: for scales such as minutes to months. Clips; x below the first
// knot, zero included, has the first value.
double valueAtLogScale(std::span<const Knot> knots, double x);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <optional>
#include <vector>

namespace rackorrent {

enum class Shape { Fixed, Uniform, Triangular, Pert, Lognormal, Normal, Discrete, Table };

struct ShapePoint {
  double value = 0;
  double weight = 0;
  friend bool operator==(const ShapePoint&, const ShapePoint&) = default;
};

// What is known of an uncertain number. `low` and `high` are the ends of its range, `likely` the value that a
// study without uncertainty would take.
//   Triangular, Pert   likely is the mode; Pert is the beta distribution with weight 4 on it (Malcolm et al.
//   1959) Normal             mean likely, standard deviation spread, cut to the range Lognormal median
//   likely, standard deviation of the logarithm spread, cut to the range Discrete           points: values
//   with their weights Table              points: values with the share that lies at or below them, rising,
//   the last 1; straight
//                      lines between
struct Distribution {
  Shape shape = Shape::Fixed;
  double low = 0;
  double likely = 0;
  double high = 0;
  double spread = 0;
  std::vector<ShapePoint> points = {};

  static Distribution fixedAt(double value) { return {Shape::Fixed, value, value, value}; }
  friend bool operator==(const Distribution&, const Distribution&) = default;
};

// What is wrong with it, in words that say what is allowed; nothing when it can be drawn from.
std::optional<Message> faultOf(const Distribution& distribution);

}  // namespace rackorrent

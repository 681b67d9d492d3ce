// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <string>

namespace rackorrent {

// A fault of the input: which field (its key), and what is allowed. A warning lets the evaluation go on.
struct Issue {
  enum class Severity { Fault, Warning };

  std::string field;
  Message message;
  Severity severity = Severity::Fault;
  friend bool operator==(const Issue&, const Issue&) = default;
};

}  // namespace rackorrent

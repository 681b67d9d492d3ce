// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace rackorrent {

// Content that carries both languages, from the data files in resources/.
struct Localized {
  std::string zh;
  std::string en;

  friend bool operator==(const Localized&, const Localized&) = default;
};

}  // namespace rackorrent

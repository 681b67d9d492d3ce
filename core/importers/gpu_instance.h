// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace rackorrent {

// A rented machine with GPUs, as its name stands in bills.
struct GpuInstance {
  std::string_view name;  // lower case
  std::string_view gpu;
  double gpus = 1;  // a fraction for a part of a GPU
};

// The machine whose name stands in the text, such as "$1.624 per On Demand Linux g5.4xlarge Instance Hour";
// nothing for machines without GPUs and for those that are not known. Sources: the providers' instance pages
// as of 2026.
std::optional<GpuInstance> findGpuInstance(std::string_view text);

}  // namespace rackorrent

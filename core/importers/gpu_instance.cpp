// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gpu_instance.h"

#include <algorithm>
#include <array>
#include <string>

namespace rackorrent {

namespace {

constexpr auto instances = std::to_array<GpuInstance>({
    // AWS
    {"p2.xlarge", "K80", 1},
    {"p2.8xlarge", "K80", 8},
    {"p2.16xlarge", "K80", 16},
    {"p3.2xlarge", "V100-16GB", 1},
    {"p3.8xlarge", "V100-16GB", 4},
    {"p3.16xlarge", "V100-16GB", 8},
    {"p3dn.24xlarge", "V100-32GB", 8},
    {"p4d.24xlarge", "A100-40GB", 8},
    {"p4de.24xlarge", "A100-80GB", 8},
    {"p5.4xlarge", "H100", 1},
    {"p5.48xlarge", "H100", 8},
    {"p5e.48xlarge", "H200", 8},
    {"p5en.48xlarge", "H200", 8},
    {"p6-b200.48xlarge", "B200", 8},
    {"g3s.xlarge", "M60", 1},
    {"g3.4xlarge", "M60", 1},
    {"g3.8xlarge", "M60", 2},
    {"g3.16xlarge", "M60", 4},
    {"g4dn.xlarge", "T4", 1},
    {"g4dn.2xlarge", "T4", 1},
    {"g4dn.4xlarge", "T4", 1},
    {"g4dn.8xlarge", "T4", 1},
    {"g4dn.16xlarge", "T4", 1},
    {"g4dn.12xlarge", "T4", 4},
    {"g4dn.metal", "T4", 8},
    {"g5.xlarge", "A10G", 1},
    {"g5.2xlarge", "A10G", 1},
    {"g5.4xlarge", "A10G", 1},
    {"g5.8xlarge", "A10G", 1},
    {"g5.16xlarge", "A10G", 1},
    {"g5.12xlarge", "A10G", 4},
    {"g5.24xlarge", "A10G", 4},
    {"g5.48xlarge", "A10G", 8},
    {"g6.xlarge", "L4", 1},
    {"g6.2xlarge", "L4", 1},
    {"g6.4xlarge", "L4", 1},
    {"g6.8xlarge", "L4", 1},
    {"g6.16xlarge", "L4", 1},
    {"g6.12xlarge", "L4", 4},
    {"g6.24xlarge", "L4", 4},
    {"g6.48xlarge", "L4", 8},
    {"g6e.xlarge", "L40S", 1},
    {"g6e.2xlarge", "L40S", 1},
    {"g6e.4xlarge", "L40S", 1},
    {"g6e.8xlarge", "L40S", 1},
    {"g6e.16xlarge", "L40S", 1},
    {"g6e.12xlarge", "L40S", 4},
    {"g6e.24xlarge", "L40S", 4},
    {"g6e.48xlarge", "L40S", 8},
    // Azure
    {"standard_nc6s_v3", "V100-16GB", 1},
    {"standard_nc12s_v3", "V100-16GB", 2},
    {"standard_nc24s_v3", "V100-16GB", 4},
    {"standard_nc24rs_v3", "V100-16GB", 4},
    {"standard_nc4as_t4_v3", "T4", 1},
    {"standard_nc8as_t4_v3", "T4", 1},
    {"standard_nc16as_t4_v3", "T4", 1},
    {"standard_nc64as_t4_v3", "T4", 4},
    {"standard_nc24ads_a100_v4", "A100-80GB", 1},
    {"standard_nc48ads_a100_v4", "A100-80GB", 2},
    {"standard_nc96ads_a100_v4", "A100-80GB", 4},
    {"standard_nd96asr_v4", "A100-40GB", 8},
    {"standard_nd96amsr_a100_v4", "A100-80GB", 8},
    {"standard_nc40ads_h100_v5", "H100-NVL", 1},
    {"standard_nc80adis_h100_v5", "H100-NVL", 2},
    {"standard_nd96isr_h100_v5", "H100", 8},
    {"standard_nd96isr_h200_v5", "H200", 8},
    {"standard_nd96isr_mi300x_v5", "MI300X", 8},
    {"standard_nv36ads_a10_v5", "A10", 1},
    {"standard_nv72ads_a10_v5", "A10", 2},
    // Google
    {"a2-highgpu-1g", "A100-40GB", 1},
    {"a2-highgpu-2g", "A100-40GB", 2},
    {"a2-highgpu-4g", "A100-40GB", 4},
    {"a2-highgpu-8g", "A100-40GB", 8},
    {"a2-megagpu-16g", "A100-40GB", 16},
    {"a2-ultragpu-1g", "A100-80GB", 1},
    {"a2-ultragpu-2g", "A100-80GB", 2},
    {"a2-ultragpu-4g", "A100-80GB", 4},
    {"a2-ultragpu-8g", "A100-80GB", 8},
    {"a3-highgpu-1g", "H100", 1},
    {"a3-highgpu-2g", "H100", 2},
    {"a3-highgpu-4g", "H100", 4},
    {"a3-highgpu-8g", "H100", 8},
    {"a3-megagpu-8g", "H100", 8},
    {"a3-ultragpu-8g", "H200", 8},
    {"g2-standard-4", "L4", 1},
    {"g2-standard-8", "L4", 1},
    {"g2-standard-12", "L4", 1},
    {"g2-standard-16", "L4", 1},
    {"g2-standard-32", "L4", 1},
    {"g2-standard-24", "L4", 2},
    {"g2-standard-48", "L4", 4},
    {"g2-standard-96", "L4", 8},
});

bool isNameCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}

}  // namespace

std::optional<GpuInstance> findGpuInstance(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  for (std::size_t at = 0; at < lower.size();) {
    if (!isNameCharacter(lower[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < lower.size() && isNameCharacter(lower[end])) ++end;
    const std::string_view word = std::string_view(lower).substr(at, end - at);
    const auto* found = std::ranges::find(instances, word, &GpuInstance::name);
    if (found != instances.end()) return *found;
    at = end;
  }
  return std::nullopt;
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/unit.h"
#include "core/capacity/capacity_plan.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace rackorrent {

// What a month of the plan puts into the cost formula: everything that is not a price.
enum class PlanFigure {
  UsefulGpuHours,
  OwnedServers,
  OrderedServers,
  ReplacedServers,
  OwnedGpuHours,
  Reserved1yGpus,
  Reserved3yGpus,
  OnDemandGpuHours,
  SpotGpuHours,
  OnDemandPeakGpus,
  BridgingGpuHours,
  StaffFte,
};
inline constexpr std::size_t planFigureCount = 12;

struct PlanFigureRow {
  std::string_view key;
  std::string_view label;
  Unit unit;
  double MonthCapacity::*value;
};

inline constexpr std::array<PlanFigureRow, planFigureCount> planFigures = {{
    {"useful_gpu_hours", CORE_TEXT("useful GPU-hours"), Unit::GpuHours, &MonthCapacity::usefulGpuHours},
    {"owned_servers", CORE_TEXT("servers running"), Unit::Servers, &MonthCapacity::ownedServers},
    {"ordered_servers", CORE_TEXT("servers ordered"), Unit::Servers, &MonthCapacity::orderedServers},
    {"replaced_servers", CORE_TEXT("servers replaced"), Unit::Servers, &MonthCapacity::replacedServers},
    {"owned_gpu_hours", CORE_TEXT("busy hours of own GPUs"), Unit::GpuHours, &MonthCapacity::ownedGpuHours},
    {"reserved_1y_gpus", CORE_TEXT("GPUs reserved for one year"), Unit::Gpus, &MonthCapacity::reserved1yGpus},
    {"reserved_3y_gpus", CORE_TEXT("GPUs reserved for three years"), Unit::Gpus,
     &MonthCapacity::reserved3yGpus},
    {"on_demand_gpu_hours", CORE_TEXT("on-demand GPU-hours"), Unit::GpuHours,
     &MonthCapacity::onDemandGpuHours},
    {"spot_gpu_hours", CORE_TEXT("spot GPU-hours with restarts"), Unit::GpuHours,
     &MonthCapacity::spotGpuHours},
    {"on_demand_peak_gpus", CORE_TEXT("most GPUs rented at once"), Unit::Gpus,
     &MonthCapacity::onDemandPeakGpus},
    {"bridging_gpu_hours", CORE_TEXT("GPU-hours rented until delivery"), Unit::GpuHours,
     &MonthCapacity::bridgingGpuHours},
    {"staff_fte", CORE_TEXT("people needed"), Unit::People, &MonthCapacity::staffFte},
}};

constexpr std::size_t indexOf(PlanFigure figure) { return static_cast<std::size_t>(figure); }
constexpr const PlanFigureRow& rowOf(PlanFigure figure) { return planFigures[indexOf(figure)]; }

// The same figures of one month in the number type of a reading.
template <class T>
class MonthFigures {
 public:
  // Reader: (PlanFigure, double) -> T.
  template <class Reader>
  MonthFigures(const MonthCapacity& month, Reader read) : m_plan(month) {
    for (std::size_t i = 0; i < planFigureCount; ++i)
      m_figures[i] = read(static_cast<PlanFigure>(i), month.*planFigures[i].value);
  }
  const T& operator[](PlanFigure figure) const { return m_figures[indexOf(figure)]; }
  const MonthCapacity& plan() const { return m_plan; }

 private:
  const MonthCapacity& m_plan;
  std::array<T, planFigureCount> m_figures;
};

}  // namespace rackorrent

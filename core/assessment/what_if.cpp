// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/what_if.h"

#include "core/assessment/figures.h"
#include "core/decision/residency.h"
#include "core/evaluation/validation.h"

#include <algorithm>
#include <array>

namespace rackorrent {

namespace {

constexpr std::array<FieldId, 5> demandFields = {
    "workload.pattern"_field, "workload.peak_gpus"_field, "workload.utilization"_field,
    "workload.deferrable_share"_field, "workload.max_delay_hours"_field};

constexpr std::array<FieldId, 16> scoreFields = {"team.engineers"_field,
                                                 "team.operations_fte"_field,
                                                 "team.operations_skill"_field,
                                                 "project.stage"_field,
                                                 "project.needed_within_weeks"_field,
                                                 "workload.kind"_field,
                                                 "workload.scale_up_minutes"_field,
                                                 "workload.latency"_field,
                                                 "workload.interconnect"_field,
                                                 "data.link_gbps"_field,
                                                 "finance.capex_limit"_field,
                                                 "finance.monthly_opex_limit"_field,
                                                 "owned.gpu_model"_field,
                                                 "owned.power_limit_kw"_field,
                                                 "cloud.provider"_field,
                                                 "cloud.gpu_model"_field};

constexpr std::array<FieldId, 11> rentFields = {
    "cloud.on_demand_price"_field,   "cloud.reserved_1y_price"_field,      "cloud.reserved_3y_price"_field,
    "cloud.spot_price"_field,        "cloud.spot_overhead"_field,          "cloud.billing"_field,
    "cloud.typical_job_hours"_field, "cloud.price_decline_per_year"_field, "cloud.support_share"_field,
    "cloud.idle_share"_field,        "cloud.provisioning_minutes"_field};

constexpr std::array<FieldId, 21> costFields = {"team.operations_cost_per_fte_year"_field,
                                                "data.stored_tb"_field,
                                                "data.egress_tb_per_month"_field,
                                                "owned.server_price"_field,
                                                "owned.network_share"_field,
                                                "owned.storage_share"_field,
                                                "owned.facility"_field,
                                                "owned.fit_out_cost"_field,
                                                "owned.colocation_per_kw_month"_field,
                                                "owned.electricity_per_kwh"_field,
                                                "owned.idle_power_share"_field,
                                                "owned.maintenance_per_year"_field,
                                                "owned.failure_rate_per_year"_field,
                                                "owned.residual_share"_field,
                                                "owned.setup_cost"_field,
                                                "cloud.egress_price_per_gb"_field,
                                                "cloud.setup_cost"_field,
                                                "cloud.storage_price_per_tb_month"_field,
                                                "private_cloud.platform_share_per_year"_field,
                                                "private_cloud.managed_fee_per_month"_field,
                                                "finance.currency"_field};

bool isIn(std::span<const FieldId> fields, FieldId field) {
  return std::ranges::find(fields, field) != fields.end();
}

}  // namespace

Reach reachOf(FieldId field) {
  if (isIn(demandFields, field)) return Reach::Demand;
  if (isIn(rentFields, field)) return Reach::Rent;
  if (isIn(costFields, field)) return Reach::Costs;
  const bool isScored = isIn(scoreFields, field) || fieldOf(field).group == FieldGroup::Weights;
  return isScored ? Reach::Scores : Reach::Plans;  // a field that nobody has placed is planned anew
}

WhatIf::WhatIf(const Evaluation& evaluation, const Knowledge& knowledge, const Demand& demand,
               const AllFigures& figures)
    : m_evaluation(evaluation),
      m_knowledge(knowledge),
      m_demand(demand),
      m_figures(figures),
      m_planned(underItsRegimes(evaluation, knowledge)),
      m_changed(evaluation),
      m_scratch(figures) {}

std::optional<Ranking> WhatIf::at(FieldId field, const Value& value) {
  m_changed.set(field, value);
  std::optional<Ranking> ranking;
  if (isValid(m_changed)) ranking = rankAlternatives(m_changed, m_knowledge, figuresFor(field));
  m_changed.set(field, m_evaluation.value(field));
  return ranking;
}

const AllFigures& WhatIf::figuresFor(FieldId field) {
  const Reach reach = reachOf(field);
  const bool nothingWaits = m_evaluation.real("workload.deferrable_share"_field) == 0;
  if (reach == Reach::Scores || (nothingWaits && field == "workload.max_delay_hours"_field)) return m_figures;
  const Evaluation planned = underItsRegimes(m_changed, m_knowledge);
  switch (reach) {
    case Reach::Demand:
      m_scratch = allFigures(planned, makeDemand(planned));
      break;
    case Reach::Plans:
      m_scratch = allFigures(planned, m_demand);
      break;
    case Reach::Rent:
      costAgain(planned, Alternative::SelfBuilt);
      costAgain(planned, Alternative::PrivateCloud);
      for (const Alternative alternative : {Alternative::GpuAsAService, Alternative::Hybrid})
        m_scratch[indexOf(alternative)] = figuresOf(alternative, planned, m_demand);
      break;
    case Reach::Costs:
    case Reach::Scores:
      for (const Alternative alternative :
           {Alternative::GpuAsAService, Alternative::SelfBuilt, Alternative::PrivateCloud})
        costAgain(planned, alternative);
      hybridAgain(planned);
      break;
  }
  return m_scratch;
}

void WhatIf::costAgain(const Evaluation& planned, Alternative alternative) {
  AlternativeFigures& figures = m_scratch[indexOf(alternative)];
  figures.plan = m_figures[indexOf(alternative)].plan;
  figures.cost = costFigures(planned, figures.plan);
}

void WhatIf::hybridAgain(const Evaluation& planned) {
  const double servers = cheapestHybridServers(
      planned, m_demand, [&](double candidate) { return presentValueOf(planned, hybridOf(candidate)); });
  AlternativeFigures& figures = m_scratch[indexOf(Alternative::Hybrid)];
  figures.plan = hybridOf(servers);
  figures.cost = costFigures(planned, figures.plan);
}

const CapacityPlan& WhatIf::hybridOf(double servers) {
  const auto known = m_hybrids.find(servers);
  if (known != m_hybrids.end()) return known->second;
  return m_hybrids.emplace(servers, hybridWithServers(m_planned, m_demand, servers)).first->second;
}

}  // namespace rackorrent

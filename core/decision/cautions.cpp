// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/cautions.h"

#include "core/capacity/channels.h"
#include "core/decision/residency.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double notableHiddenShare = 0.15;
constexpr int oldPriceDays = 180;

// Prices that still stand at the value that ships with the program.
constexpr std::array<FieldId, 5> datedPrices = {"owned.server_price"_field, "cloud.on_demand_price"_field,
                                                "cloud.reserved_1y_price"_field,
                                                "cloud.reserved_3y_price"_field, "cloud.spot_price"_field};

std::optional<std::chrono::sys_days> readDate(std::string_view text) {
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
  if (text.size() < 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  std::from_chars(text.data(), text.data() + 4, year);
  std::from_chars(text.data() + 5, text.data() + 7, month);
  std::from_chars(text.data() + 8, text.data() + 10, day);
  const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month},
                                         std::chrono::day{day}};
  if (!date.ok()) return std::nullopt;
  return std::chrono::sys_days{date};
}

class CautionList {
 public:
  CautionList(const Evaluation& evaluation, const Knowledge& knowledge, Alternative best,
              const AlternativeFigures& figures)
      : m_evaluation(evaluation), m_knowledge(knowledge), m_best(best), m_figures(figures) {}

  void addGuideRules() {
    for (const Rule& rule : m_knowledge.rules) {
      const bool concerns = rule.effect == RuleEffect::Caution &&
                            std::ranges::find(rule.alternatives, m_best) != rule.alternatives.end();
      if (concerns && holds(rule.condition, m_evaluation)) add({"%1", {rule.text}}, rule.sources.front());
    }
  }

  void addMissingStaff() {
    const double missing = missingStaff(m_evaluation, m_figures.plan);
    if (missing < 0.05) return;
    add({CORE_TEXT("Operations take %1 more than the team has: hire or contract them first."),
         {Quantity{std::ceil(missing * 10 - 1e-9) / 10, Unit::People}}},
        "D1.6.1");
  }

  void addOldPrices() {
    for (const FieldId field : datedPrices) {
      if (!m_evaluation.has(field) || !m_evaluation.isDefault(field)) continue;
      const Citation* citation = m_knowledge.catalogue.findCitation(fieldOf(field).defaultSource);
      if (!citation) continue;
      const auto age = daysBetween(citation->date, m_knowledge.catalogue.asOf);
      if (age && *age > oldPriceDays)
        add({CORE_TEXT("\"%1\" is of %2: ask for a present offer."),
             {Phrase{fieldOf(field).label}, citation->date}},
            std::string(fieldOf(field).defaultSource));
    }
  }

  void addHiddenCost() {
    const double share = hiddenShare(m_figures.cost);
    if (share > notableHiddenShare)
      add({CORE_TEXT("Hidden costs are %1 of the total: they are in no quotation."),
           {Quantity{std::round(share * 1000) / 1000, Unit::Share}}},
          "D1.4.2.4");
  }

  void addLeasedRacks() {
    const bool staysOnPremises = effectiveResidency(m_evaluation, m_knowledge) >= Residency::OnPremises;
    const bool isLeased = m_evaluation.choiceAs<Facility>("owned.facility"_field) == Facility::Colocation;
    if (staysOnPremises && isLeased && m_figures.plan.ownedGpus > 0)
      add({CORE_TEXT("Data must stay on your premises, and leased racks stand on somebody else's: "
                     "check whether the rule allows them."),
           {}},
          "D1.6.3");
  }

  void addForbiddenBridge() {
    const double bridge = m_figures.cost.items[indexOf(CostItem::Bridging)];
    if (bridge > 0 && effectiveResidency(m_evaluation, m_knowledge) >= Residency::OnPremises)
      add({CORE_TEXT("The cost holds %1 for renting until delivery, which the rule for data does not allow: "
                     "plan for the wait."),
           {moneyFromDouble(bridge)}},
          "D1.4.3.1");
  }

  void addCriticalFailures(const Ranking& ranking) {
    for (const CriterionId criterion : criticalFailures(ranking))
      add({CORE_TEXT("%1 is critical to you and hardly met: prove it in a trial before you decide."),
           {m_knowledge.criterion(criterion).title}},
          m_knowledge.criterion(criterion).sources.front());
  }

  void addNominalHybrid(const AllFigures& figures, const Ranking& ranking) {
    const CapacityPlan& plan = figures[indexOf(Alternative::Hybrid)].plan;
    const auto share = [](double value) { return Quantity{std::round(value * 1000) / 1000, Unit::Share}; };
    const bool isInFront = ranking.order[0] == Alternative::Hybrid || ranking.order[1] == Alternative::Hybrid;
    if (!isInFront || !ranking.isFeasible(Alternative::Hybrid)) return;
    const HybridKind kind = hybridKind(m_evaluation, plan);
    if (kind == HybridKind::RentingInAllButName)
      add({CORE_TEXT("The hybrid does only %1 of the work on own machines: it is renting in all but name."),
           {share(plan.ownedShare)}},
          "D1.5.7");
    if (kind == HybridKind::OwningInAllButName)
      add({CORE_TEXT("The hybrid does only %1 of the work on rented machines: it is owning in all but name."),
           {share(rentedShare(m_evaluation, plan))}},
          "D1.5.7");
  }

  // A contract that would outlast the horizon is not signed; what it carried before is rented by the hour.
  void addUnsignedContracts(const CapacityPlan& rent) {
    const auto check = [&](double MonthCapacity::*gpus, Channel channel) {
      const auto signedIn = [&](const MonthCapacity& month) { return month.*gpus > 0; };
      const auto last = std::find_if(rent.months.rbegin(), rent.months.rend(), signedIn);
      if (last == rent.months.rend() || last == rent.months.rbegin()) return;  // none, or to the end
      const auto covered = static_cast<int>(rent.months.rend() - last);
      if (rent.months.back().reserved1yGpus >= (*last).*gpus) return;
      add({CORE_TEXT("From month %1 on, renting is priced by the hour: another contract of %2 would outlast the "
                     "horizon. Compare a horizon of %3, which counts whole contracts only."),
           {std::to_string(covered + 1), Quantity{static_cast<double>(termMonths(channel)), Unit::Months},
            Quantity{static_cast<double>(covered), Unit::Months}}},
          "D2.4.6");
    };
    if (rent.months.empty()) return;
    check(&MonthCapacity::reserved3yGpus, Channel::Reserved3Years);
    if (rent.months.back().reserved3yGpus == 0) check(&MonthCapacity::reserved1yGpus, Channel::Reserved1Year);
  }

  void addGuidesVoice(const std::array<double, 4>& voice) {
    const auto loudest = static_cast<std::size_t>(std::ranges::max_element(voice) - voice.begin());
    // Half of the match is a voice; less is a murmur. A tie with the verdict is no difference.
    if (voice[loudest] < 0.5 || voice[loudest] <= voice[indexOf(m_best)] + 1e-9) return;
    add({CORE_TEXT("The scenarios of the guides that fit you speak for %1 (%2 of the match); "
                   "your figures and weights speak for %3."),
         {nameOf(allAlternatives[loudest]), Quantity{std::round(voice[loudest] * 100) / 100, Unit::Share},
          nameOf(m_best)}},
        "D2.7");
  }

  void addMethods(const CrossChecks& checks) {
    const auto addMethod = [&](std::string_view method, const std::vector<Alternative>& order) {
      if (!order.empty() && order.front() != m_best)
        add({CORE_TEXT("The cross-check by %1 puts %2 first."), {std::string(method), nameOf(order.front())}},
            "D1.8");
    };
    addMethod("TOPSIS", checks.topsis);
    addMethod("PROMETHEE II", checks.promethee);
    addMethod("VIKOR", checks.vikor);
  }

  std::vector<Reason> take() { return std::move(m_cautions); }

 private:
  void add(Message text, std::string source) {
    m_cautions.push_back({std::move(text), std::move(source), 0});
  }

  const Evaluation& m_evaluation;
  const Knowledge& m_knowledge;
  Alternative m_best;
  const AlternativeFigures& m_figures;
  std::vector<Reason> m_cautions;
};

}  // namespace

HybridKind hybridKind(const Evaluation& evaluation, const CapacityPlan& plan) {
  constexpr double little = 0.1;
  if (plan.ownedShare < little) return HybridKind::RentingInAllButName;
  return rentedShare(evaluation, plan) < little ? HybridKind::OwningInAllButName : HybridKind::Mixed;
}

bool areSameInPractice(const Evaluation& evaluation, const AllFigures& figures, const Ranking& ranking) {
  const bool hybridLeads = ranking.order[0] == Alternative::Hybrid;
  if (!hybridLeads && ranking.order[1] != Alternative::Hybrid) return false;
  const Alternative other = ranking.order[hybridLeads ? 1 : 0];
  const HybridKind kind = hybridKind(evaluation, figures[indexOf(Alternative::Hybrid)].plan);
  return other == Alternative::GpuAsAService ? kind == HybridKind::RentingInAllButName
                                             : kind == HybridKind::OwningInAllButName;
}

std::vector<CriterionId> criticalFailures(const Ranking& ranking) {
  constexpr double critical = 1.5;  // of the need, where 1 is what the guides judge
  constexpr double hardlyMet = 0.25;
  std::vector<CriterionId> failures;
  for (const CriterionId criterion : allCriteria) {
    const CriterionValue& value = ranking.values[indexOf(ranking.best())][indexOf(criterion)];
    if (value.need >= critical && value.score < hardlyMet && ranking.weights[indexOf(criterion)] > 0)
      failures.push_back(criterion);
  }
  return failures;
}

std::optional<int> daysBetween(std::string_view earlier, std::string_view later) {
  const auto from = readDate(earlier);
  const auto to = readDate(later);
  if (!from || !to) return std::nullopt;
  return static_cast<int>((*to - *from).count());
}

double hiddenShare(const CostFigures& cost) {
  double hidden = 0;
  for (std::size_t i = 0; i < costItemCount; ++i)
    if (costItems[i].category == CostCategory::Hidden) hidden += cost.items[i];
  return cost.total > 0 ? hidden / cost.total : 0;
}

std::vector<Reason> cautionsFor(const Evaluation& evaluation, const Knowledge& knowledge,
                                const AllFigures& figures, const Ranking& ranking, const CrossChecks& checks,
                                const std::array<double, 4>& guidesVoice) {
  const Alternative best = ranking.best();
  CautionList list(evaluation, knowledge, best, figures[indexOf(best)]);
  list.addGuideRules();
  list.addMissingStaff();
  list.addLeasedRacks();
  list.addForbiddenBridge();
  list.addCriticalFailures(ranking);
  list.addNominalHybrid(figures, ranking);
  list.addUnsignedContracts(figures[indexOf(Alternative::GpuAsAService)].plan);
  list.addGuidesVoice(guidesVoice);
  list.addMethods(checks);
  list.addHiddenCost();
  list.addOldPrices();
  return list.take();
}

}  // namespace rackorrent

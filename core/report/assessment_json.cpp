// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/assessment_json.h"

#include "core/cost/elasticity.h"
#include "core/project/project_file.h"
#include "core/report/cell_text.h"
#include "core/report/comparison.h"
#include "core/report/conventions.h"
#include "core/report/json_writer.h"
#include "core/report/ledger_figures.h"
#include "core/report/route_tables.h"
#include "core/report/verdict_words.h"
#include "core/report/weights_json.h"

namespace rackorrent {

namespace {

struct Writing {
  const Evaluation& evaluation;
  const Assessment& assessment;
  const Knowledge& knowledge;
  const Wording& wording;
  JsonWriter& json;
  const Study* study;
};

std::vector<std::string_view> keysOf(const std::vector<Alternative>& alternatives) {
  std::vector<std::string_view> keys;
  for (const Alternative alternative : alternatives) keys.push_back(keyOf(alternative));
  return keys;
}

void writeReasons(const Writing& to, std::string_view name, const std::vector<Reason>& reasons) {
  to.json.key(name).beginArray();
  for (const Reason& reason : reasons) {
    to.json.beginObject().member("text", to.wording.text(reason.text)).member("source", reason.source);
    to.json.member("contribution", reason.contribution).endObject();
  }
  to.json.endArray();
}

// Confidence is the share of plausible cases in which the answer stays first. Without a study it is null rather than a
// guess.
void writeRecommendation(const Writing& to) {
  const Verdict& verdict = to.assessment.decision.verdict;
  const bool isFeasible = verdict.kind != VerdictKind::NothingFeasible;
  to.json.key("recommendation").beginObject();
  to.json.key("alternative");
  isFeasible ? to.json.value(keyOf(verdict.best)) : to.json.null();
  to.json.key("runner_up");
  verdict.runnerUp ? to.json.value(keyOf(*verdict.runnerUp)) : to.json.null();
  to.json.member("margin", verdict.margin).key("confidence");
  to.study && isFeasible ? to.json.value(to.study->confidence().value) : to.json.null();
  to.json.member("kind", keyOf(verdict.kind));
  to.json.member("text", to.wording.text(decisionLine(to.evaluation, to.assessment)));
  writeReasons(to, "reasons", verdict.reasonsFor);
  writeReasons(to, "reasons_against", verdict.reasonsAgainst);
  writeReasons(to, "cautions", verdict.cautions);
  to.json.key("nearest_to_feasible");
  isFeasible ? to.json.null() : to.json.value(keyOf(verdict.best));
  to.json.array("conflicting_limits", verdict.conflictingLimits).endObject();
}

void writeViolations(const Writing& to, const AlternativeDecision& decided) {
  to.json.key("violations").beginArray();
  for (const Violation& violation : decided.violations) {
    to.json.beginObject().member("rule", violation.rule).member("text", to.wording.text(violation.text));
    to.json.member("source", violation.source).key("relaxation");
    violation.relaxation.source.empty() ? to.json.null()
                                        : to.json.value(to.wording.text(violation.relaxation));
    to.json.member("field", violation.field)
        .member("needed", violation.needed)
        .member("limit", violation.limit);
    to.json.endObject();
  }
  to.json.endArray();
}

void writeCriteria(const Writing& to, const AlternativeDecision& decided) {
  to.json.key("criteria").beginObject();
  for (const CriterionId criterion : allCriteria) {
    const CriterionScore& score = decided.criteria[indexOf(criterion)];
    to.json.key(keyOf(criterion)).beginObject().member("score", score.score).member("weight", score.weight);
    to.json.member("text", to.wording.text(score.text)).member("source", score.source).endObject();
  }
  to.json.endObject();
}

// By how many per cent a total moves when an input moves by one, the plan staying as it is.
void writeElasticities(const Writing& to, const CapacityPlan& plan) {
  to.json.key("elasticities").beginArray();
  for (const CostElasticity& elasticity : costElasticities(to.evaluation, plan)) {
    to.json.beginObject().member("field", fieldOf(elasticity.field).key).member("of_total", elasticity.ofTotal);
    to.json.member("of_present_value", elasticity.ofPresentValue).endObject();
  }
  to.json.endArray();
}

void writeCost(const Writing& to, const AlternativeAssessment& assessed) {
  const Ledger& ledger = assessed.ledger;
  to.json.key("cost").beginObject();
  to.json.member("currency", to.evaluation.choice("finance.currency"_field));
  to.json.member("total", ledger.total()).member("present_value", ledger.presentValue);
  to.json.member("capex", ledger.capex()).member("opex", ledger.opex());
  to.json.member("hidden", ledger.of(CostCategory::Hidden));
  to.json.member("per_gpu_hour", *plainFigure(unitPrice(assessed.costPerGpuHour)));
  to.json.member("levelised_per_gpu_hour", *plainFigure(unitPrice(assessed.cost.levelisedPerGpuHour)));
  to.json.member("marginal_per_gpu_hour", *plainFigure(unitPrice(assessed.marginalPerGpuHour)));
  to.json.member("upfront_capital", upfrontMoney(ledger));
  to.json.key("categories").beginObject();
  for (const CostCategory category : allCostCategories)
    to.json.member(costCategories[indexOf(category)].key, ledger.of(category));
  to.json.endObject().key("items").beginObject();
  for (std::size_t item = 0; item < costItemCount; ++item)
    to.json.member(costItems[item].key, ledger.of(static_cast<CostItem>(item)));
  to.json.endObject().key("monthly").beginArray();
  for (std::size_t month = 0; month < ledger.months.size(); ++month) to.json.value(ledger.ofMonth(month));
  to.json.endArray();
  writeElasticities(to, assessed.plan);
  to.json.endObject();
}

void writePlan(const Writing& to, const CapacityPlan& plan) {
  to.json.key("plan").beginObject();
  to.json.member("owned_gpus", plan.ownedGpus).member("reserved_gpus", plan.reservedGpus);
  to.json.member("on_demand_gpu_hours", plan.onDemandGpuHours).member("spot_gpu_hours", plan.spotGpuHours);
  to.json.member("served_gpu_hours", plan.usefulGpuHours).member("bridging_gpu_hours", plan.bridgingGpuHours);
  to.json.member("owned_share", plan.ownedShare).member("power_kw", plan.powerKilowatts);
  to.json.member("staff_fte", plan.peakStaffFte).endObject();
}

void writeAlternatives(const Writing& to) {
  to.json.key("alternatives").beginArray();
  for (const Alternative alternative : allAlternatives) {
    const AlternativeAssessment& assessed = to.assessment.alternatives[indexOf(alternative)];
    const AlternativeDecision& decided = to.assessment.decision.alternatives[indexOf(alternative)];
    to.json.beginObject().member("id", keyOf(alternative)).member("feasible", decided.isFeasible());
    writeViolations(to, decided);
    to.json.member("rank", decided.rank).member("score", decided.score);
    writeCriteria(to, decided);
    writeCost(to, assessed);
    writePlan(to, assessed.plan);
    to.json.member("days_to_capacity", assessed.plan.daysToCapacity);
    to.json.member("minutes_to_scale", assessed.plan.minutesToScale).endObject();
  }
  to.json.endArray();
}

std::string firstOf(const Sources& sources) { return sources.empty() ? std::string() : sources.front(); }

void writeGuides(const Writing& to) {
  to.json.key("archetypes").beginArray();
  for (const ArchetypeMatch& match : to.assessment.decision.archetypes) {
    const Archetype* archetype = to.knowledge.findArchetype(match.id);
    to.json.beginObject().member("id", match.id).member("weight", match.weight);
    to.json.array("recommends", keysOf(match.recommends));
    to.json.member("source", archetype ? firstOf(archetype->sources) : std::string()).endObject();
  }
  to.json.endArray().key("rules").beginArray();
  for (const RuleOutcome& outcome : to.assessment.decision.rules) {
    const Rule* rule = to.knowledge.findRule(outcome.id);
    if (!rule) continue;
    to.json.beginObject()
        .member("id", rule->id)
        .member("fired", outcome.fired)
        .member("effect", keyOf(rule->effect));
    to.json.member("text", to.wording.text(rule->text)).member("source", firstOf(rule->sources));
    to.json.array("alternatives", keysOf(rule->alternatives));
    to.json.member("contradicts_verdict", outcome.contradictsVerdict).endObject();
  }
  to.json.endArray().key("guides_voice").beginObject();
  for (const Alternative alternative : allAlternatives)
    to.json.member(keyOf(alternative), to.assessment.decision.guidesVoice[indexOf(alternative)]);
  to.json.endObject();
}

void writeDemand(const Writing& to) {
  const Demand& demand = to.assessment.demand;
  to.json.key("demand").beginObject().member("source", demand.isMeasured ? "imported" : "generated");
  to.json.member("known_hours", demand.knownHours).member("unknown_hours", demand.unknownHours).member("gpu_hours", demand.gpuHours);
  to.json.member("mean_gpus", demand.meanGpus).member("peak_gpus_hourly", demand.peakGpus);
  to.json.member("p95_gpus_hourly", demand.p95Gpus).member("load_factor", demand.loadFactor);
  to.json.member("cv", demand.coefficientOfVariation);
  const MeasuredDemand* log = demand.isMeasured ? to.evaluation.measuredDemand.get() : nullptr;
  to.json.member("log", log ? log->sourceName : "").member("log_sha256", log ? log->sourceDigest : "");
  to.json.member("imported_at", log ? log->importedAt : "").endObject();
}

void writeBreakEven(const Writing& to, std::string_view name, const BreakEven& breakEven) {
  to.json.key(name);
  breakEven.kind == BreakEven::Kind::At ? to.json.value(breakEven.value) : to.json.null();
  to.json.member(std::string(name) + "_kind", keyOf(breakEven.kind));
}

void writeTurningPoints(const Writing& to) {
  to.json.key("break_even").beginObject();
  writeBreakEven(to, "utilization", to.assessment.breakEvenUtilization);
  writeBreakEven(to, "months", to.assessment.breakEvenMonths);
  writeBreakEven(to, "payback_months", to.assessment.paybackMonths);
  to.json.endObject().key("flip_points").beginArray();
  for (const FlipPoint& flip : to.assessment.flipPoints) {
    to.json.beginObject()
        .member("field", fieldOf(flip.field).key)
        .member("from", flip.from)
        .member("to", flip.to);
    to.json.member("alternative", keyOf(flip.alternative)).endObject();
  }
  const Decision& decision = to.assessment.decision;
  to.json.endArray().key("methods").beginObject().array("topsis", keysOf(decision.topsis));
  to.json.array("promethee", keysOf(decision.promethee)).array("vikor", keysOf(decision.vikor)).endObject();
}

void writeFigure(const Writing& to, const CellValue& figure) {
  const auto* quantity = std::get_if<Quantity>(&figure);
  to.json.key("figure");
  if (const auto* amount = std::get_if<Money>(&figure))
    to.json.value(*amount);
  else if (!quantity)
    to.json.null();
  else if (quantity->unit == Unit::MoneyPerGpuHour)
    to.json.value(*plainFigure(figure));
  else
    to.json.value(quantity->value);
}

void writeComparison(const Writing& to) {
  to.json.key("comparison").beginArray();
  for (const ComparisonRow& row : compareAlternatives(to.assessment, to.knowledge)) {
    to.json.beginObject().member("id", row.id).member("title", to.wording.text(row.title)).key("criterion");
    row.criterion ? to.json.value(keyOf(*row.criterion)) : to.json.null();
    to.json.array("sources", row.sources).key("cells").beginObject();
    for (const Alternative alternative : allAlternatives) {
      const ComparisonCell& cell = row.cells[indexOf(alternative)];
      to.json.key(keyOf(alternative)).beginObject();
      writeFigure(to, cell.figure);
      to.json.member("words", to.wording.text(cell.words)).member("derived", cell.isDerived);
      to.json.member("mark", keyOf(cell.mark)).endObject();
    }
    to.json.endObject().endObject();
  }
  to.json.endArray();
}

}  // namespace

void writeAssessmentJson(JsonWriter& json, const Evaluation& evaluation, const Assessment& assessment,
                         const Knowledge& knowledge, const Wording& wording, const Study* study) {
  const Writing to{evaluation, assessment, knowledge, wording, json, study};
  json.beginObject().member("schema", assessmentSchema).member("title", evaluation.title);
  json.member("digest", evaluationDigest(evaluation)).member("program_version", RACKORRENT_VERSION);
  writeRecommendation(to);
  writeAlternatives(to);
  writeGuides(to);
  writeDemand(to);
  writeTurningPoints(to);
  writeWeightsJson(json, evaluation, assessment);
  json.member("conventions", wording.text(conventionsLine(evaluation)));
  writeComparison(to);
  writeRouteJson(json, {evaluation, assessment, knowledge});
  json.endObject();
}

std::string assessmentJson(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge,
                           const Wording& wording, const Study* study) {
  JsonWriter json;
  writeAssessmentJson(json, evaluation, assessment, knowledge, wording, study);
  return json.text();
}

}  // namespace rackorrent

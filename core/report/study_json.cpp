// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/study_json.h"

#include "core/project/project_file.h"
#include "core/report/json_writer.h"
#include "core/report/study_words.h"

namespace rackorrent {

namespace {

std::string_view keyOf(Shape shape) {
  switch (shape) {
    case Shape::Fixed:
      return "fixed";
    case Shape::Uniform:
      return "uniform";
    case Shape::Triangular:
      return "triangular";
    case Shape::Pert:
      return "pert";
    case Shape::Lognormal:
      return "lognormal";
    case Shape::Normal:
      return "normal";
    case Shape::Discrete:
      return "discrete";
    case Shape::Table:
      return "table";
  }
  return {};
}

void writeShare(JsonWriter& json, std::string_view name, const Estimate& share) {
  json.key(name)
      .beginObject()
      .member("share", share.value)
      .member("standard_error", share.standardError)
      .endObject();
}

void writeMoney(JsonWriter& json, std::string_view name, const Summary& summary) {
  json.key(name).beginObject().member("mean", moneyFromDouble(summary.mean.value));
  json.member("mean_standard_error", moneyFromDouble(summary.mean.standardError));
  json.member("standard_deviation", moneyFromDouble(summary.standardDeviation));
  json.member("lowest", moneyFromDouble(summary.lowest)).member("p10", moneyFromDouble(summary.p10.value));
  json.member("p50", moneyFromDouble(summary.p50.value)).member("p90", moneyFromDouble(summary.p90.value));
  json.member("highest", moneyFromDouble(summary.highest));
  json.member("p10_standard_error", moneyFromDouble(summary.p10.standardError));
  json.member("p90_standard_error", moneyFromDouble(summary.p90.standardError)).endObject();
}

void writeBands(JsonWriter& json, const std::vector<CostBand>& bands) {
  json.key("cumulative_cost").beginObject();
  for (const auto& [name, part] :
       {std::pair{"p10", &CostBand::p10}, {"p50", &CostBand::p50}, {"p90", &CostBand::p90}}) {
    json.key(name).beginArray();
    for (const CostBand& band : bands) json.value(moneyFromDouble(band.*part));
    json.endArray();
  }
  json.endObject();
}

void writeAlternatives(JsonWriter& json, const Study& study) {
  json.key("alternatives").beginArray();
  for (const Alternative alternative : allAlternatives) {
    const AlternativeStudy& of = study.alternatives[indexOf(alternative)];
    json.beginObject().member("id", rackorrent::keyOf(alternative));
    writeShare(json, "first", of.first);
    writeShare(json, "cheapest", of.cheapest);
    writeShare(json, "feasible", of.feasible);
    json.array("places", of.placeShares).array("places_with_uncertain_weights", of.placeSharesWithWeights);
    writeMoney(json, "total", of.total);
    writeMoney(json, "present_value", of.presentValue);
    writeMoney(json, "per_gpu_hour", of.perGpuHour);
    writeMoney(json, "regret", of.regret);
    writeBands(json, of.cumulative);
    json.endObject();
  }
  json.endArray();
}

void writeBreakEven(JsonWriter& json, const BreakEvenStudy& study) {
  json.key("break_even_months").beginObject().member("never", study.never).member("always", study.always);
  const bool isReached = study.never + study.always < 1;
  const auto month = [&](std::string_view name, double value) {
    json.key(name);
    isReached ? json.value(value) : json.null();
  };
  month("p10", study.months.p10);
  month("p50", study.months.p50);
  month("p90", study.months.p90);
  json.endObject();
}

void writeInputs(JsonWriter& json, const Study& study) {
  json.key("inputs").beginArray();
  for (const InputEffect& effect : study.inputs) {
    json.beginObject()
        .member("field", fieldOf(effect.field).key)
        .member("distribution", keyOf(effect.distribution.shape));
    json.member("low", effect.distribution.low).member("likely", effect.distribution.likely);
    json.member("high", effect.distribution.high).member("source", effect.source);
    json.member("p10", effect.valueAtP10).member("p90", effect.valueAtP90);
    json.member("lead_at_p10", effect.leadAtP10).member("lead_at_p90", effect.leadAtP90);
    json.member("total_at_p10", moneyFromDouble(effect.costAtP10))
        .member("total_at_p90", moneyFromDouble(effect.costAtP90));
    json.member("rank_correlation", effect.rankCorrelation);
    json.member("total_rank_correlation", effect.costRankCorrelation);
    json.member("first_order_index", effect.firstOrder).member("total_index", effect.totalOrder);
    json.member("value_of_learning", moneyFromDouble(effect.valueOfLearning)).endObject();
  }
  json.endArray();
}

}  // namespace

std::string studyJson(const Evaluation& evaluation, const Study& study, const Wording& wording) {
  JsonWriter json;
  json.beginObject().member("schema", studySchema).member("title", evaluation.title);
  json.member("digest", evaluationDigest(evaluation)).member("program_version", RACKORRENT_VERSION);
  json.member("currency", evaluation.choice("finance.currency"_field));
  json.member("draws", study.draws).member("seed", study.seed);
  json.member("sampling", study.sampling == Sampling::Sobol ? "sobol" : "pseudo_random")
      .member("percentiles", "exact");
  json.member("draws_of_bands", study.drawsOfBands).member("draws_of_sensitivity", study.drawsOfSensitivity);
  json.member("assumption", wording.text(studyAssumption()));
  json.key("answer").beginObject().member("alternative", rackorrent::keyOf(study.answer));
  json.member("confidence", study.confidence().value)
      .member("standard_error", study.confidence().standardError);
  json.member("lead", study.leadToday).member("total", moneyFromDouble(study.totalToday));
  json.member("text", wording.text(confidenceLine(study))).endObject();
  json.member("nothing_feasible", study.nothingFeasible);
  json.key("value_of_perfect_information").beginObject();
  json.member("amount", moneyFromDouble(study.valueOfPerfectInformation.value));
  json.member("standard_error", moneyFromDouble(study.valueOfPerfectInformation.standardError)).endObject();
  writeBreakEven(json, study.breakEvenMonths);
  writeAlternatives(json, study);
  writeInputs(json, study);
  json.endObject();
  return json.text();
}

}  // namespace rackorrent

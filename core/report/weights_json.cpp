// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/weights_json.h"

#include "core/assessment/weight_robustness.h"

namespace rackorrent {

namespace {

void writeFlips(JsonWriter& json, const Assessment& assessment) {
  json.member("flip_precision", flipPrecision).key("flip_levels").beginArray();
  for (const LevelFlip& flip : assessment.levelFlips) {
    json.beginObject().member("field", fieldOf(flip.field).key).member("level", flip.level);
    json.member("removed", flip.isRemoved).member("alternative", keyOf(flip.alternative)).endObject();
  }
  json.endArray().key("no_flip").beginArray();
  for (const SearchedRange& range : assessment.withoutFlip) {
    json.beginObject().member("field", fieldOf(range.field).key);
    json.member("low", range.low).member("high", range.high).endObject();
  }
  json.endArray();
}

void writeWho(JsonWriter& json, std::string_view name, const WeightRobustness& robustness,
              const std::optional<std::size_t>& who) {
  json.key(name);
  who ? json.value(keyOf(robustness.alternatives[*who])) : json.null();
}

void writeIntervals(JsonWriter& json, const WeightRobustness& robustness) {
  json.key("criteria").beginObject();
  for (const CriterionId criterion : allCriteria) {
    const std::size_t j = indexOf(criterion);
    json.key(keyOf(criterion)).beginObject().member("entered", robustness.entered[j]);
    json.member("normalised", robustness.normalised[j]);
    if (!robustness.intervals.empty()) {
      const StabilityInterval& interval = robustness.intervals[j];
      json.member("stable_from", interval.low).member("stable_to", interval.high);
      writeWho(json, "first_below", robustness, interval.below);
      writeWho(json, "first_above", robustness, interval.above);
    }
    json.endObject();
  }
  json.endObject();
}

void writeAcceptability(JsonWriter& json, std::string_view name, const WeightRobustness& robustness,
                        const std::optional<Acceptability>& acceptability) {
  json.key(name);
  if (!acceptability) {
    json.null();
    return;
  }
  json.beginObject().member("draws", acceptability->draws).member("seed", acceptabilitySeed);
  json.key("alternatives").beginObject();
  for (std::size_t a = 0; a < robustness.alternatives.size(); ++a) {
    json.key(keyOf(robustness.alternatives[a])).beginObject().array("ranks", acceptability->ranks[a]);
    json.key("central_weights");
    const auto& central = acceptability->centralWeights[a];
    if (!central) {
      json.null().endObject();
      continue;
    }
    json.beginObject();
    for (const CriterionId criterion : allCriteria)
      json.member(keyOf(criterion), (*central)[indexOf(criterion)]);
    json.endObject().endObject();
  }
  json.endObject().endObject();
}

}  // namespace

void writeWeightsJson(JsonWriter& json, const Evaluation& evaluation, const Assessment& assessment) {
  const WeightRobustness robustness = weightRobustness(evaluation, assessment.decision);
  writeFlips(json, assessment);
  json.key("weights").beginObject();
  writeIntervals(json, robustness);
  writeAcceptability(json, "all", robustness, robustness.allWeights);
  writeAcceptability(json, "near", robustness, robustness.nearWeights);
  json.endObject();
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
// Archetypes and rules: what the guides advise, and when.
#include "core/evaluation/value_text.h"
#include "core/knowledge/condition_json.h"
#include "core/knowledge/knowledge_readers.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace rackorrent {

namespace {

double readEnd(JsonEntry& entry, const Field& field, std::string_view member, double otherwise) {
  if (!entry.has(member)) return otherwise;
  const Number number = entry.number(member);
  if (const auto issue = checkValue(field, number)) entry.fail(issue->message);
  return number.toDouble();
}

ProfileTerm readTerm(JsonEntry& entry) {
  ProfileTerm term;
  term.field = entry.field("field");
  const Field& field = fieldOf(term.field);
  term.weight = entry.real("weight");
  if (term.weight <= 0 || term.weight > 1) entry.fail({"a weight is above 0 and at most 1.", {}});
  if (field.type == FieldType::Choice) {
    term.choices = entry.texts("choices");
    for (const std::string& key : term.choices)
      if (const auto issue = checkValue(field, key)) entry.fail(issue->message);
    return term;
  }
  if (!field.isNumeric()) entry.fail({"a profile takes numbers and single choices.", {}});
  term.low = readEnd(entry, field, "low", field.minimum);
  term.high = readEnd(entry, field, "high", field.maximum);
  if (term.low > term.high) entry.fail({"the interval is empty.", {}});
  return term;
}

ArchetypeAdvice readAdvice(JsonEntry& entry) {
  ArchetypeAdvice advice;
  advice.alternatives = entry.alternatives("alternatives");
  if (entry.has("condition")) advice.condition = readCondition(entry.object("condition"));
  advice.when = entry.optionalLocalized("when");
  if (advice.condition.has_value() != advice.when.has_value())
    entry.fail({"a condition needs its words, and words need a condition.", {}});
  return advice;
}

bool meets(const ProfileTerm& term, const Evaluation& evaluation) {
  if (!term.choices.empty())
    return std::ranges::find(term.choices, evaluation.choice(term.field)) != term.choices.end();
  const auto value = evaluation.optionalReal(term.field);
  return value && *value >= term.low && *value <= term.high;
}

// The profile has to be one that can be met, and the example is the proof.
void requireConsistent(const JsonEntry& entry, const Archetype& archetype) {
  double sum = 0;
  for (const ProfileTerm& term : archetype.profile) sum += term.weight;
  if (std::abs(sum - 1) > 1e-9) entry.fail({"the weights of the profile have to sum to 1.", {}});
  const Evaluation example = exampleOf(archetype);
  for (const ProfileTerm& term : archetype.profile)
    if (!meets(term, example))
      entry.fail({"the example does not meet \"%1\".", {std::string(fieldOf(term.field).key)}});
  const auto advised = std::ranges::count_if(archetype.recommends, [&](const ArchetypeAdvice& advice) {
    return !advice.condition || holds(*advice.condition, example);
  });
  if (advised != 1) entry.fail({"exactly one advice has to hold for the example.", {}});
}

Archetype readArchetype(JsonEntry& entry) {
  Archetype archetype;
  archetype.id = entry.text("id");
  archetype.title = entry.localized("title");
  archetype.blurb = entry.localized("blurb");
  archetype.reason = entry.localized("reason");
  readEach(entry, "profile", [&](JsonEntry& term) { archetype.profile.push_back(readTerm(term)); });
  readEach(entry, "recommends",
           [&](JsonEntry& advice) { archetype.recommends.push_back(readAdvice(advice)); });
  JsonEntry example = entry.object("example");
  for (const std::string& key : example.memberNames()) {
    const auto field = findField(key);
    if (!field) example.fail(unknownKey(key).message);
    archetype.example.emplace_back(*field, readFieldValue(example, *field, example.member(key)));
  }
  archetype.sources = entry.texts("sources");
  requireConsistent(entry, archetype);
  return archetype;
}

MeasureDescription readMeasure(JsonEntry& entry) {
  const std::string key = entry.text("id");
  const auto measure = derivedMeasureFromKey(key);
  if (!measure) entry.fail({"there is no ratio named \"%1\".", {key}});
  return {*measure, entry.localized("title"), entry.localized("text")};
}

}  // namespace

void readArchetypes(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "archetypes",
           [&](JsonEntry& entry) { knowledge.archetypes.push_back(readArchetype(entry)); });
}

void readRules(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "measures", [&](JsonEntry& entry) { knowledge.measures.push_back(readMeasure(entry)); });
  if (knowledge.measures.size() != allDerivedMeasures.size())
    file.fail({"each ratio has to be described.", {}});
  constexpr std::array<std::string_view, 3> effects = {"veto", "preference", "caution"};
  readEach(file, "rules", [&](JsonEntry& entry) {
    Rule rule;
    rule.id = entry.text("id");
    rule.title = entry.localized("title");
    rule.text = entry.localized("text");
    rule.reading = entry.optionalLocalized("reading");
    rule.condition = readCondition(entry.object("condition"));
    rule.effect = static_cast<RuleEffect>(placeOf(entry, "effect", effects));
    rule.alternatives = entry.alternatives("alternatives");
    rule.sources = entry.texts("sources");
    knowledge.rules.push_back(std::move(rule));
  });
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/archetype_match.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rackorrent {

namespace {

constexpr double sharpness = 8;

// The lists whose order runs from less to more; kinds, patterns, models and providers have none.
bool isOrdered(FieldId field) {
  constexpr std::array<FieldId, 6> ordered = {"team.operations_skill"_field, "project.stage"_field,
                                              "workload.latency"_field,      "workload.interconnect"_field,
                                              "compliance.residency"_field,  "cloud.billing"_field};
  return std::ranges::find(ordered, field) != ordered.end();
}

double choiceNearness(const ProfileTerm& term, const Evaluation& evaluation) {
  const auto& list = fieldOf(term.field).choices;
  const auto present = static_cast<std::ptrdiff_t>(evaluation.level(term.field));
  double nearest = 0;
  for (const std::string& key : term.choices) {
    const std::ptrdiff_t wanted = std::ranges::find(list, key, &Choice::key) - list.begin();
    if (wanted == present) return 1;
    const auto levels = static_cast<double>(std::abs(wanted - present));
    if (isOrdered(term.field)) nearest = std::max(nearest, 1 - levels / static_cast<double>(list.size() - 1));
  }
  return nearest;
}

double numberNearness(const ProfileTerm& term, double value) {
  if (value >= term.low && value <= term.high) return 1;
  const double bound = value < term.low ? term.low : term.high;
  const double larger = std::max(std::abs(value), std::abs(bound));
  const double smaller = std::min(std::abs(value), std::abs(bound));
  return value * bound > 0 ? smaller / larger : 0;
}

}  // namespace

double termNearness(const ProfileTerm& term, const Evaluation& evaluation) {
  if (!evaluation.has(term.field)) return 0;
  if (fieldOf(term.field).isNumeric()) return numberNearness(term, evaluation.real(term.field));
  return choiceNearness(term, evaluation);
}

std::vector<ArchetypeMatch> matchArchetypes(const Evaluation& evaluation, const Knowledge& knowledge) {
  std::vector<ArchetypeMatch> matches;
  double sum = 0;
  for (const Archetype& archetype : knowledge.archetypes) {
    ArchetypeMatch& match = matches.emplace_back();
    match.id = archetype.id;
    match.recommends = adviceOf(archetype, evaluation).alternatives;
    double similarity = 0;
    for (const ProfileTerm& term : archetype.profile) {
      const double nearness = termNearness(term, evaluation);
      match.terms.push_back({term.field, nearness >= 1, term.weight});
      similarity += term.weight * nearness;
    }
    match.weight = std::pow(similarity, sharpness);
    sum += match.weight;
  }
  // Nothing in common with any scenario: none is nearer than another.
  for (ArchetypeMatch& match : matches)
    match.weight = sum > 0 ? match.weight / sum : 1 / static_cast<double>(matches.size());
  std::ranges::stable_sort(matches, std::ranges::greater{}, &ArchetypeMatch::weight);
  return matches;
}

std::array<double, 4> guidesVoiceOf(const std::vector<ArchetypeMatch>& matches) {
  std::array<double, 4> voice{};
  for (const ArchetypeMatch& match : matches)
    for (const Alternative alternative : match.recommends) voice[indexOf(alternative)] += match.weight;
  return voice;
}

}  // namespace rackorrent

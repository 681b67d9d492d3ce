// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/evaluation/alternative.h"
#include "core/evaluation/evaluation.h"
#include "core/knowledge/catalogue.h"
#include "core/knowledge/condition.h"
#include "core/knowledge/criterion_id.h"
#include "core/knowledge/figure_id.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rackorrent {

// Ids of ledger statements, catalogue entries or regimes that an entry rests on; never empty.
using Sources = std::vector<std::string>;

template <class T>
using PerAlternative = std::array<T, allAlternatives.size()>;

struct AlternativeDefinition {
  Localized name;
  Localized shortName;  // for tight columns
  Localized summary;
  Localized suits;
  bool derived = false;  // not in the guides: follows from what they combine
  Sources sources;
};

enum class DefinitionKind { ServiceModel, Billing, Facility, Background };

struct Definition {
  std::string id;
  DefinitionKind kind = DefinitionKind::ServiceModel;
  Localized title;
  Localized text;
  Sources sources;
};

struct Similarity {
  std::string id;
  Localized title;
  Localized text;
  Sources sources;
};

struct DimensionCell {
  Localized text;
  bool derived = false;
};

// A row of the side-by-side comparison.
struct Dimension {
  std::string id;
  Localized title;
  std::optional<CriterionId> criterion;  // the weighted dimension that it belongs to
  std::optional<FigureId> figure;        // the user's own figure shown in the same cells
  PerAlternative<DimensionCell> cells;
  Sources sources;
};

// How an alternative does on a criterion by its nature, where no figure of the plan exists: 0 worst, 1 best.
struct Judgement {
  double score = 0;
  Localized reason;
};

struct CriterionDescription {
  CriterionId id = CriterionId::TotalCost;
  Localized title;
  Localized explanation;
  bool moreIsBetter = false;       // of the figure behind it, not of the score
  std::array<Localized, 5> scale;  // words from worst to best
  std::optional<PerAlternative<Judgement>> judgements;
  Sources sources;
};

// One input of an archetype's profile. Choice fields: the accepted keys; numeric fields: the interval.
struct ProfileTerm {
  FieldId field;
  std::vector<std::string> choices;
  double low = 0;     // the field's minimum where the data names no lower end
  double high = 0;    // likewise the maximum
  double weight = 0;  // the weights of a profile sum to 1
};

struct ArchetypeAdvice {
  std::vector<Alternative> alternatives;
  std::optional<Condition> condition;  // none: always
  std::optional<Localized> when;       // the condition in words
};

// One of the guides' ten scenarios.
struct Archetype {
  std::string id;
  Localized title;
  Localized blurb;  // one line for a card
  Localized reason;
  std::vector<ProfileTerm> profile;
  std::vector<ArchetypeAdvice> recommends;         // exactly one holds for any evaluation
  std::vector<std::pair<FieldId, Value>> example;  // inputs that meet every term of the profile
  Sources sources;
};

enum class RuleEffect { Veto, Preference, Caution };

// A conditional advice of the guides. A veto rules the alternatives out, a preference speaks for them, a
// caution asks to look twice.
struct Rule {
  std::string id;
  Localized title;
  Localized text;
  std::optional<Localized> reading;  // how a word of the guides was turned into a number
  Condition condition;
  RuleEffect effect = RuleEffect::Caution;
  std::vector<Alternative> alternatives;
  Sources sources;
};

struct MeasureDescription {
  DerivedMeasure measure = DerivedMeasure::CapitalCover;
  Localized title;
  Localized text;
};

struct OnboardingStep {
  std::string id;
  Localized title;
  Localized text;
  Localized check;    // how to see that it is done
  bool once = false;  // done for the first start only, reused afterwards
  Sources sources;
};

struct OnboardingPath {
  std::string id;
  Localized title;
  std::vector<Alternative> alternatives;
  std::vector<OnboardingStep> steps;
  Sources sources;
};

enum class MigrationDirection { ToCloud, ToOwned, Both };

struct ChecklistItem {
  std::string id;
  Localized topic;
  MigrationDirection direction = MigrationDirection::Both;
  Localized title;
  Localized action;
  Localized verification;
  Sources sources;
};

// Whether the item is part of a move to this alternative. A hybrid moves both ways, a private cloud is owned.
bool appliesTo(const ChecklistItem& item, Alternative alternative);

struct Risk {
  std::string id;
  Localized title;
  Localized text;
  Localized mitigation;
  std::vector<Alternative> alternatives;
  std::optional<Condition> condition;  // none: applies whatever the inputs
  Sources sources;
};

struct TrialStep {
  std::string id;
  Localized title;
  Localized text;
  Localized passMark;
  Sources sources;
};

// What to do at a stage of the project and what to watch before the next one.
struct StageAdvice {
  std::string stage;  // a choice of project.stage
  Localized title;
  Localized now;
  Localized next;
  std::vector<Alternative> alternatives;
  std::vector<FieldId> watch;
  Sources sources;
};

struct Provider {
  std::string id;
  Localized name;
  Localized category;
  Localized text;
  Sources sources;
};

enum class RegimeImplication {
  CloudAllowed,
  InCountryRegionOnly,
  CertifiedCloudOnly,
  AirGapped,
  SupplyConstraint
};

enum class Standing { Open, Conditional, Excluded };

struct RegimeStanding {
  Standing standing = Standing::Open;
  Localized text;
};

struct Regime {
  std::string id;  // a choice of compliance.regimes
  Localized name;
  std::string jurisdiction;
  Localized description;
  RegimeImplication implication = RegimeImplication::CloudAllowed;
  std::string residency;  // the least demanding choice of compliance.residency that meets it
  PerAlternative<RegimeStanding> standings;
  Citation citation;
};

struct Guide {
  int number = 1;
  Localized title;
};

struct LedgerStatement {
  std::string id;
  int guide = 1;
  std::string section;
  std::string kind;
  Localized gist;
};

// The guides and the catalogue as data; loaded once, read-only.
struct Knowledge {
  PerAlternative<AlternativeDefinition> alternatives;
  std::vector<Definition> definitions;
  std::vector<Similarity> similarities;
  std::vector<Dimension> dimensions;
  std::array<CriterionDescription, criterionCount> criteria;
  std::vector<Archetype> archetypes;
  std::vector<MeasureDescription> measures;
  std::vector<Rule> rules;
  std::vector<OnboardingPath> onboarding;
  std::vector<ChecklistItem> checklist;
  std::vector<Risk> risks;
  std::vector<TrialStep> trial;
  std::vector<StageAdvice> stages;
  std::vector<Provider> providers;
  std::vector<Regime> regimes;
  std::vector<Guide> guides;
  std::vector<LedgerStatement> ledger;
  Catalogue catalogue;

  const CriterionDescription& criterion(CriterionId id) const { return criteria[indexOf(id)]; }
  const LedgerStatement* findStatement(std::string_view id) const;
  const Archetype* findArchetype(std::string_view id) const;
  const Rule* findRule(std::string_view id) const;
  const Regime* findRegime(std::string_view id) const;
  const Provider* findProvider(std::string_view id) const;

  // "Guide 1, section 4.2" with the gist, or the catalogue's source and date; nothing for an unknown id.
  std::optional<Localized> sourceLabel(std::string_view id) const;
};

// Where each ledger statement is carried, other than in the ledger itself: "dimensions.json: upfront", ...
std::vector<std::string> carriersOf(const Knowledge& knowledge, std::string_view ledgerId);

// The archetype's example over the defaults.
Evaluation exampleOf(const Archetype& archetype);

// The advice that holds for these inputs.
const ArchetypeAdvice& adviceOf(const Archetype& archetype, const Evaluation& evaluation);

// Reads resources/knowledge and resources/catalogue. Throws Error that names file and entry for a missing or
// unknown member, a missing language, an unknown ledger id, field, choice, criterion or figure, a number
// outside its range, and a condition that cannot be true.
Knowledge loadKnowledge(const std::filesystem::path& resources);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/cost.h"
#include "core/knowledge/knowledge.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rackorrent {

// What the rooms below found out about one alternative: the decision's input.
struct AlternativeFigures {
  CapacityPlan plan;
  CostFigures cost;
};
using AllFigures = std::array<AlternativeFigures, 4>;  // by indexOf(Alternative)

// A hard limit that an alternative breaks.
struct Violation {
  std::string rule;    // stable id, such as "limit.capex" or a rule of the guides
  std::string source;  // ledger or catalogue id
  std::string field;   // the input that sets the limit
  Message text;        // both numbers are in it
  Message relaxation;  // the smallest change of the limit that would lift it; empty source when none can
  std::optional<double> needed;
  std::optional<double> limit;
};

struct CriterionScore {
  double score = 0;   // 0 worst to 1 best
  double weight = 0;  // normalised: the weights of all criteria add up to 1
  Quantity raw;       // the figure behind the score, where there is one
  Message text;       // one sentence: the raw figure and what it is judged by
  std::string source;
};

struct AlternativeDecision {
  std::vector<Violation> violations;
  bool isFeasible() const { return violations.empty(); }
  std::array<CriterionScore, criterionCount> criteria;  // by indexOf(CriterionId)
  double score = 0;                                     // sum of weight x score, 0 to 1
  int rank = 0;                                         // 1 is best; infeasible ones follow the feasible ones
};

struct Reason {
  Message text;
  std::string source;
  double contribution = 0;  // signed part of the margin, 0 to 1 scale; 0 for a caution
  std::optional<CriterionId> criterion = std::nullopt;  // of a reason that compares scores
};

// One term of an archetype's profile against the user's input.
struct ProfileMatch {
  FieldId field;
  bool matches = false;
  double weight = 0;
};

struct ArchetypeMatch {
  std::string id;                       // of knowledge.archetypes
  double weight = 0;                    // the weights of all archetypes add up to 1
  std::vector<Alternative> recommends;  // after its conditions were applied to the inputs
  std::vector<ProfileMatch> terms;
};

struct RuleOutcome {
  std::string id;  // of knowledge.rules
  bool fired = false;
  std::vector<FieldId> because;  // the inputs in its condition
  // The rule prefers another alternative than the verdict; set by the assessment of the verdict.
  bool contradictsVerdict = false;
};

enum class VerdictKind { Clear, Leaning, TooClose, NothingFeasible };

struct Verdict {
  VerdictKind kind = VerdictKind::NothingFeasible;
  Alternative best = Alternative::GpuAsAService;  // when nothing is feasible: the nearest to feasible
  std::optional<Alternative> runnerUp;
  double margin = 0;               // difference of the scores, 0 to 1 scale
  std::vector<Reason> reasonsFor;  // largest contributions against the runner-up first
  std::vector<Reason> reasonsAgainst;
  std::vector<Reason> cautions;
  std::vector<std::string> conflictingLimits;  // fields, when nothing is feasible
};

struct Decision {
  std::array<AlternativeDecision, 4> alternatives;  // by indexOf(Alternative)
  std::vector<ArchetypeMatch> archetypes;           // best match first
  std::array<double, 4> guidesVoice{};  // by alternative: summed weight of the archetypes that recommend it
  std::vector<RuleOutcome> rules;
  Verdict verdict;
  // Cross-checks: alternatives from best to worst, feasible ones only.
  std::vector<Alternative> topsis;
  std::vector<Alternative> promethee;
  std::vector<Alternative> vikor;
};

// Precondition: isValid(evaluation).
Decision decide(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/agreement.h"

#include "core/report/verdict_words.h"
#include "ui/results/source_links.h"
#include "ui/tables/table_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackorrent::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(rackorrent::ui::Agreement)
};

struct Case {
  const Evaluation& evaluation;
  const Assessment& assessment;
  const Knowledge& knowledge;
  const TextWording& wording;

  Alternative best() const { return assessment.decision.verdict.best; }
  QString bestFirst() const { return Words::tr("%1 ranks first").arg(wording.string(nameOf(best()))); }
};

bool contains(const std::vector<Alternative>& list, Alternative alternative) {
  return std::find(list.begin(), list.end(), alternative) != list.end();
}

AgreementRow scenarioRow(const Case& c, const ArchetypeMatch& match, const Archetype& archetype) {
  return {Words::tr("Best-matching scenario"),
          Words::tr("%1, match %2: %3")
              .arg(c.wording.string(archetype.title), c.wording.percent(match.weight),
                   wordsOf(namesOf(match.recommends), c.wording)),
          c.bestFirst(), contains(match.recommends, c.best()), toStringList(archetype.sources)};
}

QString breakEvenWords(const Case& c) {
  const BreakEven& breakEven = c.assessment.breakEvenUtilization;
  switch (breakEven.kind) {
    case BreakEven::Kind::At:
      return Words::tr("With your prices, break-even at %1").arg(c.wording.percent(breakEven.value));
    case BreakEven::Kind::Never:
      return Words::tr("With your prices, owning never costs less");
    case BreakEven::Kind::Always:
      return Words::tr("With your prices, owning costs less at any utilisation");
  }
  return {};
}

// They agree when both say the same about the present utilisation: own, or do not.
AgreementRow utilizationRow(const Case& c) {
  const double now = c.evaluation.real("workload.utilization"_field);
  const BreakEven& breakEven = c.assessment.breakEvenUtilization;
  const bool byFigures = breakEven.kind == BreakEven::Kind::Always ||
                         (breakEven.kind == BreakEven::Kind::At && now > breakEven.value);
  return {Words::tr("When to consider owning"),
          Words::tr("Utilisation above %1 for long").arg(c.wording.percent(guidesUtilization.value)),
          breakEvenWords(c),
          byFigures == (now > guidesUtilization.value),
          {QStringLiteral("D1.6.2")}};
}

// The period is in the condition of the rule that warns outside it: below the first number, above the second.
AgreementRow depreciationRow(const Case& c, const Rule& rule, bool isOutside) {
  QStringList years;
  for (const Comparison& comparison : comparisonsOf(rule.condition))
    if (const auto* bound = std::get_if<double>(&comparison.operand)) years << c.wording.number(*bound, 0);
  const Money resale = -c.assessment.alternatives[indexOf(c.best())].ledger.of(CostItem::ResaleValue);
  const QString life =
      c.wording.quantityString({c.evaluation.real("owned.useful_life_years"_field), Unit::Years});
  const QString figures =
      resale > Money{} ? Words::tr("%1; resale value %2").arg(life, c.wording.shortMoney(toDouble(resale)))
                       : life;
  return {Words::tr("Depreciation"), Words::tr("%1 years").arg(years.join(Words::tr(" to "))), figures,
          !isOutside, toStringList(rule.sources)};
}

AgreementRow ruleRow(const Case& c, const Rule& rule) {
  return {c.wording.string(rule.title), wordsOf(namesOf(rule.alternatives), c.wording), c.bestFirst(), false,
          toStringList(rule.sources)};
}

}  // namespace

std::vector<AgreementRow> agreementRows(const Evaluation& evaluation, const Assessment& assessment,
                                        const Knowledge& knowledge, const TextWording& wording) {
  const Case c{evaluation, assessment, knowledge, wording};
  std::vector<AgreementRow> rows;
  const auto& archetypes = assessment.decision.archetypes;
  if (!archetypes.empty())
    if (const Archetype* archetype = knowledge.findArchetype(archetypes.front().id))
      rows.push_back(scenarioRow(c, archetypes.front(), *archetype));
  rows.push_back(utilizationRow(c));
  for (const RuleOutcome& outcome : assessment.decision.rules) {
    const Rule* rule = knowledge.findRule(outcome.id);
    if (rule == nullptr) continue;
    if (outcome.id == "depreciation_period") rows.push_back(depreciationRow(c, *rule, outcome.fired));
    if (outcome.fired && outcome.contradictsVerdict) rows.push_back(ruleRow(c, *rule));
  }
  return rows;
}

}  // namespace rackorrent::ui

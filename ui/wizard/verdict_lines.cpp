// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/verdict_lines.h"

#include "core/report/verdict_words.h"
#include "ui/forms/field_mark.h"

#include <QCoreApplication>

#include <cstdlib>

namespace rackorrent::ui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(VerdictLines)
};

QString signedMoney(double amount, const TextWording& wording) {
  const QString text = wording.shortMoney(amount);
  return amount > 0 ? u'+' + text : text;
}

QString shown(FieldId field, const Evaluation& evaluation, const TextWording& wording) {
  const QString text = valueText(field, evaluation.value(field), wording);
  return text.isEmpty() ? Text::tr("empty") : text;
}

}  // namespace

QString headline(const Verdict& verdict, const TextWording& wording) {
  const QString best = wording.string(nameOf(verdict.best));
  if (verdict.kind != VerdictKind::TooClose || !verdict.runnerUp) return best;
  return Text::tr("%1 or %2").arg(best, wording.string(nameOf(*verdict.runnerUp)));
}

QString leadText(const Assessment& assessment, const TextWording& wording) {
  const Verdict& verdict = assessment.decision.verdict;
  if (verdict.kind == VerdictKind::NothingFeasible) return Text::tr("Every alternative breaks a limit");
  if (!verdict.runnerUp) return Text::tr("The only feasible alternative");
  const auto score = [&](Alternative alternative) {
    return QString::number(qRound(assessment.decision.alternatives[indexOf(alternative)].score * 100));
  };
  return Text::tr("Ahead of %1 by %2 (%3 to %4)")
      .arg(wording.string(nameOf(*verdict.runnerUp)), wording.quantityString(points(verdict.margin)),
           score(verdict.best), score(*verdict.runnerUp));
}

std::optional<FieldId> onlyChange(const Evaluation& before, const Evaluation& after) {
  std::optional<FieldId> changed;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    if (before.value(field) == after.value(field)) continue;
    if (changed) return std::nullopt;
    changed = field;
  }
  return changed;
}

LastChange lastChange(FieldId field, const Evaluation& before, const Evaluation& after,
                      const Assessment& then, const Assessment& now, const TextWording& wording) {
  const Alternative best = now.decision.verdict.best;
  LastChange change;
  change.what = Text::tr("%1 %2 → %3")
                    .arg(wording.string(fieldOf(field).label), shown(field, before, wording),
                         shown(field, after, wording));
  const double difference =
      now.alternatives[indexOf(best)].cost.total - then.alternatives[indexOf(best)].cost.total;
  const bool isUnchanged = std::abs(difference) < 0.5;  // less than one unit of the currency
  const QString cost = isUnchanged ? Text::tr("Total cost unchanged")
                                   : Text::tr("Total cost %1").arg(signedMoney(difference, wording));
  const QString answer =
      best == then.decision.verdict.best
          ? Text::tr("same answer")
          : Text::tr("%1 instead of %2")
                .arg(wording.string(nameOf(best)), wording.string(nameOf(then.decision.verdict.best)));
  change.effect = Text::tr("%1, %2").arg(cost, answer);
  return change;
}

}  // namespace rackorrent::ui

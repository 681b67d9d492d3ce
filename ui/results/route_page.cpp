// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/route_page.h"

#include "core/report/sections.h"
#include "ui/forms/field_mark.h"
#include "ui/results/card.h"
#include "ui/results/column_pair.h"
#include "ui/results/entry_list.h"
#include "ui/results/source_links.h"
#include "ui/tables/document_table_model.h"
#include "ui/tables/table_view.h"

#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int narrowest = 860;

// Which items of the checklist a move to this alternative needs.
bool isNeededFor(Alternative alternative, MigrationDirection direction) {
  if (direction == MigrationDirection::Both || alternative == Alternative::Hybrid) return true;
  return direction == (alternative == Alternative::GpuAsAService ? MigrationDirection::ToCloud
                                                                 : MigrationDirection::ToOwned);
}

}  // namespace

RoutePage::RoutePage(Session& session, QWidget* parent) : ResultView(session, parent) {
  for (Part* part : {&m_stages, &m_trial, &m_migration, &m_risks}) part->card = new Card(content());
  m_switches = new Card(content());
  m_model = new DocumentTableModel(this);
  m_table = new TableView(m_switches);
  m_table->setModel(m_model);
  m_table->setStretch({5, 3, 3, 3});
  m_switches->body().addWidget(m_table);
  auto* columns = new ColumnPair(1, 1, narrowest, content());
  columns->addLeft(m_stages.card);
  columns->addLeft(m_trial.card);
  columns->addLeft(new QWidget, 1);
  columns->addRight(m_switches);
  columns->addRight(m_migration.card);
  columns->addRight(m_risks.card);
  columns->addRight(new QWidget, 1);
  body().addWidget(columns, 1);
}

QString RoutePage::heading() const { return tr("Route"); }

void RoutePage::refresh(const Assessment& assessment, const TextWording& wording) {
  showStages(wording);
  showSwitches(assessment, wording);
  showTrial(wording);
  showMigration(assessment, wording);
  showRisks(assessment, wording);
}

EntryList& RoutePage::renew(Part& part, const QString& title, const TextWording& wording) {
  part.card->setTitle(title);
  delete part.list;
  part.list = new EntryList(session().knowledge(), wording, part.card);
  part.card->body().insertWidget(0, part.list);
  return *part.list;
}

QString RoutePage::watched(const StageAdvice& advice, const TextWording& wording) const {
  QStringList inputs;
  for (const FieldId field : advice.watch)
    inputs << tr("%1: %2").arg(wording.string(fieldOf(field).label),
                               valueText(field, session().evaluation().value(field), wording));
  return tr("Watch: %1").arg(inputs.join(tr("; ")));
}

// From the present stage onwards; what lies behind is no advice any more.
void RoutePage::showStages(const TextWording& wording) {
  const std::string& present = session().evaluation().choice("project.stage"_field);
  EntryList& list = renew(m_stages, tr("What to do now, and what comes next"), wording);
  bool isReached = false;
  for (const StageAdvice& advice : session().knowledge().stages) {
    const bool isPresent = advice.stage == present;
    isReached = isReached || isPresent;
    if (!isReached) continue;
    Entry entry{
        .title = wording.string(advice.title),
        .text = wording.string(advice.now),
        .note = tr("Move on when: %1").arg(wording.string(advice.next)) + u'\n' + watched(advice, wording),
        .sources = toStringList(advice.sources)};
    if (isPresent) {
      entry.badge = Badge::Positive;
      entry.badgeText = tr("you are here");
    }
    list.add(entry);
  }
}

void RoutePage::showSwitches(const Assessment& assessment, const TextWording& wording) {
  m_switches->setTitle(assessment.flipPoints.empty() ? tr("No single input changes the answer")
                                                     : tr("When to switch"));
  m_table->setAccessibleName(m_switches->title());
  m_table->setVisible(!assessment.flipPoints.empty());
  const Section section = changesSection({session().evaluation(), assessment, session().knowledge()});
  for (const Block& block : section.blocks) {
    const auto* table = std::get_if<Table>(&block);
    if (table == nullptr) continue;
    m_switches->setSubtitle(wordsOf(table->title, wording));
    m_model->show(*table, std::nullopt, wording, TableWords::Amounts::Scaled);
  }
}

void RoutePage::showTrial(const TextWording& wording) {
  EntryList& list = renew(m_trial, tr("Trial before the final decision"), wording);
  int number = 0;
  for (const TrialStep& step : session().knowledge().trial)
    list.add({.title = wording.string(step.title),
              .text = wording.string(step.text),
              .note = tr("Passed when: %1").arg(wording.string(step.passMark)),
              .sources = toStringList(step.sources),
              .sign = QStringLiteral("%1.").arg(++number)});
}

void RoutePage::showMigration(const Assessment& assessment, const TextWording& wording) {
  const Alternative best = assessment.decision.verdict.best;
  EntryList& list = renew(m_migration, tr("Moving to: %1").arg(wording.string(nameOf(best))), wording);
  const double days = valueOf(DerivedMeasure::UploadDays, session().evaluation());
  const auto figure = [&](FieldId field) {
    return valueText(field, session().evaluation().value(field), wording);
  };
  m_migration.card->setSubtitle(tr("%1 over a line of %2 take %3 at full speed.")
                                    .arg(figure("data.stored_tb"_field), figure("data.link_gbps"_field),
                                         wording.quantityString({days, Unit::Days})));
  for (const ChecklistItem& item : session().knowledge().checklist)
    if (isNeededFor(best, item.direction))
      list.add({.title = wording.string(item.title),
                .text = {},
                .note = wording.string(item.action),
                .sources = {},
                .sign = QStringLiteral("☐")});
}

void RoutePage::showRisks(const Assessment& assessment, const TextWording& wording) {
  const Alternative best = assessment.decision.verdict.best;
  EntryList& list = renew(m_risks, tr("Risks to watch"), wording);
  for (const Risk& risk : session().knowledge().risks) {
    const bool isOfBest =
        std::find(risk.alternatives.begin(), risk.alternatives.end(), best) != risk.alternatives.end();
    if (!isOfBest || (risk.condition && !holds(*risk.condition, session().evaluation()))) continue;
    list.add({.title = wording.string(risk.title),
              .text = wording.string(risk.text),
              .note = tr("Against it: %1").arg(wording.string(risk.mitigation)),
              .sources = toStringList(risk.sources)});
  }
}

}  // namespace rackorrent::ui

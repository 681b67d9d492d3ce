// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/route_page.h"

#include "core/report/route_tables.h"
#include "core/report/verdict_words.h"
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

}  // namespace

RoutePage::RoutePage(Session& session, QWidget* parent) : ResultView(session, parent) {
  for (Part* part : {&m_stages, &m_trial, &m_risks}) part->card = new Card(content());
  m_plan = makeTableCard({1, 6});
  m_switches = makeTableCard({5, 3, 3, 3});
  m_transfer = makeTableCard({3, 2, 3, 5});
  auto* columns = new ColumnPair(1, 1, narrowest, content());
  columns->addLeft(m_plan.card);
  columns->addLeft(m_stages.card);
  columns->addLeft(m_trial.card);
  columns->addLeft(new QWidget, 1);
  columns->addRight(m_switches.card);
  columns->addRight(m_transfer.card);
  columns->addRight(m_risks.card);
  columns->addRight(new QWidget, 1);
  body().addWidget(columns, 1);
}

RoutePage::TableCard RoutePage::makeTableCard(std::initializer_list<int> stretch) {
  TableCard made;
  made.card = new Card(content());
  made.model = new DocumentTableModel(this);
  made.table = new TableView(made.card);
  made.table->setModel(made.model);
  made.table->setStretch(stretch);
  made.card->body().addWidget(made.table);
  return made;
}

void RoutePage::showTable(const TableCard& in, const Table& table, const TextWording& wording) {
  in.table->setAccessibleName(wordsOf(table.title, wording));
  in.table->setVisible(!table.rows.empty());
  in.model->show(table, std::nullopt, wording, TableWords::Amounts::Scaled);
}

QString RoutePage::heading() const { return tr("Route"); }

void RoutePage::refresh(const Assessment& assessment, const TextWording& wording) {
  const ReportInput input{session().evaluation(), assessment, session().knowledge()};
  showPlan(input, wording);
  showStages(wording);
  showSwitches(assessment, wording);
  showTrial(wording);
  showTransfer(input, wording);
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

void RoutePage::showPlan(const ReportInput& input, const TextWording& wording) {
  const Table table = planStepsTable(input);
  m_plan.card->setTitle(wordsOf(table.title, wording));
  const QString finding = wordsOf(switchesFinding(input), wording);
  m_plan.card->setSubtitle(table.rows.empty() ? wordsOf(planWithoutSteps(), wording) + u'\n' + finding : finding);
  showTable(m_plan, table, wording);
}

void RoutePage::showSwitches(const Assessment& assessment, const TextWording& wording) {
  m_switches.card->setTitle(assessment.flipPoints.empty() ? tr("No single input changes the answer")
                                                          : tr("When to switch"));
  m_switches.table->setVisible(!assessment.flipPoints.empty());
  const Section section = changesSection({session().evaluation(), assessment, session().knowledge()});
  for (const Block& block : section.blocks) {
    const auto* table = std::get_if<Table>(&block);
    if (table == nullptr || table->name != "flip_points") continue;
    m_switches.card->setSubtitle(wordsOf(table->title, wording));
    showTable(m_switches, *table, wording);
  }
}

void RoutePage::showTransfer(const ReportInput& input, const TextWording& wording) {
  m_transfer.card->setTitle(wordsOf(transferFinding(input), wording));
  m_transfer.card->setSubtitle(
      tr("For a move to: %1. The checklist of the move is on the page of the guides.")
          .arg(wording.string(nameOf(input.focus()))));
  showTable(m_transfer, transferTable(input), wording);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/guides_page.h"

#include "core/report/sections.h"
#include "core/report/verdict_words.h"
#include "ui/forms/field_mark.h"
#include "ui/results/card.h"
#include "ui/results/checklist_card.h"
#include "ui/results/column_pair.h"
#include "ui/results/entry_list.h"
#include "ui/results/popover.h"
#include "ui/results/source_links.h"
#include "ui/tables/document_table_model.h"
#include "ui/tables/table_view.h"

#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int narrowest = 860;

Badge badgeOf(RuleEffect effect) {
  switch (effect) {
    case RuleEffect::Veto:
      return Badge::Danger;
    case RuleEffect::Preference:
      return Badge::Positive;
    case RuleEffect::Caution:
      return Badge::Warning;
  }
  return Badge::Neutral;
}

bool contains(const std::vector<Alternative>& list, Alternative alternative) {
  return std::find(list.begin(), list.end(), alternative) != list.end();
}

}  // namespace

GuidesPage::GuidesPage(Session& session, QWidget* parent) : ResultView(session, parent) {
  m_scenarios = new Card(content());
  m_rules = new Card(content());
  m_onboarding = new Card(content());
  m_terms = new Card(content());
  m_checklist = new ChecklistCard(session, content());
  m_model = new DocumentTableModel(this);
  m_table = new TableView(m_scenarios);
  m_table->setModel(m_model);
  m_table->setStretch({5, 0, 4});
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_scenarios->body().addWidget(m_table);
  auto* columns = new ColumnPair(1, 1, narrowest, content());
  columns->addLeft(m_scenarios);
  columns->addLeft(m_onboarding);
  columns->addLeft(m_terms);
  columns->addLeft(new QWidget, 1);
  columns->addRight(m_rules);
  columns->addRight(m_checklist);
  columns->addRight(new QWidget, 1);
  body().addWidget(columns, 1);
  connect(m_table, &QTableView::activated, this, &GuidesPage::explainScenario);
  connect(m_table, &QTableView::clicked, this, &GuidesPage::explainScenario);
}

QString GuidesPage::heading() const { return tr("Guides"); }

void GuidesPage::refresh(const Assessment& assessment, const TextWording& wording) {
  showScenarios(assessment, wording);
  showRules(assessment, wording);
  showOnboarding(assessment, wording);
  showTerms(wording);
  m_checklist->show(assessment.decision.verdict.best, wording);
}

EntryList* GuidesPage::newList(Card& card, EntryList*& list, const TextWording& wording) {
  delete list;
  list = new EntryList(session().knowledge(), wording, &card);
  card.body().insertWidget(0, list);
  return list;
}

QString GuidesPage::termsOf(const ArchetypeMatch& match, const TextWording& wording) const {
  QStringList alike;
  QStringList different;
  for (const ProfileMatch& term : match.terms)
    (term.matches ? alike : different) << becauseOf({term.field}, wording);
  QStringList lines;
  if (!alike.isEmpty()) lines << tr("Alike: %1").arg(alike.join(tr("; ")));
  if (!different.isEmpty()) lines << tr("Different: %1").arg(different.join(tr("; ")));
  return lines.join(u'\n');
}

QString GuidesPage::becauseOf(const std::vector<FieldId>& fields, const TextWording& wording) const {
  QStringList inputs;
  for (const FieldId field : fields) {
    const QString value = valueText(field, session().evaluation().value(field), wording);
    inputs << tr("%1: %2").arg(wording.string(fieldOf(field).label), value.isEmpty() ? tr("none") : value);
  }
  return inputs.join(tr("; "));
}

void GuidesPage::showScenarios(const Assessment& assessment, const TextWording& wording) {
  const auto& matches = assessment.decision.archetypes;
  if (matches.empty()) return;
  const ArchetypeMatch& nearest = matches.front();
  const Archetype* archetype = session().knowledge().findArchetype(nearest.id);
  if (archetype == nullptr) return;
  m_scenarios->setTitle(tr("Most like \"%1\", match %2")
                            .arg(wording.string(archetype->title), wording.percent(nearest.weight)));
  m_scenarios->setSubtitle(
      tr("The guides' ten scenarios and how much of the match each has. Choose a row for its terms."));
  EntryList* list = newList(*m_scenarios, m_nearest, wording);
  list->add({.title = tr("Recommends: %1").arg(wordsOf(namesOf(nearest.recommends), wording)),
             .text = wording.string(archetype->reason),
             .note = termsOf(nearest, wording),
             .sources = toStringList(archetype->sources)});
  const Section section = guidesSection({session().evaluation(), assessment, session().knowledge()});
  for (const Block& block : section.blocks) {
    const auto* table = std::get_if<Table>(&block);
    if (table == nullptr || table->name != "archetypes") continue;
    Table shown = *table;
    // The reason and the source of each are one click away.
    constexpr std::size_t firstHidden = 4;
    for (std::size_t i = firstHidden; i < shown.columns.size(); ++i) shown.columns[i].isDataOnly = true;
    m_table->setAccessibleName(wordsOf(shown.title, wording));
    m_model->show(shown, std::nullopt, wording, TableWords::Amounts::Scaled);
  }
}

void GuidesPage::explainScenario(const QModelIndex& index) {
  const auto assessment = session().assessment();
  const auto row = static_cast<std::size_t>(index.row());
  if (!assessment || row >= assessment->decision.archetypes.size()) return;
  const ArchetypeMatch& match = assessment->decision.archetypes[row];
  const Archetype* archetype = session().knowledge().findArchetype(match.id);
  if (archetype == nullptr) return;
  const TextWording wording = session().wording();
  auto* popover = new Popover(wording.string(archetype->title), m_table);
  popover->addText(wording.string(archetype->reason));
  popover->addText(termsOf(match, wording), true);
  popover->addWidget(
      new SourceLinks(toStringList(archetype->sources), session().knowledge(), wording, popover));
  popover->openAt(m_table->viewport()->mapToGlobal(m_table->visualRect(index).bottomLeft()));
}

void GuidesPage::showRules(const Assessment& assessment, const TextWording& wording) {
  EntryList* list = newList(*m_rules, m_ruleList, wording);
  int fired = 0;
  for (const RuleOutcome& outcome : assessment.decision.rules) {
    const Rule* rule = session().knowledge().findRule(outcome.id);
    if (!outcome.fired || rule == nullptr) continue;
    ++fired;
    const QString names = wordsOf(namesOf(rule->alternatives), wording);
    const QString effect = wording.string(nameOf(rule->effect));
    QString note = tr("Because: %1").arg(becauseOf(outcome.because, wording));
    if (rule->reading) note += u'\n' + wording.string(*rule->reading);
    if (outcome.contradictsVerdict) note += u'\n' + tr("Your own figures say otherwise: see the verdict.");
    list->add({.title = wording.string(rule->title),
               .text = wording.string(rule->text),
               .note = note,
               .sources = toStringList(rule->sources),
               .badge = badgeOf(rule->effect),
               .badgeText = names.isEmpty() ? effect : tr("%1: %2").arg(effect, names)});
  }
  m_rules->setTitle(fired == 0 ? tr("None of the guides' rules applies")
                               : tr("%n rule(s) of the guides apply", nullptr, fired));
}

void GuidesPage::showOnboarding(const Assessment& assessment, const TextWording& wording) {
  m_onboarding->setTitle(tr("Steps to the first job"));
  EntryList* list = newList(*m_onboarding, m_stepList, wording);
  for (const OnboardingPath& path : session().knowledge().onboarding) {
    if (!contains(path.alternatives, assessment.decision.verdict.best)) continue;
    list->addHead(wording.string(path.title));
    int number = 0;
    for (const OnboardingStep& step : path.steps)
      list->add({.title = wording.string(step.title),
                 .text = wording.string(step.text),
                 .note = tr("Done when: %1").arg(wording.string(step.check)),
                 .sources = toStringList(step.sources),
                 .sign = QStringLiteral("%1.").arg(++number)});
  }
}

void GuidesPage::showTerms(const TextWording& wording) {
  m_terms->setTitle(tr("Words of the guides"));
  EntryList* list = newList(*m_terms, m_termList, wording);
  for (const Definition& definition : session().knowledge().definitions)
    list->add({.title = wording.string(definition.title),
               .text = wording.string(definition.text),
               .note = {},
               .sources = toStringList(definition.sources)});
}

}  // namespace rackorrent::ui

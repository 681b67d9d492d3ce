// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/capacity_page.h"

#include "core/report/sections.h"
#include "ui/charts/demand_week_chart.h"
#include "ui/charts/line_chart.h"
#include "ui/charts/load_duration_chart.h"
#include "ui/results/channel_table.h"
#include "ui/results/chart_card.h"
#include "ui/results/column_pair.h"
#include "ui/tables/document_table_model.h"
#include "ui/tables/table_view.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int curveHeight = 330;
constexpr int weekHeight = 220;
constexpr int regretHeight = 230;
constexpr int narrowest = 1000;

const Table* tableIn(const Section& section, std::string_view name) {
  for (const Block& block : section.blocks)
    if (const auto* table = std::get_if<Table>(&block); table != nullptr && table->name == name) return table;
  return nullptr;
}

}  // namespace

CapacityPage::CapacityPage(Session& session, QWidget* parent) : ResultView(session, parent) {
  m_plans = new QComboBox(this);
  m_plans->setObjectName(QStringLiteral("plan"));
  addAction(m_plans);
  m_curve = new LoadDurationChart;
  m_week = new DemandWeekChart;
  m_curveCard = new ChartCard(m_curve, curveHeight, session.prompts(), content());
  m_weekCard = new ChartCard(m_week, weekHeight, session.prompts(), content());
  m_regret = new LineChart;
  m_regretCard = new ChartCard(m_regret, regretHeight, session.prompts(), content());
  m_channels = makeTable({5, 3, 4, 4});
  m_demand = makeTable({3, 2});
  m_capacity = makeTable({4, 3, 3, 3, 3});
  auto* columns = new ColumnPair(11, 7, narrowest, content());
  columns->addLeft(m_curveCard, 1);
  columns->addLeft(m_channels.card);
  columns->addRight(m_weekCard, 1);
  columns->addRight(m_demand.card);
  body().addWidget(columns);
  body().addWidget(m_regretCard);
  body().addWidget(m_capacity.card);
  body().addStretch(1);
  connect(m_plans, &QComboBox::activated, this, [this](int index) {
    m_chosen = static_cast<Alternative>(m_plans->itemData(index).toInt());
    askForRefresh();
  });
}

CapacityPage::TableCard CapacityPage::makeTable(const QList<int>& stretch) {
  TableCard made{new Card(content()), nullptr, new DocumentTableModel(this)};
  made.view = new TableView(made.card);
  made.view->setModel(made.model);
  made.view->setStretch(stretch);
  made.card->body().addWidget(made.view);
  return made;
}

QString CapacityPage::heading() const { return tr("Capacity"); }

void CapacityPage::refresh(const Assessment& assessment, const TextWording& wording) {
  fillPlans(assessment, wording);
  showPlan(assessment, wording);
  m_week->show(assessment.demand, wording);
  m_weekCard->follow(tr("Mean week of the first year, hour by hour"));
  m_regret->show(regretChart(regretCurve(session().evaluation(), assessment)), std::nullopt, wording);
  m_regretCard->follow(tr("Present value of all costs against the GPUs owned at the start; the rest is rented"));
  const Section section = capacitySection({session().evaluation(), assessment, session().knowledge()});
  const auto put = [&](const TableCard& to, std::string_view name) {
    const Table* table = tableIn(section, name);
    if (table == nullptr) return;
    to.card->setTitle(wordsOf(table->title, wording));
    if (!table->footnotes.empty()) to.card->setSubtitle(wordsOf(table->footnotes.front(), wording));
    to.view->setAccessibleName(to.card->title());
    to.model->show(*table, assessment.decision.verdict.best, wording, TableWords::Amounts::Scaled);
  };
  put(m_demand, "demand");
  put(m_capacity, "capacity");
}

void CapacityPage::fillPlans(const Assessment& assessment, const TextWording& wording) {
  const QSignalBlocker blocker(m_plans);
  m_plans->clear();
  m_plans->setAccessibleName(tr("Plan shown"));
  const Alternative shown = m_chosen.value_or(assessment.decision.verdict.best);
  for (const Alternative alternative : allAlternatives) {
    m_plans->addItem(tr("Plan: %1").arg(wording.string(nameOf(alternative))), static_cast<int>(alternative));
    if (alternative == shown) m_plans->setCurrentIndex(m_plans->count() - 1);
  }
}

void CapacityPage::showPlan(const Assessment& assessment, const TextWording& wording) {
  const Alternative shown = m_chosen.value_or(assessment.decision.verdict.best);
  const AlternativeAssessment& assessed = assessment.alternatives[indexOf(shown)];
  m_curve->show(session().evaluation(), assessment.demand, assessed.plan, wording);
  m_curveCard->follow(
      tr("Demand sorted from the busiest to the quietest hour, coloured by the channel that serves it"));
  const Table channels = channelTable(assessed);
  m_channels.card->setTitle(wordsOf(channels.title, wording));
  m_channels.view->setAccessibleName(m_channels.card->title());
  m_channels.model->show(channels, std::nullopt, wording, TableWords::Amounts::Scaled);
}

}  // namespace rackorrent::ui

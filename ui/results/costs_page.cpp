// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/costs_page.h"

#include "core/report/sections.h"
#include "core/report/study_words.h"
#include "core/report/verdict_words.h"
#include "ui/charts/category_bars.h"
#include "ui/charts/line_chart.h"
#include "ui/results/category_card.h"
#include "ui/results/column_pair.h"
#include "ui/results/explanation_dialog.h"
#include "ui/tables/document_table_model.h"
#include "ui/tables/table_roles.h"
#include "ui/tables/table_view.h"

#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int chartHeight = 290;
constexpr int narrowest = 1000;

std::optional<Alternative> recommendedIn(const Assessment& assessment) {
  const Verdict& verdict = assessment.decision.verdict;
  return verdict.kind == VerdictKind::NothingFeasible ? std::nullopt : std::optional(verdict.best);
}

}  // namespace

CostsPage::CostsPage(Session& session, QWidget* parent) : ResultView(session, parent) {
  buildCharts();
  buildTable();
  connect(&session, &Session::studyChanged, this, &CostsPage::askForRefresh);
}

void CostsPage::buildCharts() {
  m_cumulative = new LineChart;
  m_unitCost = new LineChart;
  m_bars = new CategoryBars;
  m_cumulativeCard = new ChartCard(m_cumulative, chartHeight, session().prompts(), content());
  m_unitCostCard = new ChartCard(m_unitCost, chartHeight, session().prompts(), content());
  m_barsCard = new CategoryCard(m_bars, session().prompts(), content());
  auto* columns = new ColumnPair(11, 7, narrowest, content());
  columns->addLeft(m_cumulativeCard, 1);
  columns->addRight(m_unitCostCard, 1);
  body().addWidget(columns);
  body().addWidget(m_barsCard);
}

void CostsPage::buildTable() {
  m_tableCard = new Card(content());
  m_model = new DocumentTableModel(this);
  m_table = new TableView(m_tableCard);
  m_table->setModel(m_model);
  m_table->setStretch({3, 2, 2, 2, 2});
  m_tableCard->body().addWidget(m_table);
  body().addWidget(m_tableCard);
  body().addStretch(1);
  connect(m_table, &QTableView::activated, this, &CostsPage::explainCell);
  connect(m_table, &QTableView::clicked, this, &CostsPage::explainCell);
}

QString CostsPage::heading() const { return tr("Costs"); }

void CostsPage::refresh(const Assessment& assessment, const TextWording& wording) {
  const ReportInput input{session().evaluation(), assessment, session().knowledge()};
  const auto recommended = recommendedIn(assessment);
  m_cumulative->show(cumulativeCostChart(input), recommended, wording);
  QString subtitle = wording.string(breakEvenMonthsLine(assessment.breakEvenMonths));
  const auto study = session().isStudyStale() ? nullptr : session().study();
  if (study) subtitle += u' ' + wording.string(rangeLine(*study, study->answer));
  m_cumulativeCard->follow(subtitle);
  showUnitCost(input, wording);
  m_bars->show(assessment, wording);
  m_barsCard->followWithLegend({});
  showTable(costItemsTable(input), wording);
}

// The curve is computed behind the assessment; until it is there the chart stays empty.
void CostsPage::showUnitCost(const ReportInput& input, const TextWording& wording) {
  const auto curve = session().utilizationCurve();
  m_unitCost->show(curve ? unitCostChart(input, *curve) : Chart{}, recommendedIn(input.assessment), wording);
  m_unitCostCard->follow(
      wording.string(breakEvenUtilizationLine(input.evaluation, input.assessment.breakEvenUtilization)));
}

void CostsPage::showTable(Table shown, const TextWording& wording) {
  // Formula and source are one click away; beside the amounts they would leave no room.
  for (std::size_t i = 2; i < shown.columns.size(); ++i)
    if (!shown.columns[i].alternative) shown.columns[i].isDataOnly = true;
  for (auto& row : shown.rows) row[1].note.reset();
  m_rowKeys.clear();
  for (const auto& row : shown.rows)
    m_rowKeys << QString::fromStdString(std::get<std::string>(std::get<Text>(row.front().value)));
  m_tableCard->setTitle(wordsOf(shown.title, wording));
  m_tableCard->setSubtitle(
      tr("Nominal amounts over the whole horizon. Choose an amount to see how it was computed."));
  m_table->setAccessibleName(m_tableCard->title());
  m_model->show(shown, recommendedIn(*session().assessment()), wording, TableWords::Amounts::Full);
}

void CostsPage::explainCell(const QModelIndex& index) {
  if (index.row() >= m_rowKeys.size()) return;
  const QVariant alternative = m_model->headerData(index.column(), Qt::Horizontal, AlternativeRole);
  const auto chosen = alternative.isValid() ? static_cast<Alternative>(alternative.toInt())
                                            : session().assessment()->decision.verdict.best;
  const std::string_view key = keyOf(chosen);
  explain(QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())) + u'.' + m_rowKeys[index.row()],
          session(), this);
}

}  // namespace rackorrent::ui

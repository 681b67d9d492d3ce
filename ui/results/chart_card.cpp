// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/chart_card.h"

#include "core/base/error.h"
#include "ui/forms/link_button.h"
#include "ui/prompts/user_prompts.h"
#include "ui/tables/table_view.h"
#include "ui/tables/text_table_model.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace rackorrent::ui {

ChartCard::ChartCard(ChartView* chart, int chartHeight, UserPrompts& prompts, QWidget* parent)
    : Card(parent), m_chart(chart), m_prompts(prompts) {
  m_model = new TextTableModel(this);
  m_table = new TableView;
  m_table->setModel(m_model);
  m_table->setScrolling(chartHeight);
  m_link = makeLink(QStringLiteral("dataTable"), this);
  addAtRight(m_link);
  m_stack = new QStackedWidget(this);
  m_stack->addWidget(m_chart);
  m_stack->addWidget(m_table);
  m_stack->setMinimumHeight(chartHeight);
  body().addWidget(m_stack, 1);
  connect(m_link, &QPushButton::clicked, this, [this] { showTable(m_stack->currentWidget() == m_chart); });
  connect(m_chart, &ChartView::saveRequested, this, &ChartCard::savePicture);
}

void ChartCard::follow(const QString& subtitle) {
  setTitle(m_chart->finding());
  setSubtitle(subtitle);
  m_link->setVisible(m_chart->hasData());
  m_table->setAccessibleName(tr("Data table: %1").arg(m_chart->finding()));
  showTable(m_chart->hasData() && m_stack->currentWidget() == m_table);
}

void ChartCard::showTable(bool isTable) {
  if (isTable) fillTable();
  m_stack->setCurrentWidget(isTable ? static_cast<QWidget*>(m_table) : m_chart);
  m_link->setText(isTable ? tr("Chart") : tr("Data table"));
  m_link->setAccessibleName(tr("%1: %2").arg(m_chart->finding(), m_link->text()));
}

void ChartCard::fillTable() {
  const ChartTable table = tableOf(m_chart->data());
  m_model->show(table.heads, table.rows);
}

void ChartCard::savePicture() {
  const auto path = m_prompts.fileToSave(tr("Save picture"), m_chart->finding() + QStringLiteral(".png"),
                                         tr("Pictures (*.png *.svg *.pdf)"));
  if (!path) return;
  try {
    m_chart->save(*path);
  } catch (const Error& error) {
    m_prompts.showError(error);
  }
}

}  // namespace rackorrent::ui

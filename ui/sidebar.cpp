// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar.h"

#include "ui/navigation_delegate.h"
#include "ui/navigation_model.h"
#include "ui/results/results_pages.h"
#include "ui/settings/look.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QListView>
#include <QVBoxLayout>

namespace rackorrent::ui {

namespace {

constexpr int sidebarWidth = 216;
constexpr int lowHeight = 700;  // of a window below 768 less its menu and status bars
constexpr int rowHeight = 36;
constexpr int lowRowHeight = 30;

}  // namespace

Sidebar::Sidebar(const Wizard& wizard, const std::vector<ResultPage>& results, QWidget* parent)
    : QWidget(parent), m_wizard(wizard), m_results(results) {
  setFixedWidth(sidebarWidth);
  m_model = new NavigationModel(this);
  m_delegate = new NavigationDelegate(this);
  m_list = new QListView(this);
  m_list->setObjectName(QStringLiteral("pages"));
  m_list->setModel(m_model);
  m_list->setItemDelegate(m_delegate);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setMouseTracking(true);
  auto* edge = new QFrame(this);
  edge->setFixedWidth(1);
  edge->setAutoFillBackground(true);
  edge->setBackgroundRole(QPalette::Midlight);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  auto* column = new QVBoxLayout;
  column->setContentsMargins(0, 8, 0, 0);
  column->addWidget(m_list);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addLayout(column, 1);
  row->addWidget(edge);
  relabel();
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &Sidebar::choose);
  connect(&Look::instance(), &Look::changed, m_list->viewport(), qOverload<>(&QWidget::update));
}

void Sidebar::relabel() {
  m_model->setHeadings(tr("Inputs"), tr("Results"));
  std::vector<QString> titles;
  for (int step = 0; step < stepCount; ++step) titles.push_back(stepTitle(step));
  m_model->setSteps(std::move(titles));
  std::vector<QString> results;
  for (const ResultPage& page : m_results) results.push_back(page.title());
  m_model->setResults(std::move(results));
  m_list->setAccessibleName(tr("Pages"));
  refreshSteps();
}

void Sidebar::refreshSteps() {
  for (int step = 0; step < stepCount; ++step)
    m_model->setStepState(step, m_wizard.stepState(step), m_wizard.problemCount(step));
}

void Sidebar::showStep(int step) { select(m_model->stepIndex(step)); }

void Sidebar::showResult(int result) { select(m_model->resultIndex(result)); }

void Sidebar::select(const QModelIndex& index) {
  m_isFollowing = true;
  m_list->setCurrentIndex(index);
  m_isFollowing = false;
}

void Sidebar::choose(const QModelIndex& index) {
  if (m_isFollowing) return;
  const int number = index.data(NavigationModel::NumberRole).toInt();
  switch (static_cast<NavigationModel::Kind>(index.data(NavigationModel::KindRole).toInt())) {
    case NavigationModel::Kind::Heading:
      break;
    case NavigationModel::Kind::Step:
      emit stepChosen(number);
      break;
    case NavigationModel::Kind::Result:
      emit resultChosen(number);
      break;
  }
}

void Sidebar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_delegate->setRowHeight(height() < lowHeight ? lowRowHeight : rowHeight);
  m_list->doItemsLayout();
}

void Sidebar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

}  // namespace rackorrent::ui

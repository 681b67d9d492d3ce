// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/wizard.h"

#include "ui/forms/document_form.h"
#include "ui/forms/text_label.h"
#include "ui/wizard/field_page.h"
#include "ui/wizard/review_page.h"
#include "ui/wizard/verdict_panel.h"
#include "ui/wizard/verdict_strip.h"
#include "ui/wizard/weights_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace rackorrent::ui {

namespace {

// The window less the sidebar: below this width the verdict becomes a strip.
constexpr int narrowestWithPanel = 1280 - 216;

}  // namespace

Wizard::Wizard(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
  build();
  connect(&m_session, &Session::evaluationChanged, this, &Wizard::refresh);
  connect(&m_session, &Session::languageChanged, this, &Wizard::relabel);
  relabel();
  showStep(0);
}

void Wizard::build() {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(24, 20, 24, 16);
  column->setSpacing(14);
  column->addWidget(buildHeader());
  m_strip = new VerdictStrip(m_session, page);
  column->addWidget(m_strip);
  m_stack = new QStackedWidget(page);
  for (const Step& step : steps()) addPage(step);
  column->addWidget(m_stack, 1);
  column->addWidget(buildFooter());
  m_panel = new VerdictPanel(m_session, this);
  row->addWidget(page, 1);
  row->addWidget(m_panel);
}

QWidget* Wizard::buildHeader() {
  auto* header = new QWidget(this);
  auto* column = new QVBoxLayout(header);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  m_title = makeLabel(FontRole::PageTitle, header);
  m_detail = makeMutedLabel(FontRole::Table, header);
  column->addWidget(m_title);
  column->addWidget(m_detail);
  return header;
}

QWidget* Wizard::buildFooter() {
  auto* footer = new QWidget(this);
  auto* row = new QHBoxLayout(footer);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  m_back = new QPushButton(footer);
  m_back->setObjectName(QStringLiteral("back"));
  m_next = new QPushButton(footer);
  m_next->setObjectName(QStringLiteral("next"));
  setPrimary(m_next);
  m_hint = makeMutedLabel(FontRole::Caption, footer);
  row->addWidget(m_back);
  row->addStretch(1);
  row->addWidget(m_hint);
  row->addWidget(m_next);
  for (QPushButton* button : {m_back, m_next}) button->setAutoDefault(true);  // Enter presses it
  connect(m_back, &QPushButton::clicked, this, &Wizard::back);
  connect(m_next, &QPushButton::clicked, this, &Wizard::next);
  return footer;
}

void Wizard::addPage(const Step& step) {
  WizardPage* added = nullptr;
  switch (step.kind) {
    case Step::Kind::Fields: {
      auto* document = m_pages.empty() ? new DocumentForm(m_session) : nullptr;
      added = new FieldPage(m_session, step, document, m_stack);
      break;
    }
    case Step::Kind::Weights:
      added = new WeightsPage(m_session, m_stack);
      break;
    case Step::Kind::Review:
      m_review = new ReviewPage(m_session, m_stack);
      connect(m_review, &ReviewPage::stepRequested, this, &Wizard::showStep);
      connect(m_review, &ReviewPage::fieldRequested, this, &Wizard::showField);
      added = m_review;
      break;
  }
  if (added != m_review) connect(added, &WizardPage::changed, this, &Wizard::refresh);
  m_pages.push_back(added);
  m_stack->addWidget(added);
}

WizardPage* Wizard::page(int step) const { return m_pages[static_cast<std::size_t>(step)]; }

int Wizard::currentStep() const { return m_stack->currentIndex(); }

void Wizard::showStep(int step) {
  m_stack->setCurrentIndex(step);
  m_visited[static_cast<std::size_t>(step)] = true;
  relabel();
  emit stepShown(step);
}

void Wizard::showField(FieldId field) {
  showStep(stepOf(field));
  page(currentStep())->focusField(field);
}

void Wizard::back() {
  if (currentStep() == 0) return;
  showStep(currentStep() - 1);
  page(currentStep())->focusFirst();
}

// A fault of this page is shown instead of a dead button; the list of steps leads on all the same.
void Wizard::next() {
  if (page(currentStep())->focusFirstFault()) return;
  if (currentStep() == stepCount - 1) {
    emit finished();
    return;
  }
  showStep(currentStep() + 1);
  page(currentStep())->focusFirst();
}

StepState Wizard::stepState(int step) const {
  if (problemCount(step) > 0) return StepState::Problem;
  return m_visited[static_cast<std::size_t>(step)] ? StepState::Done : StepState::New;
}

int Wizard::problemCount(int step) const { return static_cast<int>(page(step)->issues().size()); }

void Wizard::startOver() {
  for (int step = 0; step < stepCount; ++step) {
    page(step)->discardDrafts();
    m_visited[static_cast<std::size_t>(step)] = page(step)->hasEntries();
  }
  showStep(0);
}

void Wizard::collectIssues() {
  std::vector<Issue> all;
  for (const WizardPage* source : m_pages)
    for (Issue& issue : source->issues()) all.push_back(std::move(issue));
  m_review->setIssues(std::move(all));
}

void Wizard::refresh() {
  collectIssues();
  const int step = currentStep();
  m_detail->setText(tr("Step %1 of %2: %3").arg(step + 1).arg(stepCount).arg(page(step)->detail()));
  emit stepsChanged();
}

void Wizard::relabel() {
  const int step = currentStep();
  m_title->setText(stepTitle(step));
  m_hint->setText(tr("Leave at any time; everything is kept"));
  m_back->setText(tr("Back"));
  m_back->setEnabled(step > 0);
  m_next->setText(step == stepCount - 1 ? tr("See the verdict") : tr("Next: %1").arg(stepTitle(step + 1)));
  refresh();
}

void Wizard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitVerdict();
}

void Wizard::fitVerdict() {
  const bool isWide = width() >= narrowestWithPanel;
  m_panel->setVisible(isWide);
  m_strip->setVisible(!isWide);
}

void Wizard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

}  // namespace rackorrent::ui

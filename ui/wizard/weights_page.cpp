// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/weights_page.h"

#include "core/decision/weight_presets.h"
#include "core/decision/weights.h"
#include "ui/forms/text_label.h"
#include "ui/wizard/card_scroll.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr int gridRowsOfAWeight = 3;
// With more than half of all weight, one dimension outvotes all others together.
constexpr double dominantShare = 0.5;

}  // namespace

WeightsPage::WeightsPage(Session& session, QWidget* parent) : WizardPage(parent), m_session(session) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(20, 16, 20, 16);
  column->setSpacing(16);
  m_hint = makeParagraph(FontRole::Table, content);
  setMuted(m_hint);
  column->addWidget(m_hint);
  column->addLayout(buildPresets(content));
  column->addWidget(buildRows(content));
  m_warning = makeParagraph(FontRole::Table, content);
  setTone(m_warning, Tone::Warning);
  column->addWidget(m_warning);
  column->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new CardScroll(content, this));
  connect(&m_session, &Session::evaluationChanged, this, &WeightsPage::refresh);
  connect(&m_session, &Session::languageChanged, this, &WeightsPage::relabel);
  relabel();
}

QHBoxLayout* WeightsPage::buildPresets(QWidget* parent) {
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  const auto presets = weightPresets(m_session.evaluation());
  for (std::size_t i = 0; i < presets.size(); ++i) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QStringLiteral("preset.") + QString::fromUtf8(presets[i].key));
    button->setCheckable(true);
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, [this, i] { applyPreset(i); });
    m_presets.push_back(button);
    row->addWidget(button);
  }
  row->addStretch(1);
  return row;
}

QWidget* WeightsPage::buildRows(QWidget* parent) {
  auto* block = new QWidget(parent);
  auto* grid = new QGridLayout(block);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(7);
  grid->setColumnStretch(1, 1);
  int gridRow = 0;
  for (const CriterionId criterion : allCriteria) {
    auto* row = new WeightRow(m_session, criterion, *grid, gridRow);
    connect(row, &WeightRow::issueChanged, this, &WizardPage::changed);
    m_rows.push_back(row);
    gridRow += gridRowsOfAWeight;
  }
  auto* line = new QFrame(block);
  line->setFixedHeight(1);
  line->setAutoFillBackground(true);
  line->setBackgroundRole(QPalette::Mid);
  m_totalLabel = makeStrongLabel(FontRole::Body, block);
  m_total = makeStrongLabel(FontRole::Body, block);
  m_total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  grid->addWidget(line, gridRow, 0, 1, 5);
  grid->addWidget(m_totalLabel, gridRow + 1, 0, 1, 3);
  grid->addWidget(m_total, gridRow + 1, 3);
  return block;
}

void WeightsPage::applyPreset(std::size_t preset) {
  discardDrafts();
  const WeightPoints points = weightPresets(m_session.evaluation())[preset].points;
  std::vector<std::pair<FieldId, Value>> weights;
  for (const CriterionId criterion : allCriteria)
    weights.emplace_back(weightField(criterion), Number(points[indexOf(criterion)]));
  m_session.editWeights(weights);
  refresh();
}

void WeightsPage::refresh() {
  for (WeightRow* row : m_rows) row->refresh();
  const auto current = presetOf(m_session.evaluation());
  for (std::size_t i = 0; i < m_presets.size(); ++i) m_presets[i]->setChecked(current == i);
  const QString warning = dominance();
  m_warning->setText(warning);
  m_warning->setVisible(!warning.isEmpty());
}

QString WeightsPage::dominance() const {
  const Evaluation& evaluation = m_session.evaluation();
  if (!std::ranges::all_of(m_rows, [&](const WeightRow* row) { return evaluation.has(row->field()); }))
    return {};
  const auto weights = weightsOf(evaluation);
  const auto largest = std::ranges::max_element(weights);
  if (*largest <= dominantShare) return {};
  const auto criterion = allCriteria[static_cast<std::size_t>(largest - weights.begin())];
  const TextWording wording = m_session.wording();
  return tr("%1 has %2 of all weight: it can decide alone.")
      .arg(wording.string(fieldOf(weightField(criterion)).label), wording.percent(*largest));
}

void WeightsPage::relabel() {
  m_hint->setText(
      tr("How much each dimension counts, 0 to 100. Only the ratio matters: the shares at the right always "
         "add up to "
         "100 %."));
  for (std::size_t i = 0; i < m_presets.size(); ++i)
    m_presets[i]->setText(m_session.wording().string(weightPresets(m_session.evaluation())[i].title));
  m_totalLabel->setText(tr("Total"));
  m_total->setText(m_session.wording().percent(1));
  for (WeightRow* row : m_rows) row->relabel();
  refresh();
}

void WeightsPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

QString WeightsPage::detail() const {
  const auto current = presetOf(m_session.evaluation());
  if (!current) return tr("10 dimensions, own weights");
  return tr("10 dimensions, preset: %1")
      .arg(m_session.wording().string(weightPresets(m_session.evaluation())[*current].title));
}

std::vector<Issue> WeightsPage::issues() const {
  std::vector<Issue> found;
  for (const WeightRow* row : m_rows)
    if (auto issue = row->issue()) found.push_back(std::move(*issue));
  return found;
}

bool WeightsPage::hasEntries() const {
  return std::ranges::any_of(
      m_rows, [this](const WeightRow* row) { return !m_session.evaluation().isDefault(row->field()); });
}

bool WeightsPage::focusFirstFault() {
  const auto row =
      std::ranges::find_if(m_rows, [](const WeightRow* candidate) { return candidate->issue().has_value(); });
  if (row == m_rows.end()) return false;
  (*row)->editor()->setFocus(Qt::OtherFocusReason);
  return true;
}

bool WeightsPage::focusField(FieldId field) {
  const auto row = std::ranges::find(m_rows, field, &WeightRow::field);
  if (row == m_rows.end()) return false;
  (*row)->editor()->setFocus(Qt::OtherFocusReason);
  return true;
}

void WeightsPage::discardDrafts() {
  for (WeightRow* row : m_rows) row->discardDraft();
}

}  // namespace rackorrent::ui

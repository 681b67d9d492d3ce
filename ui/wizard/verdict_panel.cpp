// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/verdict_panel.h"

#include "core/report/verdict_words.h"
#include "ui/charts/load_duration_chart.h"
#include "ui/forms/text_label.h"
#include "ui/tables/alternative_marker.h"
#include "ui/tables/verdict_badge.h"
#include "ui/wizard/verdict_lines.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr int padding = 20;
constexpr int chartHeight = 190;
constexpr int markerSize = 18;

// The best first, as ranked.
std::array<Alternative, 4> byRank(const Decision& decision) {
  auto order = allAlternatives;
  std::ranges::sort(
      order, {}, [&](Alternative alternative) { return decision.alternatives[indexOf(alternative)].rank; });
  return order;
}

}  // namespace

VerdictPanel::VerdictPanel(Session& session, QWidget* parent) : QFrame(parent), m_session(session) {
  setObjectName(QStringLiteral("verdictPanel"));
  setFixedWidth(panelWidth);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  build();
  connect(&m_session, &Session::assessmentChanged, this, &VerdictPanel::takeAssessment);
  connect(&m_session, &Session::evaluationChanged, this, &VerdictPanel::refreshStale);
  connect(&m_session, &Session::languageChanged, this, &VerdictPanel::refresh);
  connect(&Look::instance(), &Look::changed, this, &VerdictPanel::refresh);
  takeAssessment();
}

void VerdictPanel::build() {
  m_content = new QWidget;
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(padding, 16, padding, 16);
  column->setSpacing(6);
  buildHead(*column, m_content);
  buildChange(*column, m_content);
  buildScores(*column, m_content);
  m_chartTitle = makeStrongLabel(FontRole::Table, m_content);
  m_chart = new LoadDurationChart(LoadDurationChart::Detail::Compact, m_content);
  m_chart->setFixedHeight(chartHeight);
  column->addSpacing(10);
  column->addWidget(m_chartTitle);
  column->addWidget(m_chart);
  column->addStretch(1);
  buildFoot(*column, m_content);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(m_content);
  auto* edge = new QFrame(this);
  edge->setFixedWidth(1);
  edge->setAutoFillBackground(true);
  edge->setBackgroundRole(QPalette::Midlight);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(edge);
  layout->addWidget(scroll, 1);
}

void VerdictPanel::buildHead(QVBoxLayout& column, QWidget* parent) {
  m_caption = makeMutedLabel(FontRole::Caption, parent);
  m_marker = new AlternativeMarker(Alternative::GpuAsAService, markerSize, parent);
  m_name = makeLabel(FontRole::PageTitle, parent);
  m_name->setWordWrap(true);
  m_badge = makeLabel(FontRole::Caption, parent);
  m_lead = makeParagraph(FontRole::Body, parent);
  m_plan = makeParagraph(FontRole::Table, parent);
  m_stale = makeParagraph(FontRole::Caption, parent);
  setTone(m_stale, Tone::Warning);
  auto* name = new QHBoxLayout;
  name->setSpacing(8);
  name->addWidget(m_marker);
  name->addWidget(m_name, 1);
  auto* badge = new QHBoxLayout;
  badge->addWidget(m_badge);
  badge->addStretch(1);
  column.addWidget(m_caption);
  column.addLayout(name);
  column.addLayout(badge);
  column.addSpacing(4);
  column.addWidget(m_lead);
  column.addWidget(m_plan);
  column.addWidget(m_stale);
}

void VerdictPanel::buildChange(QVBoxLayout& column, QWidget* parent) {
  m_changeBox = new QFrame(parent);
  m_changeBox->setAutoFillBackground(true);
  m_changeBox->setBackgroundRole(QPalette::AlternateBase);
  m_changeCaption = makeMutedLabel(FontRole::Caption, m_changeBox);
  m_changeWhat = makeParagraph(FontRole::Caption, m_changeBox);
  setStrong(m_changeWhat);
  m_changeEffect = makeParagraph(FontRole::Caption, m_changeBox);
  auto* box = new QVBoxLayout(m_changeBox);
  box->setContentsMargins(12, 8, 12, 8);
  box->setSpacing(1);
  box->addWidget(m_changeCaption);
  box->addWidget(m_changeWhat);
  box->addWidget(m_changeEffect);
  column.addWidget(m_changeBox);
}

void VerdictPanel::buildScores(QVBoxLayout& column, QWidget* parent) {
  m_scoresTitle = makeStrongLabel(FontRole::Table, parent);
  column.addSpacing(10);
  column.addWidget(m_scoresTitle);
  for (ScoreRow*& row : m_scores) {
    row = new ScoreRow(parent);
    column.addWidget(row);
    column.addSpacing(2);
  }
}

void VerdictPanel::buildFoot(QVBoxLayout& column, QWidget* parent) {
  auto* line = new QFrame(parent);
  line->setFixedHeight(1);
  line->setAutoFillBackground(true);
  line->setBackgroundRole(QPalette::Midlight);
  m_flipCaption = makeMutedLabel(FontRole::Caption, parent);
  m_flip = makeParagraph(FontRole::Table, parent);
  column.addWidget(line);
  column.addWidget(m_flipCaption);
  column.addWidget(m_flip);
}

void VerdictPanel::takeAssessment() {
  if (m_shown != m_session.assessment()) {
    m_before = m_shown;
    m_beforeFor = m_shownFor;
    m_shown = m_session.assessment();
    m_shownFor = m_session.evaluation();
  }
  refresh();
}

void VerdictPanel::refresh() {
  const TextWording wording = m_session.wording();
  m_caption->setText(tr("Current answer"));
  m_changeCaption->setText(tr("Your last change"));
  m_chartTitle->setText(tr("Demand sorted, and who serves it"));
  m_flipCaption->setText(tr("Nearest flip"));
  m_content->setVisible(m_shown != nullptr);
  if (!m_shown) return;
  refreshHead(*m_shown, wording);
  const auto months = m_shownFor.real("project.horizon_months"_field);
  m_scoresTitle->setText(tr("Score and cost over %1").arg(wording.quantityString({months, Unit::Months})));
  const auto order = byRank(m_shown->decision);
  for (std::size_t i = 0; i < order.size(); ++i) m_scores[i]->showAlternative(order[i], *m_shown, wording);
  const Alternative best = m_shown->decision.verdict.best;
  m_chart->show(m_shownFor, m_shown->demand, m_shown->alternatives[indexOf(best)].plan, wording);
  m_flip->setText(m_shown->flipPoints.empty() ? tr("No single input changes the answer within its range.")
                                              : wording.string(flipLine(m_shown->flipPoints.front())));
  refreshStale();
}

void VerdictPanel::refreshHead(const Assessment& assessment, const TextWording& wording) {
  const Verdict& verdict = assessment.decision.verdict;
  m_marker->show(verdict.best);
  m_name->setText(headline(verdict, wording));
  showVerdict(*m_badge, verdict.kind, wording);
  m_lead->setText(leadText(assessment, wording));
  m_plan->setText(wording.string(decisionLine(m_shownFor, assessment)));
  const auto field = m_before ? onlyChange(m_beforeFor, m_shownFor) : std::nullopt;
  m_changeBox->setVisible(field.has_value());
  if (!field) return;
  const LastChange change = lastChange(*field, m_beforeFor, m_shownFor, *m_before, assessment, wording);
  m_changeWhat->setText(change.what);
  m_changeEffect->setText(change.effect);
}

void VerdictPanel::refreshStale() {
  const bool hasFaults = std::ranges::any_of(
      m_session.issues(), [](const Issue& issue) { return issue.severity == Issue::Severity::Fault; });
  const bool isStale = m_session.isStale();
  m_stale->setVisible(hasFaults);
  m_stale->setText(tr("An input needs a change. These are the figures from before."));
  for (QLabel* label : {m_name, m_lead, m_plan, m_flip, m_changeEffect}) setMuted(label, isStale);
  for (ScoreRow* row : m_scores) row->setStale(isStale);
}

void VerdictPanel::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

}  // namespace rackorrent::ui

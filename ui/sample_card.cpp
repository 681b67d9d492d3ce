// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sample_card.h"

#include "core/report/verdict_words.h"
#include "ui/charts/load_duration_chart.h"
#include "ui/forms/text_label.h"
#include "ui/tables/alternative_marker.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackorrent::ui {

namespace {

constexpr int chartWidth = 400;
constexpr int chartHeight = 190;

// The session outlives the start page, so the runner only looks at its knowledge.
std::shared_ptr<const Knowledge> borrowed(const Knowledge& knowledge) {
  return {std::shared_ptr<const Knowledge>(), &knowledge};
}

}  // namespace

SampleCard::SampleCard(const Session& session, const Sample& sample, QWidget* parent)
    : QFrame(parent), m_session(session), m_sample(sample), m_runner(borrowed(session.knowledge())) {
  setCard(this);
  build();
  relabel();
  connect(&m_runner, &AssessmentRunner::assessed, this, [this](std::shared_ptr<const Assessment> assessment) {
    m_assessment = std::move(assessment);
    showAssessment();
  });
  connect(&m_session, &Session::languageChanged, this, &SampleCard::relabel);
}

void SampleCard::build() {
  m_badge = makeLabel(FontRole::Caption, this);
  setBadge(m_badge, Badge::Neutral);
  m_title = makeParagraph(FontRole::KeyNumber, this);
  m_blurb = makeParagraph(FontRole::Body, this);
  m_marker = new AlternativeMarker(Alternative::Hybrid, 13, this);
  m_verdict = makeLabel(FontRole::CardTitle, this);
  m_lead = makeParagraph(FontRole::Body, this);
  setMuted(m_lead);
  m_open = new QPushButton(this);
  m_open->setObjectName(QStringLiteral("openSample"));
  m_open->setAutoDefault(true);
  m_chart = new LoadDurationChart(LoadDurationChart::Detail::Compact, this);
  m_chart->setMinimumWidth(240);
  m_chart->setMaximumWidth(chartWidth);
  m_chart->setFixedHeight(chartHeight);
  auto* badge = new QHBoxLayout;
  badge->addWidget(m_badge);
  badge->addStretch(1);
  auto* verdict = new QHBoxLayout;
  verdict->setSpacing(8);
  verdict->addWidget(m_marker);
  verdict->addWidget(m_verdict, 1);
  auto* open = new QHBoxLayout;
  open->addWidget(m_open);
  open->addStretch(1);
  auto* words = new QVBoxLayout;
  words->setSpacing(6);
  words->addStretch(1);
  words->addLayout(badge);
  words->addWidget(m_title);
  words->addWidget(m_blurb);
  words->addSpacing(6);
  words->addLayout(verdict);
  words->addWidget(m_lead);
  words->addSpacing(8);
  words->addLayout(open);
  words->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(32, 20, 32, 20);
  row->setSpacing(32);
  row->addLayout(words, 3);
  row->addWidget(m_chart, 2);
  connect(m_open, &QPushButton::clicked, this, &SampleCard::opened);
}

// After the window is there: the first picture does not wait for figures.
void SampleCard::showEvent(QShowEvent* event) {
  QFrame::showEvent(event);
  if (!m_assessment && !m_runner.isRunning()) m_runner.start(m_sample.evaluation);
}

void SampleCard::relabel() {
  const TextWording wording = m_session.wording();
  m_badge->setText(tr("Sample"));
  m_title->setText(wording.string(m_sample.title));
  m_blurb->setText(wording.string(m_sample.blurb));
  m_open->setText(tr("Open the sample"));
  showAssessment();
}

void SampleCard::showAssessment() {
  m_marker->setVisible(m_assessment != nullptr);
  if (!m_assessment) return;
  const QString currency = QString::fromStdString(m_sample.evaluation.choice("finance.currency"_field));
  const TextWording wording(m_session.wording().language(), currency);
  const Alternative best = m_assessment->decision.verdict.best;
  m_marker->show(best);
  m_verdict->setText(wording.string(decisionLine(m_sample.evaluation, *m_assessment)));
  m_lead->setText(wording.string(leadLine(m_sample.evaluation, *m_assessment)));
  m_chart->show(m_sample.evaluation, m_assessment->demand, m_assessment->alternatives[indexOf(best)].plan,
                wording);
}

void SampleCard::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

}  // namespace rackorrent::ui

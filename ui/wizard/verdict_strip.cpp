// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/verdict_strip.h"

#include "ui/forms/text_label.h"
#include "ui/tables/alternative_marker.h"
#include "ui/tables/verdict_badge.h"
#include "ui/wizard/verdict_lines.h"

#include <QEvent>
#include <QHBoxLayout>

namespace rackorrent::ui {

namespace {

constexpr int stripHeight = 64;

}  // namespace

VerdictStrip::VerdictStrip(Session& session, QWidget* parent) : QFrame(parent), m_session(session) {
  setObjectName(QStringLiteral("verdictStrip"));
  setCard(this);
  setFixedHeight(stripHeight);
  m_marker = new AlternativeMarker(Alternative::GpuAsAService, 16, this);
  m_name = makeLabel(FontRole::CardTitle, this);
  m_badge = makeLabel(FontRole::Caption, this);
  m_lead = makeParagraph(FontRole::Table, this);
  m_cost = makeLabel(FontRole::Body, this);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(20, 8, 20, 8);
  line->setSpacing(12);
  line->addWidget(m_marker);
  line->addWidget(m_name);
  line->addWidget(m_badge);
  line->addWidget(m_lead, 1);
  line->addWidget(m_cost);
  connect(&m_session, &Session::assessmentChanged, this, &VerdictStrip::refresh);
  connect(&m_session, &Session::evaluationChanged, this, &VerdictStrip::refresh);
  connect(&m_session, &Session::languageChanged, this, &VerdictStrip::refresh);
  connect(&Look::instance(), &Look::changed, this, &VerdictStrip::refresh);
  refresh();
}

void VerdictStrip::refresh() {
  const auto assessment = m_session.assessment();
  for (QWidget* part :
       {static_cast<QWidget*>(m_marker), static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_badge),
        static_cast<QWidget*>(m_lead), static_cast<QWidget*>(m_cost)})
    part->setVisible(assessment != nullptr);
  if (!assessment) return;
  const TextWording wording = m_session.wording();
  const Verdict& verdict = assessment->decision.verdict;
  const double total = assessment->alternatives[indexOf(verdict.best)].cost.total;
  m_marker->show(verdict.best);
  m_name->setText(headline(verdict, wording));
  showVerdict(*m_badge, verdict.kind, wording);
  m_lead->setText(leadText(*assessment, wording));
  m_cost->setText(wording.shortMoney(total));
  m_cost->setToolTip(wording.fullMoney(total));
  for (QLabel* label : {m_name, m_lead, m_cost}) setMuted(label, m_session.isStale());
}

void VerdictStrip::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

}  // namespace rackorrent::ui

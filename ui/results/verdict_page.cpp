// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/verdict_page.h"

#include "core/report/verdict_words.h"
#include "ui/results/agreement_card.h"
#include "ui/results/column_pair.h"
#include "ui/results/contributions_card.h"
#include "ui/results/explanation_dialog.h"
#include "ui/results/reasons_card.h"
#include "ui/results/verdict_card.h"
#include "ui/settings/look.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int narrowest = 860;

}  // namespace

VerdictPage::VerdictPage(Session& session, QWidget* parent) : ResultView(session, parent) {
  m_copy = new QPushButton(this);
  m_copy->setObjectName(QStringLiteral("copySummary"));
  m_pdf = new QPushButton(this);
  m_pdf->setObjectName(QStringLiteral("exportPdf"));
  setPrimary(m_pdf);
  addAction(m_copy);
  addAction(m_pdf);
  m_verdict = new VerdictCard(this);
  m_reasons = new ReasonsCard(this);
  m_contributions = new ContributionsCard(session.knowledge(), this);
  m_agreement = new AgreementCard(this);
  auto* columns = new ColumnPair(3, 5, narrowest, content());
  columns->addLeft(m_verdict);
  columns->addLeft(m_reasons, 1);
  columns->addRight(m_contributions);
  columns->addRight(m_agreement, 1);
  body().addWidget(columns, 1);
  connect(m_pdf, &QPushButton::clicked, this, &ResultView::pdfRequested);
  connect(&session, &Session::studyChanged, this, &VerdictPage::askForRefresh);
  connect(m_copy, &QPushButton::clicked, this, &VerdictPage::copySummary);
  connect(m_verdict, &VerdictCard::fieldRequested, this, &ResultView::fieldRequested);
  connect(m_verdict, &VerdictCard::explanationRequested, this,
          [this](const QString& path) { explain(path, this->session(), this); });
}

QString VerdictPage::heading() const { return tr("Verdict"); }

void VerdictPage::refresh(const Assessment& assessment, const TextWording& wording) {
  m_copy->setText(tr("Copy summary"));
  m_pdf->setText(tr("Export PDF report…"));
  const auto study = session().isStudyStale() ? nullptr : session().study();
  m_verdict->show(session().evaluation(), assessment, study.get(), wording);
  m_reasons->show(assessment.decision.verdict, session().knowledge(), wording);
  m_contributions->show(assessment.decision, wording);
  m_agreement->show(session().evaluation(), assessment, session().knowledge(), wording);
}

void VerdictPage::copySummary() {
  const auto assessment = session().assessment();
  if (!assessment) return;
  const TextWording wording = session().wording();
  QStringList lines{wording.string(decisionLine(session().evaluation(), *assessment)),
                    wording.string(leadLine(session().evaluation(), *assessment))};
  for (const Reason& reason : assessment->decision.verdict.reasonsFor)
    lines << QStringLiteral("+ ") + wording.string(reason.text);
  for (const Reason& reason : assessment->decision.verdict.reasonsAgainst)
    lines << QStringLiteral("− ") + wording.string(reason.text);
  for (const FlipPoint& flip : assessment->flipPoints) lines << wording.string(flipLine(flip));
  QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

}  // namespace rackorrent::ui

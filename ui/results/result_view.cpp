// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/result_view.h"

#include "ui/forms/link_button.h"
#include "ui/forms/text_label.h"

#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr double staleOpacity = 0.55;
constexpr int staleDelayMilliseconds = 250;  // an edit that is computed at once must not flicker

}  // namespace

ResultView::ResultView(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
  build();
  connect(&m_session, &Session::assessmentChanged, this, &ResultView::askForRefresh);
  connect(&m_session, &Session::utilizationCurveChanged, this, &ResultView::askForRefresh);
  connect(&m_session, &Session::languageChanged, this, &ResultView::askForRefresh);
  connect(&m_session, &Session::documentChanged, this, &ResultView::refreshStale);
  connect(&m_session, &Session::evaluationChanged, this,
          [this] { QTimer::singleShot(staleDelayMilliseconds, this, &ResultView::refreshStale); });
  connect(&Look::instance(), &Look::changed, this, &ResultView::askForRefresh);
}

void ResultView::build() {
  m_title = makeLabel(FontRole::PageTitle, this);
  m_title->setObjectName(QStringLiteral("pageTitle"));
  m_case = makeMutedLabel(FontRole::Table, this);
  m_stale = makeLabel(FontRole::Caption, this);
  setBadge(m_stale, Badge::Warning);
  m_stale->hide();
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addWidget(m_title);
  words->addWidget(m_case);
  auto* header = new QHBoxLayout;
  header->setContentsMargins(24, 0, 24, 0);
  header->addLayout(words, 1);
  m_actions = new QHBoxLayout;
  m_actions->setSpacing(12);
  m_actions->addWidget(m_stale);
  header->addLayout(m_actions);
  m_content = new QWidget(this);
  m_body = new QVBoxLayout(m_content);
  m_body->setContentsMargins(24, 0, 24, 16);
  m_body->setSpacing(16);
  m_scroll = new QScrollArea(this);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidget(m_content);
  m_nothing = new QWidget(this);
  m_nothingText = makeParagraph(FontRole::Body, m_nothing);
  m_nothingText->setAlignment(Qt::AlignCenter);
  m_fault = makeLink(QStringLiteral("firstFault"), m_nothing);
  connect(m_fault, &QPushButton::clicked, this, &ResultView::showFirstFault);
  auto* nothing = new QVBoxLayout(m_nothing);
  nothing->addStretch(2);
  nothing->addWidget(m_nothingText);
  nothing->addWidget(m_fault, 0, Qt::AlignHCenter);
  nothing->addStretch(3);
  m_stack = new QStackedLayout;
  m_stack->addWidget(m_scroll);
  m_stack->addWidget(m_nothing);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 18, 0, 0);
  column->setSpacing(14);
  column->addLayout(header);
  column->addLayout(m_stack, 1);
}

bool ResultView::readLog(const QString&) { return false; }

void ResultView::addAction(QWidget* widget) { m_actions->addWidget(widget); }

void ResultView::askForRefresh() {
  m_isDirty = true;
  if (isVisible()) refreshNow();
}

void ResultView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_isDirty) refreshNow();
  refreshStale();
}

void ResultView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) askForRefresh();
}

void ResultView::refreshNow() {
  m_isDirty = false;
  refreshHeader();
  const auto assessment = m_session.assessment();
  m_stack->setCurrentWidget(assessment ? static_cast<QWidget*>(m_scroll) : m_nothing);
  if (assessment) {
    refresh(*assessment, m_session.wording());
    paintWhenLaidOut();
  }
  refreshStale();
}

// Texts that wrap take two rounds of layout to find their height; what is between is not worth seeing.
void ResultView::paintWhenLaidOut() {
  m_content->setUpdatesEnabled(false);
  QTimer::singleShot(0, this,
                     [this] { QTimer::singleShot(0, this, [this] { m_content->setUpdatesEnabled(true); }); });
}

void ResultView::refreshHeader() {
  const TextWording wording = m_session.wording();
  const Evaluation& evaluation = m_session.evaluation();
  const auto figure = [&](FieldId field) {
    return wording.quantityString({evaluation.real(field), fieldOf(field).unit});
  };
  m_title->setText(heading());
  m_case->setText(tr("%1 at peak, %2 utilisation, %3, %4")
                      .arg(figure("workload.peak_gpus"_field), figure("workload.utilization"_field),
                           figure("project.horizon_months"_field),
                           QString::fromStdString(evaluation.choice("finance.currency"_field))));
  m_nothingText->setText(tr("There are no results yet: an input needs a change."));
  m_fault->setText(tr("Show it"));
  m_stale->setText(tr("! figures from before the last change"));
}

void ResultView::refreshStale() {
  const bool isStale = m_session.assessment() && m_session.isStale();
  m_fault->setVisible(!m_session.issues().empty());
  m_stale->setVisible(isStale);
  if (isStale == (m_content->graphicsEffect() != nullptr)) return;
  if (!isStale) return m_content->setGraphicsEffect(nullptr);
  auto* effect = new QGraphicsOpacityEffect(m_content);
  effect->setOpacity(staleOpacity);
  m_content->setGraphicsEffect(effect);
}

void ResultView::showFirstFault() {
  for (const Issue& issue : m_session.issues())
    if (const auto field = findField(issue.field)) return emit fieldRequested(*field);
}

}  // namespace rackorrent::ui

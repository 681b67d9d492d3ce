// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/document_form.h"

#include "ui/forms/form_metrics.h"
#include "ui/forms/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace rackorrent::ui {

DocumentForm::DocumentForm(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
  m_titleLabel = makeLabel(FontRole::Body, this);
  m_title = new QLineEdit(this);
  m_title->setObjectName(QStringLiteral("title"));
  m_title->setMaxLength(200);
  m_notesLabel = makeLabel(FontRole::Body, this);
  m_notes = new QPlainTextEdit(this);
  m_notes->setObjectName(QStringLiteral("notes"));
  m_notes->setTabChangesFocus(true);
  m_notes->setFixedHeight(58);
  m_notes->installEventFilter(this);
  m_titleLabel->setBuddy(m_title);
  m_notesLabel->setBuddy(m_notes);
  m_titleLabel->setFixedWidth(formLabelWidth);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(7);
  grid->addWidget(m_titleLabel, 0, 0);
  grid->addWidget(m_title, 0, 1);
  grid->addWidget(m_notesLabel, 1, 0, Qt::AlignTop);
  grid->addWidget(m_notes, 1, 1);
  grid->setColumnStretch(1, 1);
  connect(m_title, &QLineEdit::editingFinished, this, [this] {
    if (m_title->text() != QString::fromStdString(m_session.evaluation().title))
      m_session.setTitle(m_title->text());
  });
  connect(&m_session, &Session::evaluationChanged, this, &DocumentForm::refresh);
  connect(&m_session, &Session::languageChanged, this, &DocumentForm::relabel);
  relabel();
  refresh();
}

bool DocumentForm::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_notes && event->type() == QEvent::FocusOut) {
    const QString notes = m_notes->toPlainText();
    if (notes != QString::fromStdString(m_session.evaluation().notes)) m_session.setNotes(notes);
  }
  return QWidget::eventFilter(watched, event);
}

void DocumentForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

void DocumentForm::refresh() {
  const QString title = QString::fromStdString(m_session.evaluation().title);
  if (m_title->text() != title && !(m_title->hasFocus() && m_title->isModified())) m_title->setText(title);
  const QString notes = QString::fromStdString(m_session.evaluation().notes);
  if (m_notes->toPlainText() != notes && !m_notes->hasFocus()) m_notes->setPlainText(notes);
}

void DocumentForm::relabel() {
  m_titleLabel->setText(tr("Name of this evaluation"));
  m_title->setAccessibleName(m_titleLabel->text());
  m_title->setPlaceholderText(tr("For the report's cover, such as GPU sourcing 2027"));
  m_notesLabel->setText(tr("Notes"));
  m_notes->setAccessibleName(m_notesLabel->text());
  m_notes->setPlaceholderText(tr("Who decides, by when, what was assumed"));
}

}  // namespace rackorrent::ui

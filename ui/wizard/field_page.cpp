// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/field_page.h"

#include "ui/wizard/card_scroll.h"

#include <QVBoxLayout>

namespace rackorrent::ui {

FieldPage::FieldPage(Session& session, const Step& step, DocumentForm* document, QWidget* parent)
    : WizardPage(parent), m_first(step.sections.front().fields.front()) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(20, 16, 20, 16);
  column->setSpacing(16);
  if (document) column->addWidget(document);
  m_form = new FieldForm(session, step.sections, content);
  column->addWidget(m_form, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new CardScroll(content, this));
  connect(m_form, &FieldForm::issuesChanged, this, &WizardPage::changed);
}

QString FieldPage::detail() const {
  return tr("%1 fields, %2 entered").arg(m_form->fieldCount()).arg(m_form->enteredCount());
}

void FieldPage::focusFirst() { m_form->focusField(m_first); }

}  // namespace rackorrent::ui

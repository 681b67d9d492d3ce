// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/document_form.h"
#include "ui/forms/field_form.h"
#include "ui/wizard/steps.h"
#include "ui/wizard/wizard_page.h"

namespace rackorrent::ui {

// A step that is a form made from the field table, in a card that scrolls.
class FieldPage : public WizardPage {
  Q_OBJECT

 public:
  // The document form (title and notes) stands above the fields; null where the step has none. Takes it over.
  FieldPage(Session& session, const Step& step, DocumentForm* document, QWidget* parent = nullptr);

  QString detail() const override;
  std::vector<Issue> issues() const override { return m_form->issues(); }
  bool hasEntries() const override { return m_form->enteredCount() > 0; }
  bool focusFirstFault() override { return m_form->focusFirstFault(); }
  bool focusField(FieldId field) override { return m_form->focusField(field); }
  void focusFirst() override;
  void discardDrafts() override { m_form->discardDrafts(); }

 private:
  FieldForm* m_form = nullptr;
  FieldId m_first;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/field_table.h"

#include <QWidget>

#include <vector>

namespace rackorrent::ui {

// One step of the wizard. Pages are made once and kept, so that unfinished texts stay where they were typed.
class WizardPage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  virtual QString detail() const = 0;  // "12 fields, 8 entered"
  virtual std::vector<Issue> issues() const = 0;
  virtual bool hasEntries() const = 0;
  virtual bool focusFirstFault() = 0;
  virtual bool focusField(FieldId field) = 0;
  virtual void focusFirst() = 0;
  virtual void discardDrafts() = 0;

 signals:
  void changed();
};

}  // namespace rackorrent::ui

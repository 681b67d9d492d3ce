// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"
#include "ui/wizard/steps.h"
#include "ui/wizard/wizard_page.h"

#include <array>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rackorrent::ui {

// The last step: what needs a change, and what was entered on each step, with links to edit it.
class ReviewPage : public WizardPage {
  Q_OBJECT

 public:
  explicit ReviewPage(Session& session, QWidget* parent = nullptr);

  // Of all pages, unfinished texts included.
  void setIssues(std::vector<Issue> issues);

  QString detail() const override;
  std::vector<Issue> issues() const override { return {}; }
  bool hasEntries() const override { return false; }
  bool focusFirstFault() override { return false; }
  bool focusField(FieldId) override { return false; }
  void focusFirst() override;
  void discardDrafts() override {}

 signals:
  void fieldRequested(FieldId field);
  void stepRequested(int step);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct StepRow {
    QLabel* title = nullptr;
    QLabel* count = nullptr;
    QLabel* values = nullptr;
    QPushButton* edit = nullptr;
  };

  QWidget* buildIssues(QWidget* parent);
  QWidget* buildSteps(QWidget* parent);
  void addIssue(const Issue& issue);
  void showIssues();
  void showSteps();
  void relabel();

  Session& m_session;
  std::vector<Issue> m_issues;
  QLabel* m_issuesTitle = nullptr;
  QVBoxLayout* m_issueRows = nullptr;
  QLabel* m_stepsTitle = nullptr;
  std::array<StepRow, stepCount - 1> m_stepRows;
};

}  // namespace rackorrent::ui

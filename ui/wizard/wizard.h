// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"
#include "ui/wizard/steps.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace rackorrent::ui {

class ReviewPage;
class VerdictPanel;
class VerdictStrip;
class WizardPage;

enum class StepState { New, Done, Problem };

// The eight steps: a header, the page, Back and Next, and the live verdict beside them. Every step can be
// shown at any time; Back, Next and jumps keep every value, unfinished texts too.
class Wizard : public QWidget {
  Q_OBJECT

 public:
  explicit Wizard(Session& session, QWidget* parent = nullptr);

  int currentStep() const;
  void showStep(int step);
  void showField(FieldId field);
  StepState stepState(int step) const;
  int problemCount(int step) const;
  // For another document: nothing typed is kept, and only steps with entries count as visited.
  void startOver();

 signals:
  void stepShown(int step);
  void stepsChanged();  // states or counts
  void finished();      // Next on the last step

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QWidget* buildHeader();
  QWidget* buildFooter();
  void addPage(const Step& step);
  WizardPage* page(int step) const;
  void back();
  void next();
  void refresh();
  void relabel();
  void fitVerdict();
  void collectIssues();

  Session& m_session;
  QLabel* m_title = nullptr;
  QLabel* m_detail = nullptr;
  QLabel* m_hint = nullptr;
  QPushButton* m_back = nullptr;
  QPushButton* m_next = nullptr;
  QStackedWidget* m_stack = nullptr;
  std::vector<WizardPage*> m_pages;
  ReviewPage* m_review = nullptr;
  VerdictPanel* m_panel = nullptr;
  VerdictStrip* m_strip = nullptr;
  std::array<bool, stepCount> m_visited{};
};

}  // namespace rackorrent::ui

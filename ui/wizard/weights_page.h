// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"
#include "ui/wizard/weight_row.h"
#include "ui/wizard/wizard_page.h"

#include <vector>

class QLabel;
class QPushButton;
class QHBoxLayout;

namespace rackorrent::ui {

// The step of the weights: presets, a slider and a number for each criterion, shares that always add up to
// 100 %.
class WeightsPage : public WizardPage {
  Q_OBJECT

 public:
  explicit WeightsPage(Session& session, QWidget* parent = nullptr);

  QString detail() const override;
  std::vector<Issue> issues() const override;
  bool hasEntries() const override;
  bool focusFirstFault() override;
  bool focusField(FieldId field) override;
  void focusFirst() override { m_rows.front()->slider()->setFocus(Qt::OtherFocusReason); }
  void discardDrafts() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QHBoxLayout* buildPresets(QWidget* parent);
  QWidget* buildRows(QWidget* parent);
  void applyPreset(std::size_t preset);
  void refresh();
  void relabel();
  QString dominance() const;

  Session& m_session;
  QLabel* m_hint = nullptr;
  std::vector<QPushButton*> m_presets;
  std::vector<WeightRow*> m_rows;
  QLabel* m_totalLabel = nullptr;
  QLabel* m_total = nullptr;
  QLabel* m_warning = nullptr;
};

}  // namespace rackorrent::ui

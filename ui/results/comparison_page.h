// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/result_view.h"

class QCheckBox;
class QComboBox;
class QModelIndex;
class QPushButton;

namespace rackorrent::ui {

class ComparisonModel;
class TableView;

// The four alternatives side by side over the dimensions of the guides.
class ComparisonPage : public ResultView {
  Q_OBJECT

 public:
  explicit ComparisonPage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  void buildActions();
  void refreshWords();
  void refreshHint();
  void openSource(const QModelIndex& index);

  QCheckBox* m_onlyDifferences = nullptr;
  QComboBox* m_order = nullptr;
  QPushButton* m_copy = nullptr;
  TableView* m_table = nullptr;
  ComparisonModel* m_model = nullptr;
  QLabel* m_hint = nullptr;
  QLabel* m_hidden = nullptr;
};

}  // namespace rackorrent::ui

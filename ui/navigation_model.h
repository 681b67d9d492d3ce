// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/wizard.h"

#include <QAbstractListModel>

#include <vector>

namespace rackorrent::ui {

// The rows of the sidebar: two headings, the steps with their state, the results.
class NavigationModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum class Kind { Heading, Step, Result };
  enum Role { KindRole = Qt::UserRole, NumberRole, StateRole, CountRole };

  using QAbstractListModel::QAbstractListModel;

  void setHeadings(const QString& inputs, const QString& results);
  void setSteps(std::vector<QString> titles);
  void setResults(std::vector<QString> titles);
  void setStepState(int step, StepState state, int problems);

  QModelIndex stepIndex(int step) const { return index(1 + step); }
  QModelIndex resultIndex(int result) const { return index(2 + static_cast<int>(m_steps.size()) + result); }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  struct Step {
    QString title;
    StepState state = StepState::New;
    int problems = 0;
  };

  Kind kindOf(int row) const;
  int numberOf(int row) const;  // of a step or a result, from 0
  QString titleOf(int row) const;
  QString spokenTextOf(int row) const;
  void changed();

  QString m_inputs;
  QString m_resultsHeading;
  std::vector<Step> m_steps;
  std::vector<QString> m_results;
};

}  // namespace rackorrent::ui

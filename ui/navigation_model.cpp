// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/navigation_model.h"

#include <utility>

namespace rackorrent::ui {

void NavigationModel::setHeadings(const QString& inputs, const QString& results) {
  m_inputs = inputs;
  m_resultsHeading = results;
  changed();
}

void NavigationModel::setSteps(std::vector<QString> titles) {
  const bool isFirst = m_steps.size() != titles.size();
  if (isFirst) beginResetModel();
  m_steps.resize(titles.size());
  for (std::size_t i = 0; i < titles.size(); ++i) m_steps[i].title = std::move(titles[i]);
  if (isFirst) endResetModel();
  changed();
}

void NavigationModel::setResults(std::vector<QString> titles) {
  const bool isFirst = m_results.size() != titles.size();
  if (isFirst) beginResetModel();
  m_results = std::move(titles);
  if (isFirst) endResetModel();
  changed();
}

void NavigationModel::setStepState(int step, StepState state, int problems) {
  Step& row = m_steps[static_cast<std::size_t>(step)];
  if (row.state == state && row.problems == problems) return;
  row.state = state;
  row.problems = problems;
  emit dataChanged(stepIndex(step), stepIndex(step));
}

void NavigationModel::changed() {
  if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

int NavigationModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 2 + static_cast<int>(m_steps.size() + m_results.size());
}

NavigationModel::Kind NavigationModel::kindOf(int row) const {
  const int secondHeading = 1 + static_cast<int>(m_steps.size());
  if (row == 0 || row == secondHeading) return Kind::Heading;
  return row < secondHeading ? Kind::Step : Kind::Result;
}

int NavigationModel::numberOf(int row) const {
  return kindOf(row) == Kind::Step ? row - 1 : row - 2 - static_cast<int>(m_steps.size());
}

QString NavigationModel::titleOf(int row) const {
  const auto number = static_cast<std::size_t>(numberOf(row));
  switch (kindOf(row)) {
    case Kind::Heading:
      return row == 0 ? m_inputs : m_resultsHeading;
    case Kind::Step:
      return m_steps[number].title;
    case Kind::Result:
      return m_results[number];
  }
  return {};
}

QString NavigationModel::spokenTextOf(int row) const {
  if (kindOf(row) != Kind::Step) return titleOf(row);
  const Step& step = m_steps[static_cast<std::size_t>(numberOf(row))];
  switch (step.state) {
    case StepState::New:
      return step.title;
    case StepState::Done:
      return tr("%1, seen").arg(step.title);
    case StepState::Problem:
      return tr("%1, %n input(s) to look at", nullptr, step.problems).arg(step.title);
  }
  return {};
}

QVariant NavigationModel::data(const QModelIndex& index, int role) const {
  const int row = index.row();
  const Kind kind = kindOf(row);
  switch (role) {
    case Qt::DisplayRole:
      return titleOf(row);
    case Qt::AccessibleTextRole:
      return spokenTextOf(row);
    case KindRole:
      return static_cast<int>(kind);
    case NumberRole:
      return numberOf(row);
    default:
      break;
  }
  if (kind != Kind::Step) return {};
  const Step& step = m_steps[static_cast<std::size_t>(numberOf(row))];
  if (role == StateRole) return static_cast<int>(step.state);
  if (role == CountRole) return step.problems;
  return {};
}

Qt::ItemFlags NavigationModel::flags(const QModelIndex& index) const {
  return kindOf(index.row()) == Kind::Heading ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace rackorrent::ui

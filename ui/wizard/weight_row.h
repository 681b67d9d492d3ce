// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/criterion_id.h"
#include "ui/forms/number_editor.h"
#include "ui/session/session.h"

#include <QObject>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace rackorrent::ui {

// The weight of one criterion: a slider and a number for the same field, and its share of all weights.
class WeightRow : public QObject {
  Q_OBJECT

 public:
  // Takes three rows of the grid.
  WeightRow(Session& session, CriterionId criterion, QGridLayout& grid, int gridRow);

  FieldId field() const { return m_field; }
  QWidget* slider() const;
  QWidget* editor() const { return m_number; }
  void refresh();
  void relabel();
  void discardDraft() { m_number->discardDraft(); }
  std::optional<Issue> issue() const;

 signals:
  void issueChanged();

 private:
  void build(QWidget* parent);
  void place(QGridLayout& grid, int gridRow);

  Session& m_session;
  CriterionId m_criterion;
  FieldId m_field;
  QLabel* m_label = nullptr;
  QSlider* m_slider = nullptr;
  NumberEditor* m_number = nullptr;
  QLabel* m_share = nullptr;
  QPushButton* m_why = nullptr;
  QLabel* m_explanation = nullptr;
  QLabel* m_problem = nullptr;
};

}  // namespace rackorrent::ui

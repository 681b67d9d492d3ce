// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"
#include "core/knowledge/knowledge.h"
#include "ui/text/text_wording.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace rackorrent::ui {

// Where the points come from: for each criterion weight x score of the first and of the second, with the
// difference that makes the margin; what speaks for the first on top. The last row is the total, of unrounded
// figures.
class ContributionModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { CriterionColumn, WeightColumn, PointsColumn, DifferenceColumn, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void show(const Decision& decision, const Knowledge& knowledge, const TextWording& wording);
  Alternative first() const { return m_first; }
  std::optional<Alternative> second() const { return m_second; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    QString title;
    QString explanation;
    QString source;
    double weight = 0;
    double first = 0;  // points, 0 to 100
    double second = 0;
  };

  bool isTotal(int row) const { return row == static_cast<int>(m_rows.size()) - 1; }
  QString pointsText(const Row& row) const;
  QString differenceText(const Row& row, bool isTotalRow) const;
  QVariant text(const QModelIndex& index) const;
  QVariant bars(const Row& row) const;

  std::vector<Row> m_rows;
  double m_largest = 1;
  Alternative m_first = Alternative::GpuAsAService;
  std::optional<Alternative> m_second;
  std::optional<TextWording> m_wording;
};

}  // namespace rackorrent::ui

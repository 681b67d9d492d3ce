// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/comparison_model.h"

#include "ui/tables/table_roles.h"
#include "ui/tables/table_words.h"

#include <algorithm>

namespace rackorrent::ui {

void ComparisonModel::show(std::vector<ComparisonRow> rows, const Decision& decision,
                           const TextWording& wording) {
  beginResetModel();
  m_rows = std::move(rows);
  m_decision = decision;
  m_wording = wording;
  m_order = allAlternatives;
  std::stable_sort(m_order.begin(), m_order.end(), [&](Alternative a, Alternative b) {
    return decision.alternatives[indexOf(a)].rank < decision.alternatives[indexOf(b)].rank;
  });
  chooseRows();
  endResetModel();
}

void ComparisonModel::setOnlyDifferences(bool onlyDifferences) {
  beginResetModel();
  m_onlyDifferences = onlyDifferences;
  chooseRows();
  endResetModel();
}

void ComparisonModel::setOrder(Order order) {
  beginResetModel();
  m_rowOrder = order;
  chooseRows();
  endResetModel();
}

void ComparisonModel::chooseRows() {
  m_shown.clear();
  for (std::size_t i = 0; i < m_rows.size(); ++i)
    if (m_rows[i].differs || !m_onlyDifferences) m_shown.push_back(i);
  if (m_rowOrder == Order::Guides) return;
  std::stable_sort(m_shown.begin(), m_shown.end(),
                   [&](std::size_t a, std::size_t b) { return m_rows[a].weight > m_rows[b].weight; });
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : FirstAlternativeColumn + static_cast<int>(m_order.size());
}

Alternative ComparisonModel::alternativeAt(int column) const {
  return m_order[static_cast<std::size_t>(column - FirstAlternativeColumn)];
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const ComparisonRow& row = rowAt(index.row());
  if (role == SourcesRole) {
    QStringList sources;
    for (const std::string& source : row.sources) sources << QString::fromStdString(source);
    return sources;
  }
  if (index.column() == WeightColumn && role == Qt::DisplayRole && !isFirstOfItsCriterion(index.row()))
    return {};
  if (index.column() < FirstAlternativeColumn) return headData(row, index.column(), role);
  const Alternative alternative = alternativeAt(index.column());
  if (role == IsWinnerRole)
    return alternative == m_decision->verdict.best &&
           m_decision->verdict.kind != VerdictKind::NothingFeasible;
  return cellData(row, row.cells[indexOf(alternative)], role);
}

// The weight is one of a criterion, which may have several dimensions: said once.
bool ComparisonModel::isFirstOfItsCriterion(int row) const {
  for (int before = 0; before < row; ++before)
    if (rowAt(before).criterion == rowAt(row).criterion) return false;
  return true;
}

QVariant ComparisonModel::headData(const ComparisonRow& row, int column, int role) const {
  if (column == DimensionColumn) {
    if (role == Qt::DisplayRole) return m_wording->string(row.title);
    return {};
  }
  if (role == Qt::DisplayRole && row.weight > 0) return m_wording->number(row.weight * 100, 0);
  if (role == IsMutedRole) return true;
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

QVariant ComparisonModel::cellData(const ComparisonRow&, const ComparisonCell& cell, int role) const {
  switch (role) {
    case Qt::DisplayRole:
      return figureOf(cell.figure, *m_wording);
    case Qt::ToolTipRole:
      return exactText(cell);
    case NoteRole:
      return m_wording->string(cell.words);
    case MarkRole:
      return static_cast<int>(cell.mark);
    case MarkTextRole:
      if (cell.mark == Mark::Best) return tr("▲ best");
      return cell.mark == Mark::Worst ? tr("▽ worst") : QString();
    case Qt::TextAlignmentRole:
      return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    default:
      return {};
  }
}

QString ComparisonModel::exactText(const ComparisonCell& cell) const {
  QStringList lines;
  if (const auto* money = std::get_if<Money>(&cell.figure))
    lines << QString::fromStdString(m_wording->money(*money));
  if (const auto* quantity = std::get_if<Quantity>(&cell.figure))
    lines << QString::fromStdString(m_wording->quantity(*quantity));
  if (cell.isDerived)
    lines << tr("The guides do not say this of the alternative; it follows from what they combine.");
  return lines.join(u'\n');
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount() || !m_decision) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant(section == WeightColumn ? Qt::AlignRight | Qt::AlignVCenter
                                            : Qt::AlignLeft | Qt::AlignVCenter);
  if (section >= FirstAlternativeColumn) return alternativeHead(alternativeAt(section), role);
  if (role != Qt::DisplayRole) return {};
  return section == DimensionColumn ? tr("Dimension") : tr("Weight %");
}

QVariant ComparisonModel::alternativeHead(Alternative alternative, int role) const {
  const AlternativeDecision& decided = m_decision->alternatives[indexOf(alternative)];
  switch (role) {
    case Qt::DisplayRole:
      return m_wording->string(nameOf(alternative));
    case AlternativeRole:
      return static_cast<int>(alternative);
    case IsWinnerRole:
      return alternative == m_decision->verdict.best &&
             m_decision->verdict.kind != VerdictKind::NothingFeasible;
    case SignRole:
      return decided.isFeasible() ? 0 : -1;
    case NoteRole:
      if (!decided.isFeasible()) return tr("ruled out");
      return tr("%1 pts").arg(m_wording->number(decided.score * 100, 0));
    default:
      return {};
  }
}

}  // namespace rackorrent::ui

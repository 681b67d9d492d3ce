// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/contribution_model.h"

#include "ui/tables/table_roles.h"

#include <algorithm>

namespace rackorrent::ui {

void ContributionModel::show(const Decision& decision, const Knowledge& knowledge,
                             const TextWording& wording) {
  beginResetModel();
  m_wording = wording;
  m_first = decision.verdict.best;
  m_second = decision.verdict.runnerUp;
  const AlternativeDecision& first = decision.alternatives[indexOf(m_first)];
  const AlternativeDecision& second = decision.alternatives[indexOf(m_second.value_or(m_first))];
  m_rows.clear();
  m_largest = 0;
  Row total{tr("Total (unrounded)"), {}, {}, 0, 0, 0};
  for (const CriterionId criterion : allCriteria) {
    const CriterionScore& mine = first.criteria[indexOf(criterion)];
    const CriterionScore& other = second.criteria[indexOf(criterion)];
    const Row row{wording.string(knowledge.criterion(criterion).title),
                  wording.string(mine.text),
                  QString::fromStdString(mine.source),
                  mine.weight * 100,
                  mine.weight * mine.score * 100,
                  other.weight * other.score * 100};
    m_largest = std::max({m_largest, row.first, row.second});
    total.weight += row.weight;
    total.first += row.first;
    total.second += row.second;
    m_rows.push_back(row);
  }
  std::stable_sort(m_rows.begin(), m_rows.end(), [&](const Row& a, const Row& b) {
    return m_second ? a.first - a.second > b.first - b.second : a.first > b.first;
  });
  m_rows.push_back(total);
  endResetModel();
}

int ContributionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ContributionModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString ContributionModel::pointsText(const Row& row) const {
  const QString first = m_wording->number(row.first, 1);
  return m_second ? QStringLiteral("%1 / %2").arg(first, m_wording->number(row.second, 1)) : first;
}

QString ContributionModel::differenceText(const Row& row, bool isTotalRow) const {
  if (!m_second) return {};
  const double difference = row.first - row.second;
  QString figure = m_wording->number(difference, 1);
  if (difference > 0) figure.prepend(u'+');
  if (isTotalRow || difference == 0) return figure;
  return (difference > 0 ? QStringLiteral("▲ ") : QStringLiteral("▼ ")) + figure;
}

QVariant ContributionModel::text(const QModelIndex& index) const {
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  switch (index.column()) {
    case CriterionColumn:
      return row.title;
    case WeightColumn:
      return m_wording->number(row.weight, 0);
    case PointsColumn:
      return pointsText(row);
    case DifferenceColumn:
      return differenceText(row, isTotal(index.row()));
    default:
      return {};
  }
}

QVariant ContributionModel::bars(const Row& row) const {
  QList<double> lengths{m_largest > 0 ? row.first / m_largest : 0};
  if (m_second) lengths << (m_largest > 0 ? row.second / m_largest : 0);
  return QVariant::fromValue(lengths);
}

QVariant ContributionModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  const bool isNumber = index.column() == WeightColumn || index.column() == DifferenceColumn;
  switch (role) {
    case Qt::DisplayRole:
      return text(index);
    case Qt::ToolTipRole:
      return row.explanation;
    case Qt::TextAlignmentRole:
      return QVariant(isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case IsTotalRole:
      return isTotal(index.row());
    case IsMutedRole:
      return index.column() == WeightColumn;
    case SourcesRole:
      return row.source.isEmpty() ? QStringList() : QStringList{row.source};
    case BarsRole:
      return index.column() == PointsColumn && !isTotal(index.row()) ? bars(row) : QVariant();
    case SignRole:
      if (index.column() != DifferenceColumn || isTotal(index.row()) || !m_second) return {};
      return row.first > row.second ? 1 : row.first < row.second ? -1 : 0;
    default:
      return {};
  }
}

QVariant ContributionModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount || !m_wording) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant(section == WeightColumn || section == DifferenceColumn
                        ? Qt::AlignRight | Qt::AlignVCenter
                        : Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case CriterionColumn:
      return tr("Criterion");
    case WeightColumn:
      return tr("Weight %");
    case PointsColumn:
      return tr("Points contributed");
    case DifferenceColumn:
      return m_second ? tr("Lead") : QString();
    default:
      return {};
  }
}

}  // namespace rackorrent::ui

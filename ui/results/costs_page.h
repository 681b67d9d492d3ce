// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/sections.h"
#include "ui/results/result_view.h"

class QModelIndex;

namespace rackorrent::ui {

class Card;
class CategoryBars;
class CategoryCard;
class ChartCard;
class DocumentTableModel;
class LineChart;
class TableView;

// Cumulative and unit cost, where the money goes, and every line of the ledger with how it was computed.
class CostsPage : public ResultView {
  Q_OBJECT

 public:
  explicit CostsPage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  void buildCharts();
  void buildTable();
  void showUnitCost(const ReportInput& input, const TextWording& wording);
  void showTable(Table shown, const TextWording& wording);
  void explainCell(const QModelIndex& index);

  LineChart* m_cumulative = nullptr;
  ChartCard* m_cumulativeCard = nullptr;
  LineChart* m_unitCost = nullptr;
  ChartCard* m_unitCostCard = nullptr;
  CategoryBars* m_bars = nullptr;
  CategoryCard* m_barsCard = nullptr;
  Card* m_tableCard = nullptr;
  TableView* m_table = nullptr;
  DocumentTableModel* m_model = nullptr;
  QStringList m_rowKeys;  // of the table: the last step of the path of each amount
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/result_view.h"

#include <optional>

class QComboBox;

namespace rackorrent::ui {

class Card;
class ChartCard;
class DemandWeekChart;
class DocumentTableModel;
class LineChart;
class LoadDurationChart;
class TableView;

// Which channel serves which part of the demand, the demand itself, and what owning more or less would cost.
class CapacityPage : public ResultView {
  Q_OBJECT

 public:
  explicit CapacityPage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  struct TableCard {
    Card* card = nullptr;
    TableView* view = nullptr;
    DocumentTableModel* model = nullptr;
  };

  TableCard makeTable(const QList<int>& stretch);
  void fillPlans(const Assessment& assessment, const TextWording& wording);
  void showPlan(const Assessment& assessment, const TextWording& wording);

  std::optional<Alternative> m_chosen;  // by the user; else the recommended one
  QComboBox* m_plans = nullptr;
  LoadDurationChart* m_curve = nullptr;
  ChartCard* m_curveCard = nullptr;
  DemandWeekChart* m_week = nullptr;
  ChartCard* m_weekCard = nullptr;
  LineChart* m_regret = nullptr;
  ChartCard* m_regretCard = nullptr;
  TableCard m_channels;
  TableCard m_demand;
  TableCard m_capacity;
};

}  // namespace rackorrent::ui

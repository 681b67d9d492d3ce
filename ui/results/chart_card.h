// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_view.h"
#include "ui/results/card.h"

class QPushButton;
class QStackedWidget;

namespace rackorrent::ui {

class TableView;
class TextTableModel;
class UserPrompts;

// A chart with its finding as title; "Data table" turns it into the values and back. Asks where pictures are
// saved.
class ChartCard : public Card {
  Q_OBJECT

 public:
  ChartCard(ChartView* chart, int chartHeight, UserPrompts& prompts, QWidget* parent = nullptr);

  // After the chart has got new values or another language.
  void follow(const QString& subtitle);

 private:
  void showTable(bool isTable);
  void fillTable();
  void savePicture();

  ChartView* m_chart = nullptr;
  UserPrompts& m_prompts;
  QStackedWidget* m_stack = nullptr;
  QPushButton* m_link = nullptr;
  TableView* m_table = nullptr;
  TextTableModel* m_model = nullptr;
};

}  // namespace rackorrent::ui

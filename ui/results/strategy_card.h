// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/card.h"
#include "ui/session/session.h"
#include "ui/session/strategy_mapper.h"

#include <memory>

class QComboBox;

namespace rackorrent::ui {

class ChartCard;
class StrategyMapChart;

// Who comes first where two inputs change together; the two are chosen above the map.
class StrategyCard : public QWidget {
  Q_OBJECT

 public:
  explicit StrategyCard(Session& session, QWidget* parent = nullptr);

  // Draws the words anew; maps anew when the assessment is a newer one.
  void follow();

 private:
  void fillChoices();
  void remap();
  void take(std::shared_ptr<const StrategyMap> map);
  void showMap();

  Session& m_session;
  StrategyMapChart* m_chart = nullptr;
  ChartCard* m_card = nullptr;
  QComboBox* m_across = nullptr;
  QComboBox* m_up = nullptr;
  std::shared_ptr<const Assessment> m_assessed;  // that was mapped last
  std::shared_ptr<const StrategyMap> m_map;
  StrategyMapper m_mapper;
};

}  // namespace rackorrent::ui

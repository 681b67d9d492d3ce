// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "core/study/study.h"
#include "ui/results/result_view.h"

#include <memory>
#include <optional>

class QComboBox;

namespace rackorrent::ui {

class Card;
class ChartCard;
class DifferenceChart;
class DocumentTableModel;
class FanChart;
class LearningCard;
class PlacesChart;
class StrategyCard;
class SurenessCard;
class TableView;
class TornadoChart;

// How sure the answer is, what it hangs on, and what to find out next. Old figures stay, muted, until new
// ones are there.
class RobustnessPage : public ResultView {
  Q_OBJECT

 public:
  explicit RobustnessPage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  struct TableCard {
    Card* card = nullptr;
    TableView* view = nullptr;
    DocumentTableModel* model = nullptr;
  };

  void buildCharts();
  void buildDifference();
  TableCard makeTable(const QList<int>& stretch);
  void showStudy(const Study& study, const Assessment& assessment, const TextWording& wording);
  void showDifference(const Study& study, const TextWording& wording);
  void showTables(const Study& study, const Assessment& assessment, const TextWording& wording);
  const Section& weights(const Assessment& assessment);
  void showTable(const TableCard& card, const Section& section, std::string_view name, Alternative answer,
                 const TextWording& wording);
  void fillChoices(const Study& study, const Assessment& assessment, const TextWording& wording);
  void refreshProgress();

  QLabel* m_progress = nullptr;
  QWidget* m_figures = nullptr;
  SurenessCard* m_sureness = nullptr;
  LearningCard* m_learning = nullptr;
  PlacesChart* m_places = nullptr;
  ChartCard* m_placesCard = nullptr;
  TornadoChart* m_tornado = nullptr;
  ChartCard* m_tornadoCard = nullptr;
  FanChart* m_fan = nullptr;
  ChartCard* m_fanCard = nullptr;
  DifferenceChart* m_difference = nullptr;
  ChartCard* m_differenceCard = nullptr;
  StrategyCard* m_strategy = nullptr;
  QComboBox* m_one = nullptr;
  QComboBox* m_other = nullptr;
  bool m_isChosen = false;  // the two alternatives, by the user
  TableCard m_alternatives;
  TableCard m_inputs;
  // Drawing the weights takes some milliseconds and the study comes in steps: once for an assessment.
  std::shared_ptr<const Assessment> m_weighed;
  Section m_weightsSection;
  TableCard m_weights;
  TableCard m_anyWeights;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"
#include "core/knowledge/knowledge.h"
#include "ui/results/card.h"
#include "ui/text/text_wording.h"

#include <optional>

namespace rackorrent::ui {

class AlternativeMarker;
class ContributionDelegate;
class ContributionModel;
class TableView;

// Where the points come from: one row for each criterion with bars of the first and the second alternative. A
// row that is activated explains its score.
class ContributionsCard : public Card {
  Q_OBJECT

 public:
  explicit ContributionsCard(const Knowledge& knowledge, QWidget* parent = nullptr);

  void show(const Decision& decision, const TextWording& wording);
  using QWidget::show;

 private:
  struct LegendEntry {
    QWidget* box = nullptr;
    AlternativeMarker* marker = nullptr;
    QLabel* name = nullptr;
  };

  LegendEntry addLegendEntry();
  void explain(const QModelIndex& index);

  const Knowledge& m_knowledge;
  std::optional<TextWording> m_wording;
  LegendEntry m_first;
  LegendEntry m_second;
  ContributionDelegate* m_delegate = nullptr;
  ContributionModel* m_model = nullptr;
  TableView* m_table = nullptr;
};

}  // namespace rackorrent::ui

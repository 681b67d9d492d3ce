// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/result_view.h"

namespace rackorrent {
struct ReportInput;
struct Table;
}  // namespace rackorrent

namespace rackorrent::ui {

class Card;
class DocumentTableModel;
class EntryList;
class TableView;

// What to do now and when to switch: advice by stage, values at which the answer turns, trial, migration,
// risks.
class RoutePage : public ResultView {
  Q_OBJECT

 public:
  explicit RoutePage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  struct Part {
    Card* card = nullptr;
    EntryList* list = nullptr;
  };

  struct TableCard {
    Card* card = nullptr;
    TableView* table = nullptr;
    DocumentTableModel* model = nullptr;
  };

  TableCard makeTableCard(std::initializer_list<int> stretch);
  static void showTable(const TableCard& in, const Table& table, const TextWording& wording);
  EntryList& renew(Part& part, const QString& title, const TextWording& wording);
  void showStages(const TextWording& wording);
  void showSwitches(const Assessment& assessment, const TextWording& wording);
  void showTrial(const TextWording& wording);
  void showPlan(const ReportInput& input, const TextWording& wording);
  void showTransfer(const ReportInput& input, const TextWording& wording);
  void showRisks(const Assessment& assessment, const TextWording& wording);
  QString watched(const StageAdvice& advice, const TextWording& wording) const;

  Part m_stages;
  Part m_trial;
  Part m_risks;
  TableCard m_plan;
  TableCard m_switches;
  TableCard m_transfer;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/result_view.h"

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

  EntryList& renew(Part& part, const QString& title, const TextWording& wording);
  void showStages(const TextWording& wording);
  void showSwitches(const Assessment& assessment, const TextWording& wording);
  void showTrial(const TextWording& wording);
  void showMigration(const Assessment& assessment, const TextWording& wording);
  void showRisks(const Assessment& assessment, const TextWording& wording);
  QString watched(const StageAdvice& advice, const TextWording& wording) const;

  Part m_stages;
  Part m_trial;
  Part m_migration;
  Part m_risks;
  Card* m_switches = nullptr;
  TableView* m_table = nullptr;
  DocumentTableModel* m_model = nullptr;
};

}  // namespace rackorrent::ui

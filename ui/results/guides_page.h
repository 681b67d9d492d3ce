// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/result_view.h"

class QModelIndex;

namespace rackorrent::ui {

class Card;
class ChecklistCard;
class DocumentTableModel;
class EntryList;
class TableView;

// The guides' voice: which of their scenarios the case is like, which rules apply and why, first steps,
// checklist.
class GuidesPage : public ResultView {
  Q_OBJECT

 public:
  explicit GuidesPage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  void showScenarios(const Assessment& assessment, const TextWording& wording);
  void showRules(const Assessment& assessment, const TextWording& wording);
  void showTerms(const TextWording& wording);
  void showOnboarding(const Assessment& assessment, const TextWording& wording);
  EntryList* newList(Card& card, EntryList*& list, const TextWording& wording);
  QString becauseOf(const std::vector<FieldId>& fields, const TextWording& wording) const;
  QString termsOf(const ArchetypeMatch& match, const TextWording& wording) const;
  void explainScenario(const QModelIndex& index);

  Card* m_scenarios = nullptr;
  EntryList* m_nearest = nullptr;
  TableView* m_table = nullptr;
  DocumentTableModel* m_model = nullptr;
  Card* m_rules = nullptr;
  EntryList* m_ruleList = nullptr;
  Card* m_onboarding = nullptr;
  EntryList* m_stepList = nullptr;
  Card* m_terms = nullptr;
  EntryList* m_termList = nullptr;
  ChecklistCard* m_checklist = nullptr;
};

}  // namespace rackorrent::ui

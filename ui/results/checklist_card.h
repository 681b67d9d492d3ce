// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/card.h"
#include "ui/session/session.h"

#include <vector>

class QComboBox;
class QLineEdit;

namespace rackorrent::ui {

// The migration checklist for one alternative with the state and the note of each item, which the project
// keeps.
class ChecklistCard : public Card {
  Q_OBJECT

 public:
  explicit ChecklistCard(Session& session, QWidget* parent = nullptr);
  ~ChecklistCard() override;

  void show(Alternative alternative, const TextWording& wording);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Row {
    std::size_t item;  // its place in the knowledge data
    QComboBox* status;
    QLineEdit* note;
  };

  void rebuild(const TextWording& wording);
  void addItem(std::size_t item, const TextWording& wording, QWidget* list);
  void showMarks();
  void takeOver(const Row& row);

  Session& m_session;
  QWidget* m_list = nullptr;
  std::vector<Row> m_rows;
  Alternative m_alternative = Alternative::GpuAsAService;
  std::optional<Language> m_language;  // of the words that stand there
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/study/study.h"
#include "ui/results/card.h"
#include "ui/text/text_wording.h"

#include <array>

class QGridLayout;
class QPushButton;

namespace rackorrent::ui {

class AlternativeMarker;

// The answer: name, how sure, one sentence, three numbers, then what it hangs on and what is ruled out.
class VerdictCard : public Card {
  Q_OBJECT

 public:
  explicit VerdictCard(QWidget* parent = nullptr);

  // The study is null while there is none of this assessment.
  void show(const Evaluation& evaluation, const Assessment& assessment, const Study* study, const TextWording& wording);
  using QWidget::show;

 signals:
  void fieldRequested(FieldId field);
  void explanationRequested(const QString& path);

 private:
  struct KeyNumber {
    QLabel* value = nullptr;
    QLabel* caption = nullptr;
  };

  void build();
  void showAnswer(const Verdict& verdict, const TextWording& wording);
  void showNumbers(const Evaluation& evaluation, const Assessment& assessment, const TextWording& wording);
  void showRows(const Assessment& assessment, const Study* study, const TextWording& wording);
  void addRow(const QString& key, QWidget* what);
  void addTextRow(const QString& key, const QString& text);
  void addRuledOut(Alternative alternative, const AlternativeDecision& decided, const TextWording& wording,
                   bool isFirst);

  QLabel* m_caption = nullptr;
  AlternativeMarker* m_marker = nullptr;
  QLabel* m_name = nullptr;
  QLabel* m_badge = nullptr;
  QLabel* m_sentence = nullptr;
  std::array<KeyNumber, 3> m_numbers;
  QPushButton* m_explainTotal = nullptr;
  QWidget* m_rows = nullptr;
  QGridLayout* m_grid = nullptr;
};

}  // namespace rackorrent::ui

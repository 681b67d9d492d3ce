// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "ui/text/text_wording.h"

#include <QWidget>

class QLabel;

namespace rackorrent::ui {

class AlternativeMarker;

// One alternative in the live verdict: marker, name, total cost, points and their bar; a veto with its
// numbers instead of the bar.
class ScoreRow : public QWidget {
  Q_OBJECT

 public:
  explicit ScoreRow(QWidget* parent = nullptr);

  void showAlternative(Alternative alternative, const Assessment& assessment, const TextWording& wording);
  void setStale(bool stale);

 private:
  class Bar;

  AlternativeMarker* m_marker = nullptr;
  QLabel* m_name = nullptr;
  QLabel* m_cost = nullptr;
  QLabel* m_score = nullptr;
  QLabel* m_veto = nullptr;
  QLabel* m_reason = nullptr;
  Bar* m_bar = nullptr;
};

}  // namespace rackorrent::ui

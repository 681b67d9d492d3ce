// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"
#include "ui/wizard/score_row.h"

#include <QFrame>

#include <array>
#include <memory>

class QLabel;
class QVBoxLayout;

namespace rackorrent::ui {

class AlternativeMarker;
class LoadDurationChart;

// The live verdict beside the inputs. While figures are recomputed or inputs need a change, the last ones
// stay, muted.
class VerdictPanel : public QFrame {
  Q_OBJECT

 public:
  static constexpr int panelWidth = 344;

  explicit VerdictPanel(Session& session, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void buildHead(QVBoxLayout& column, QWidget* parent);
  void buildChange(QVBoxLayout& column, QWidget* parent);
  void buildScores(QVBoxLayout& column, QWidget* parent);
  void buildFoot(QVBoxLayout& column, QWidget* parent);
  void takeAssessment();
  void refresh();
  void refreshHead(const Assessment& assessment, const TextWording& wording);
  void refreshStale();

  Session& m_session;
  // What the last figures were computed from, to say what an edit did; never shown as an input.
  std::shared_ptr<const Assessment> m_shown;
  Evaluation m_shownFor;
  std::shared_ptr<const Assessment> m_before;
  Evaluation m_beforeFor;

  QWidget* m_content = nullptr;
  QLabel* m_caption = nullptr;
  AlternativeMarker* m_marker = nullptr;
  QLabel* m_name = nullptr;
  QLabel* m_badge = nullptr;
  QLabel* m_lead = nullptr;
  QLabel* m_plan = nullptr;
  QLabel* m_stale = nullptr;
  QFrame* m_changeBox = nullptr;
  QLabel* m_changeCaption = nullptr;
  QLabel* m_changeWhat = nullptr;
  QLabel* m_changeEffect = nullptr;
  QLabel* m_scoresTitle = nullptr;
  std::array<ScoreRow*, 4> m_scores{};
  QLabel* m_chartTitle = nullptr;
  LoadDurationChart* m_chart = nullptr;
  QLabel* m_flipCaption = nullptr;
  QLabel* m_flip = nullptr;
};

}  // namespace rackorrent::ui

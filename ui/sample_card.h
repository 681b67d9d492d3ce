// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/samples.h"
#include "ui/session/session.h"

#include <QFrame>

#include <memory>

class QLabel;
class QPushButton;

namespace rackorrent::ui {

class AlternativeMarker;
class LoadDurationChart;

// The sample of the start page with its finished recommendation.
class SampleCard : public QFrame {
  Q_OBJECT

 public:
  SampleCard(const Session& session, const Sample& sample, QWidget* parent = nullptr);

 signals:
  void opened();

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void relabel();
  void showAssessment();

  const Session& m_session;
  const Sample& m_sample;
  AssessmentRunner m_runner;
  std::shared_ptr<const Assessment> m_assessment;
  QLabel* m_badge = nullptr;
  QLabel* m_title = nullptr;
  QLabel* m_blurb = nullptr;
  AlternativeMarker* m_marker = nullptr;
  QLabel* m_verdict = nullptr;
  QLabel* m_lead = nullptr;
  QPushButton* m_open = nullptr;
  LoadDurationChart* m_chart = nullptr;
};

}  // namespace rackorrent::ui

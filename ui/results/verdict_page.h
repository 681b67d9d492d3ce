// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/result_view.h"

class QPushButton;

namespace rackorrent::ui {

class AgreementCard;
class ContributionsCard;
class ReasonsCard;
class VerdictCard;

// The answer, why, and what the guides say to it.
class VerdictPage : public ResultView {
  Q_OBJECT

 public:
  explicit VerdictPage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  void copySummary();

  VerdictCard* m_verdict = nullptr;
  ReasonsCard* m_reasons = nullptr;
  ContributionsCard* m_contributions = nullptr;
  AgreementCard* m_agreement = nullptr;
  QPushButton* m_copy = nullptr;
  QPushButton* m_pdf = nullptr;
};

}  // namespace rackorrent::ui

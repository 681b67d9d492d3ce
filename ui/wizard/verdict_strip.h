// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QFrame>

class QLabel;

namespace rackorrent::ui {

class AlternativeMarker;

// The live verdict in one line, for windows too narrow for the panel.
class VerdictStrip : public QFrame {
  Q_OBJECT

 public:
  explicit VerdictStrip(Session& session, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();

  Session& m_session;
  AlternativeMarker* m_marker = nullptr;
  QLabel* m_name = nullptr;
  QLabel* m_badge = nullptr;
  QLabel* m_lead = nullptr;
  QLabel* m_cost = nullptr;
};

}  // namespace rackorrent::ui

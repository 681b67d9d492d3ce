// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace rackorrent::ui {

// Title and notes of the evaluation. Both are taken over on leaving.
class DocumentForm : public QWidget {
  Q_OBJECT

 public:
  explicit DocumentForm(Session& session, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void relabel();

  Session& m_session;
  QLabel* m_titleLabel = nullptr;
  QLineEdit* m_title = nullptr;
  QLabel* m_notesLabel = nullptr;
  QPlainTextEdit* m_notes = nullptr;
};

}  // namespace rackorrent::ui

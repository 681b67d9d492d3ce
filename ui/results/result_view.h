// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "ui/session/session.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedLayout;
class QVBoxLayout;

namespace rackorrent::ui {

// Base of the result pages: header with one line about the case, a scrolling body, one sentence while there
// are no results, figures muted while they are stale. A page fills its body in refresh(), which is called
// when it is visible and something has changed.
class ResultView : public QWidget {
  Q_OBJECT

 public:
  explicit ResultView(Session& session, QWidget* parent = nullptr);

  virtual QString heading() const = 0;
  // Whether the page takes logs; one that does begins to read it.
  virtual bool readLog(const QString& path);

 signals:
  void pdfRequested();
  void fieldRequested(FieldId field);

 protected:
  virtual void refresh(const Assessment& assessment, const TextWording& wording) = 0;

  Session& session() const { return m_session; }
  QVBoxLayout& body() { return *m_body; }
  QWidget* content() { return m_content; }
  void addAction(QWidget* widget);
  void askForRefresh();

  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void refreshNow();
  void paintWhenLaidOut();
  void refreshHeader();
  void refreshStale();
  void showFirstFault();

  Session& m_session;
  bool m_isDirty = true;
  QLabel* m_title = nullptr;
  QLabel* m_case = nullptr;
  QLabel* m_stale = nullptr;
  QHBoxLayout* m_actions = nullptr;
  QScrollArea* m_scroll = nullptr;
  QWidget* m_content = nullptr;
  QVBoxLayout* m_body = nullptr;
  QWidget* m_nothing = nullptr;
  QLabel* m_nothingText = nullptr;
  QPushButton* m_fault = nullptr;
  QStackedLayout* m_stack = nullptr;
};

}  // namespace rackorrent::ui

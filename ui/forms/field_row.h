// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/evaluation.h"
#include "ui/forms/number_editor.h"
#include "ui/session/session.h"

#include <QObject>

#include <functional>
#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace rackorrent::ui {

// One input in a form, made from its row of the field table: label, editor, unit, where the value comes from,
// reset, "why we ask", and below it the explanation and what is wrong. Reads and writes the session only.
class FieldRow : public QObject {
  Q_OBJECT

 public:
  // Takes two or three rows of the grid, from gridRow() on; nextGridRow() is the first one free again.
  FieldRow(Session& session, FieldId field, QGridLayout& grid, int gridRow);

  FieldId field() const { return m_field; }
  int nextGridRow() const { return m_nextGridRow; }
  QWidget* editor() const { return m_editor; }

  void refresh();                // from the session's value and issues
  void useWidth(bool isNarrow);  // of label and editor
  void relabel();                // after a change of language, currency or look
  void discardDraft();
  std::optional<Issue> issue() const;  // the worst one: an unfinished text, then the session's

 signals:
  void issueChanged();

 private:
  template <class Editor>
  void attach(Editor* editor);
  void buildEditor(QWidget* parent);
  void buildLabels(QWidget* parent);
  void place(QGridLayout& grid, int gridRow);
  void refreshMark();
  void refreshProblem();
  void relabelExplanation(const TextWording& wording);

  Session& m_session;
  FieldId m_field;
  int m_nextGridRow = 0;
  QWidget* m_editor = nullptr;
  NumberEditor* m_number = nullptr;  // null for choices
  std::function<void(const Value&)> m_show;
  std::function<void(const TextWording&)> m_relabelEditor;
  QLabel* m_label = nullptr;
  QLabel* m_unit = nullptr;
  QWidget* m_markCell = nullptr;
  QLabel* m_bullet = nullptr;
  QLabel* m_mark = nullptr;
  QPushButton* m_reset = nullptr;
  QPushButton* m_why = nullptr;
  QLabel* m_explanation = nullptr;
  QLabel* m_problem = nullptr;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/base/issue.h"
#include "core/knowledge/knowledge.h"
#include "ui/text/text_wording.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace rackorrent::ui {

class Settings;
class UserPrompts;

// The only state of the desktop program: the current evaluation, its undo stack, its file, and the assessment that
// follows each edit. Pages show what is here and call edit(); they hold no input values of their own.
class Session : public QObject {
  Q_OBJECT

 public:
  Session(std::shared_ptr<const Knowledge> knowledge, Settings& settings, UserPrompts& prompts, QObject* parent = nullptr);
  ~Session() override;

  const Knowledge& knowledge() const { return *m_knowledge; }
  const Evaluation& evaluation() const { return m_evaluation; }
  const std::vector<Issue>& issues() const { return m_issues; }
  // Of the last valid evaluation; null before the first. Stale while isComputing() or while there are faults.
  std::shared_ptr<const Assessment> assessment() const { return m_assessment; }
  std::shared_ptr<const UtilizationCurve> utilizationCurve() const { return m_utilizationCurve; }
  bool isComputing() const;
  bool isStale() const;
  TextWording wording() const;  // language of the settings, currency of the evaluation

  // Every change is one undo step; consecutive edits of the same field merge, a return to the start removes the step.
  void edit(FieldId field, Value value);
  void resetField(FieldId field);
  void setTitle(const QString& title);
  void setNotes(const QString& notes);
  QUndoStack& undoStack() { return m_undoStack; }

  bool isOpen() const { return m_isOpen; }  // false on the start page
  const QString& path() const { return m_path; }
  bool isModified() const;
  std::optional<QDateTime> savedAt() const { return m_savedAt; }

  // Each asks about unsaved changes first where it must, reports failures through the prompts and returns whether it
  // was done.
  bool start(const Evaluation& evaluation);  // new, from a template or empty
  bool open(const QString& path);
  bool save();
  bool saveAs();
  bool close();  // back to the start page

 signals:
  void evaluationChanged();
  void assessmentChanged();        // a newer assessment() is there
  void utilizationCurveChanged();
  void documentChanged();          // opened, closed, saved, renamed, modified flag
  void languageChanged();

 private:
  std::shared_ptr<const Knowledge> m_knowledge;
  Settings& m_settings;
  UserPrompts& m_prompts;
  Evaluation m_evaluation;
  std::vector<Issue> m_issues;
  std::shared_ptr<const Assessment> m_assessment;
  std::shared_ptr<const UtilizationCurve> m_utilizationCurve;
  QUndoStack m_undoStack;
  bool m_isOpen = false;
  QString m_path;
  std::optional<QDateTime> m_savedAt;
};

}  // namespace rackorrent::ui

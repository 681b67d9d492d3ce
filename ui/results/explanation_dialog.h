// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/explanation.h"
#include "ui/text/text_wording.h"

#include <QDialog>

#include <memory>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace rackorrent::ui {

class Session;

// "How was this computed": the tree of results behind a figure, each with its formula, down to inputs with
// their dated sources and figures of the plan. Shows the assessment that it was opened on, also after later
// edits.
class ExplanationDialog : public QDialog {
  Q_OBJECT

 public:
  // Preconditions: the session has an assessment, and the path is known to it.
  ExplanationDialog(const QString& path, const Session& session, QWidget* parent);

 private:
  void build();
  QTreeWidgetItem* itemFor(const ExplainedPart& part) const;
  void fill(QTreeWidgetItem* item);
  void showFormula(const QTreeWidgetItem* item);

  const Evaluation m_evaluation;
  const std::shared_ptr<const Assessment> m_assessment;
  const TextWording m_wording;
  mutable Explainer m_explainer;
  const Explanation m_explanation;
  QLabel* m_formula = nullptr;
  QTreeWidget* m_tree = nullptr;
};

// Opens the dialog for a path such as "hybrid.total"; nothing for a result that the assessment does not have.
void explain(const QString& path, const Session& session, QWidget* parent);

}  // namespace rackorrent::ui

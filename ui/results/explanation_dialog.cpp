// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/explanation_dialog.h"

#include "core/report/cell_text.h"
#include "core/report/conventions.h"
#include "ui/forms/text_label.h"
#include "ui/session/session.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

enum Column { NameColumn, ValueColumn, OriginColumn, ColumnCount };
constexpr int pathRole = Qt::UserRole;
constexpr QSize startSize(820, 520);
constexpr int nameWidth = 330;
constexpr int valueWidth = 170;

QString words(const Text& text, const TextWording& wording) {
  return QString::fromStdString(wordsOf(text, wording));
}

QString originOf(const ExplainedPart& part, const TextWording& wording) {
  QStringList origin{words(part.standing, wording)};
  if (part.sourceLabel) origin << wording.string(*part.sourceLabel);
  if (!part.date.empty()) origin << QString::fromStdString(part.date);
  origin.removeAll(QString());
  return origin.join(QStringLiteral(", "));
}

}  // namespace

ExplanationDialog::ExplanationDialog(const QString& path, const Session& session, QWidget* parent)
    : QDialog(parent),
      m_evaluation(session.evaluation()),
      m_assessment(session.assessment()),
      m_wording(session.wording()),
      m_explainer(m_evaluation, *m_assessment, session.knowledge()),
      m_explanation(m_explainer.explain(path.toStdString()).value()) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("explanation"));
  setWindowTitle(tr("How was this computed?"));
  build();
  resize(startSize);
}

void ExplanationDialog::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 16, 20, 16);
  column->setSpacing(8);
  QLabel* head = makeParagraph(FontRole::CardTitle, this);
  head->setText(tr("%1: %2").arg(words(m_explanation.name, m_wording),
                                 QString::fromStdString(shownText(m_explanation.value, m_wording))));
  m_formula = makeParagraph(FontRole::Table, this);
  m_formula->setObjectName(QStringLiteral("formula"));
  m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_tree = new QTreeWidget(this);
  m_tree->setColumnCount(ColumnCount);
  m_tree->setHeaderLabels({tr("Part"), tr("Value"), tr("Where it comes from")});
  m_tree->setAccessibleName(tr("What the figure is made of"));
  m_tree->setColumnWidth(NameColumn, nameWidth);
  m_tree->setColumnWidth(ValueColumn, valueWidth);
  m_tree->setUniformRowHeights(true);
  auto* root =
      new QTreeWidgetItem(m_tree, {words(m_explanation.name, m_wording),
                                   QString::fromStdString(shownText(m_explanation.value, m_wording))});
  root->setData(NameColumn, pathRole, QString::fromStdString(m_explanation.path));
  root->setTextAlignment(ValueColumn, Qt::AlignRight | Qt::AlignVCenter);
  root->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
  connect(m_tree, &QTreeWidget::itemExpanded, this, &ExplanationDialog::fill);
  connect(m_tree, &QTreeWidget::currentItemChanged, this,
          [this](QTreeWidgetItem* item) { showFormula(item); });
  m_tree->expandItem(root);
  m_tree->setCurrentItem(root);
  QLabel* conventions = makeParagraph(FontRole::Caption, this);
  conventions->setText(m_wording.string(conventionsLine(m_evaluation)));
  setMuted(conventions);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(head);
  column->addWidget(m_formula);
  column->addWidget(m_tree, 1);
  column->addWidget(conventions);
  column->addWidget(buttons);
}

QTreeWidgetItem* ExplanationDialog::itemFor(const ExplainedPart& part) const {
  auto* item = new QTreeWidgetItem({words(part.name, m_wording),
                                    QString::fromStdString(shownText(part.value, m_wording)),
                                    originOf(part, m_wording)});
  item->setTextAlignment(ValueColumn, Qt::AlignRight | Qt::AlignVCenter);
  item->setToolTip(NameColumn, QString::fromStdString(part.key));
  item->setToolTip(OriginColumn, item->text(OriginColumn));
  if (part.kind != ExplainedPart::Kind::Result) return item;
  item->setData(NameColumn, pathRole, QString::fromStdString(part.key));
  item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
  return item;
}

// A row is filled when it is opened first: a total has thousands of parts below it.
void ExplanationDialog::fill(QTreeWidgetItem* item) {
  if (item->childCount() > 0) return;
  const auto explanation = m_explainer.explain(item->data(NameColumn, pathRole).toString().toStdString());
  if (!explanation) return;
  for (const ExplainedPart& part : explanation->parts) item->addChild(itemFor(part));
}

void ExplanationDialog::showFormula(const QTreeWidgetItem* item) {
  if (!item) return;
  const QString path = item->data(NameColumn, pathRole).toString();
  const auto explanation = m_explainer.explain(path.toStdString());
  m_formula->setText(explanation
                         ? tr("%1 = %2").arg(item->text(NameColumn),
                                             QString::fromStdString(formulaText(*explanation, m_wording)))
                         : tr("%1: %2").arg(item->text(NameColumn), item->text(ValueColumn)));
}

void explain(const QString& path, const Session& session, QWidget* parent) {
  const auto assessment = session.assessment();
  if (!assessment) return;
  Explainer explainer(session.evaluation(), *assessment, session.knowledge());
  if (!explainer.explain(path.toStdString())) return;
  (new ExplanationDialog(path, session, parent))->show();
}

}  // namespace rackorrent::ui

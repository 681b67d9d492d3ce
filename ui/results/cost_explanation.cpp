// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/cost_explanation.h"

#include "ui/forms/field_mark.h"
#include "ui/forms/text_label.h"
#include "ui/results/cost_inputs.h"
#include "ui/results/popover.h"
#include "ui/results/source_links.h"

#include <QCoreApplication>
#include <QGridLayout>

namespace rackorrent::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(rackorrent::ui::CostExplanation)
};

void addCell(QGridLayout& grid, int column, const QString& text, bool isMuted) {
  QLabel* label = makeParagraph(isMuted ? FontRole::Caption : FontRole::Table, grid.parentWidget());
  label->setText(text);
  setMuted(label, isMuted);
  const int row = column == 0 ? grid.rowCount() : grid.rowCount() - 1;
  grid.addWidget(label, row, column, column == 1 ? Qt::AlignRight | Qt::AlignTop : Qt::AlignTop);
}

QWidget* tableOfInputs(CostItem item, const CapacityPlan& plan, const Session& session,
                       const TextWording& wording) {
  auto* box = new QWidget;
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(0, 4);
  grid->setColumnStretch(2, 5);
  if (const auto quantity = planQuantity(item, plan)) {
    addCell(*grid, 0, Words::tr("From the plan"), false);
    addCell(*grid, 1, wording.quantityString(*quantity), false);
    addCell(*grid, 2, Words::tr("over the horizon"), true);
  }
  for (const FieldId field : inputsOf(item)) {
    if (!session.evaluation().has(field)) continue;
    addCell(*grid, 0, wording.string(fieldOf(field).label), false);
    addCell(*grid, 1, valueText(field, session.evaluation().value(field), wording), false);
    addCell(*grid, 2, markOf(session.evaluation(), field, session.knowledge(), wording).text, true);
  }
  return box;
}

}  // namespace

void explainCost(CostItem item, Alternative alternative, const Session& session, QWidget* anchor,
                 const QPoint& at) {
  const auto assessment = session.assessment();
  if (!assessment) return;
  const TextWording wording = session.wording();
  const CostItemRow& row = rowOf(item);
  const AlternativeAssessment& assessed = assessment->alternatives[indexOf(alternative)];
  auto* popover = new Popover(
      Words::tr("%1: %2").arg(wording.string(nameOf(alternative)), wording.string(row.label)), anchor);
  popover->addText(QString::fromStdString(wording.money(assessed.ledger.of(item))));
  popover->addText(Words::tr("Formula: %1").arg(wording.string(row.formula)), true);
  popover->addWidget(tableOfInputs(item, assessed.plan, session, wording));
  popover->addWidget(
      new SourceLinks({QString::fromUtf8(row.source.data(), static_cast<qsizetype>(row.source.size()))},
                      session.knowledge(), wording, popover));
  popover->openAt(at);
}

}  // namespace rackorrent::ui

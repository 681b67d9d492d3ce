// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/contributions_card.h"

#include "ui/forms/text_label.h"
#include "ui/results/popover.h"
#include "ui/results/source_links.h"
#include "ui/tables/alternative_marker.h"
#include "ui/tables/contribution_delegate.h"
#include "ui/tables/contribution_model.h"
#include "ui/tables/table_roles.h"
#include "ui/tables/table_view.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int legendMarker = 10;

}  // namespace

ContributionsCard::ContributionsCard(const Knowledge& knowledge, QWidget* parent)
    : Card(parent), m_knowledge(knowledge) {
  m_first = addLegendEntry();
  m_second = addLegendEntry();
  m_delegate = new ContributionDelegate(CellDelegate::Emphasis::Plain, this);
  m_model = new ContributionModel(this);
  m_table = new TableView(this, m_delegate);
  m_table->setModel(m_model);
  m_table->setStretch({8, 0, 13, 0});
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  body().addWidget(m_table);
  body().addStretch(1);
  connect(m_table, &QTableView::activated, this, &ContributionsCard::explain);
  connect(m_table, &QTableView::clicked, this, &ContributionsCard::explain);
}

ContributionsCard::LegendEntry ContributionsCard::addLegendEntry() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  LegendEntry entry{box, new AlternativeMarker(Alternative::GpuAsAService, legendMarker, box),
                    makeMutedLabel(FontRole::Caption, box)};
  row->addWidget(entry.marker);
  row->addWidget(entry.name);
  addBesideTitle(box);
  return entry;
}

void ContributionsCard::show(const Decision& decision, const TextWording& wording) {
  m_wording = wording;
  setTitle(tr("Where the points come from"));
  m_table->setAccessibleName(title());
  const auto fill = [&](const LegendEntry& entry, std::optional<Alternative> alternative) {
    entry.box->setVisible(alternative.has_value());
    if (!alternative) return;
    entry.marker->show(*alternative);
    entry.name->setText(wording.string(nameOf(*alternative)));
  };
  fill(m_first, decision.verdict.best);
  fill(m_second, decision.verdict.runnerUp);
  m_delegate->setAlternatives(decision.verdict.best, decision.verdict.runnerUp);
  m_model->show(decision, m_knowledge, wording);
}

void ContributionsCard::explain(const QModelIndex& index) {
  const QString explanation = index.data(Qt::ToolTipRole).toString();
  if (explanation.isEmpty()) return;
  const QModelIndex first = index.siblingAtColumn(ContributionModel::CriterionColumn);
  auto* popover = new Popover(first.data().toString(), m_table);
  popover->addText(tr("%1: %2").arg(m_wording->string(nameOf(m_model->first())), explanation));
  popover->addWidget(
      new SourceLinks(index.data(SourcesRole).toStringList(), m_knowledge, *m_wording, popover));
  popover->openAt(m_table->viewport()->mapToGlobal(m_table->visualRect(index).bottomLeft()));
}

}  // namespace rackorrent::ui

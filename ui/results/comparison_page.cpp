// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/comparison_page.h"

#include "core/report/comparison.h"
#include "ui/forms/text_label.h"
#include "ui/results/card.h"
#include "ui/results/popover.h"
#include "ui/results/source_links.h"
#include "ui/tables/cell_delegate.h"
#include "ui/tables/comparison_model.h"
#include "ui/tables/table_roles.h"
#include "ui/tables/table_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rackorrent::ui {

ComparisonPage::ComparisonPage(Session& session, QWidget* parent) : ResultView(session, parent) {
  buildActions();
  m_model = new ComparisonModel(this);
  auto* card = new Card(content());
  m_table = new TableView(card, new CellDelegate(CellDelegate::Emphasis::Prominent));
  m_table->setModel(m_model);
  m_table->setStretch({8, 0, 11, 11, 11, 11});
  card->layout()->setContentsMargins(8, 2, 8, 8);
  card->body().setContentsMargins(0, 0, 0, 0);
  card->body().addWidget(m_table);
  body().addWidget(card);
  m_hint = makeMutedLabel(FontRole::Table, content());
  m_hidden = makeMutedLabel(FontRole::Table, content());
  auto* hints = new QHBoxLayout;
  hints->addWidget(m_hint, 1);
  hints->addWidget(m_hidden);
  body().addLayout(hints);
  body().addStretch(1);
  connect(m_table, &QTableView::activated, this, &ComparisonPage::openSource);
  connect(m_table, &QTableView::clicked, this, &ComparisonPage::openSource);
}

void ComparisonPage::buildActions() {
  m_onlyDifferences = new QCheckBox(this);
  m_onlyDifferences->setObjectName(QStringLiteral("onlyDifferences"));
  m_order = new QComboBox(this);
  m_order->setObjectName(QStringLiteral("order"));
  m_copy = new QPushButton(this);
  m_copy->setObjectName(QStringLiteral("copyTable"));
  addAction(m_onlyDifferences);
  addAction(m_order);
  addAction(m_copy);
  connect(m_onlyDifferences, &QCheckBox::toggled, this, [this](bool isOn) {
    m_model->setOnlyDifferences(isOn);
    refreshHint();
  });
  connect(m_order, &QComboBox::activated, this, [this](int index) {
    m_model->setOrder(index == 0 ? ComparisonModel::Order::Guides : ComparisonModel::Order::Weight);
  });
  connect(m_copy, &QPushButton::clicked, this, [this] { m_table->copy(); });
}

QString ComparisonPage::heading() const { return tr("Side by side"); }

void ComparisonPage::refresh(const Assessment& assessment, const TextWording& wording) {
  refreshWords();
  m_model->show(compareAlternatives(assessment, session().knowledge()), assessment.decision, wording);
  refreshHint();
}

void ComparisonPage::refreshWords() {
  m_onlyDifferences->setText(tr("Only differences"));
  m_copy->setText(tr("Copy as table"));
  m_table->setAccessibleName(tr("The four alternatives side by side"));
  const QSignalBlocker blocker(m_order);
  const int chosen = m_order->currentIndex();
  m_order->clear();
  m_order->addItems({tr("Order: guides"), tr("Order: weight")});
  m_order->setCurrentIndex(chosen < 0 ? 0 : chosen);
  m_order->setAccessibleName(tr("Order of the rows"));
}

void ComparisonPage::refreshHint() {
  m_hint->setText(
      tr("Upper line: your own figures. Lower line: what the guides say; choose a cell for its source."));
  m_hidden->setText(m_model->hiddenCount() > 0 ? tr("%n equal row(s) hidden", nullptr, m_model->hiddenCount())
                                               : QString());
}

void ComparisonPage::openSource(const QModelIndex& index) {
  const QStringList sources = index.data(SourcesRole).toStringList();
  auto* popover =
      new Popover(index.siblingAtColumn(ComparisonModel::DimensionColumn).data().toString(), m_table);
  if (index.column() >= ComparisonModel::FirstAlternativeColumn) {
    const QString head = m_model->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const QString exact = index.data(Qt::ToolTipRole).toString();
    if (!exact.isEmpty()) popover->addText(tr("%1: %2").arg(head, exact));
    popover->addText(index.data(NoteRole).toString());
  }
  popover->addWidget(new SourceLinks(sources, session().knowledge(), session().wording(), popover));
  popover->openAt(m_table->viewport()->mapToGlobal(m_table->visualRect(index).bottomLeft()));
}

}  // namespace rackorrent::ui

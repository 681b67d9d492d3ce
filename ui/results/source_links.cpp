// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/source_links.h"

#include "ui/forms/link_button.h"
#include "ui/results/popover.h"

#include <QCoreApplication>
#include <QHBoxLayout>

namespace rackorrent::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(rackorrent::ui::SourceLinks)
};

void addSource(Popover& popover, const QString& id, const Knowledge& knowledge, const TextWording& wording) {
  const std::string key = id.toStdString();
  const auto label = knowledge.sourceLabel(key);
  popover.addText(label ? wording.string(*label) : Words::tr("Nothing is known about this source."));
  const Citation* citation = knowledge.catalogue.findCitation(key);
  if (citation == nullptr) return;
  QStringList details{QString::fromStdString(citation->date), QString::fromStdString(citation->url)};
  details.removeAll(QString());
  if (!details.isEmpty()) popover.addText(details.join(u'\n'), true);
}

}  // namespace

SourceLinks::SourceLinks(const QStringList& ids, const Knowledge& knowledge, const TextWording& wording,
                         QWidget* parent)
    : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  for (const QString& id : ids) {
    QPushButton* link = makeLink(QStringLiteral("source_") + id, this);
    link->setText(id);
    link->setAccessibleName(tr("Source %1").arg(id));
    connect(link, &QPushButton::clicked, this,
            [id, &knowledge, wording, link] { openSources({id}, knowledge, wording, link); });
    row->addWidget(link);
  }
  row->addStretch(1);
}

QStringList toStringList(const Sources& ids) {
  QStringList list;
  for (const std::string& id : ids)
    if (!id.empty()) list << QString::fromStdString(id);
  return list;
}

void openSources(const QStringList& ids, const Knowledge& knowledge, const TextWording& wording,
                 QWidget* anchor) {
  if (ids.isEmpty()) return;
  auto* popover = new Popover(Words::tr("Source %1").arg(ids.join(QStringLiteral(", "))), anchor);
  for (const QString& id : ids) addSource(*popover, id, knowledge, wording);
  popover->open();
}

}  // namespace rackorrent::ui

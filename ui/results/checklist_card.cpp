// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/checklist_card.h"

#include "ui/forms/text_label.h"
#include "ui/results/source_links.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {

ChecklistCard::ChecklistCard(Session& session, QWidget* parent) : Card(parent), m_session(session) {
  connect(&m_session, &Session::evaluationChanged, this, &ChecklistCard::showMarks);
}

// A note that has the focus would end its editing while this card is no longer whole.
ChecklistCard::~ChecklistCard() {
  for (const Row& row : m_rows) row.note->disconnect(this);
}

void ChecklistCard::show(Alternative alternative, const TextWording& wording) {
  // Built once for a language and a side: who types a note must not lose the field to a new result.
  if (m_language != wording.language() || m_alternative != alternative) {
    m_language = wording.language();
    m_alternative = alternative;
    rebuild(wording);
  }
  showMarks();
}

void ChecklistCard::rebuild(const TextWording& wording) {
  delete m_list;
  m_rows.clear();
  m_list = new QWidget(this);
  auto* column = new QVBoxLayout(m_list);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  const auto& items = m_session.knowledge().checklist;
  QString topic;
  for (std::size_t item = 0; item < items.size(); ++item) {
    if (!appliesTo(items[item], m_alternative)) continue;
    if (const QString words = wording.string(items[item].topic); words != topic) {
      QLabel* head = makeMutedLabel(FontRole::Table, m_list);
      head->setText(topic = words);
      column->addWidget(head);
    }
    addItem(item, wording, m_list);
    column->addWidget(makeLine(m_list));
  }
  body().addWidget(m_list);
}

void ChecklistCard::addItem(std::size_t item, const TextWording& wording, QWidget* list) {
  const ChecklistItem& words = m_session.knowledge().checklist[item];
  auto* entry = new QWidget(list);
  auto* grid = new QGridLayout(entry);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(3);
  grid->setColumnStretch(1, 1);
  const auto paragraph = [&](FontRole role, const QString& text) {
    QLabel* label = makeParagraph(role, entry);
    label->setText(text);
    grid->addWidget(label, grid->rowCount(), 0, 1, 2);
    return label;
  };
  setStrong(paragraph(FontRole::Table, wording.string(words.title)));
  paragraph(FontRole::Table, wording.string(words.action));
  setMuted(paragraph(FontRole::Caption, tr("Checked when: %1").arg(wording.string(words.verification))),
           true);
  grid->addWidget(new SourceLinks(toStringList(words.sources), m_session.knowledge(), wording, entry),
                  grid->rowCount(), 0, 1, 2);

  auto* status = new QComboBox(entry);
  for (const Choice& choice : checklistStatusChoices) status->addItem(wording.string(choice.label));
  status->setObjectName(QStringLiteral("checklist.") + QString::fromStdString(words.id));
  status->setAccessibleName(tr("State of \"%1\"").arg(wording.string(words.title)));
  status->setFocusPolicy(Qt::StrongFocus);
  status->installEventFilter(this);
  auto* note = new QLineEdit(entry);
  note->setObjectName(status->objectName() + QStringLiteral(".note"));
  note->setAccessibleName(tr("Note on \"%1\"").arg(wording.string(words.title)));
  note->setPlaceholderText(tr("Who, by when, what was found"));
  note->setMaxLength(300);
  const int line = grid->rowCount();
  grid->addWidget(status, line, 0);
  grid->addWidget(note, line, 1);
  list->layout()->addWidget(entry);
  const Row row{item, status, note};
  m_rows.push_back(row);
  connect(status, &QComboBox::activated, this, [this, row] { takeOver(row); });
  connect(note, &QLineEdit::editingFinished, this, [this, row] { takeOver(row); });
}

void ChecklistCard::showMarks() {
  if (m_list == nullptr) return;
  std::size_t open = 0;
  for (const Row& row : m_rows) {
    const ChecklistMark mark =
        m_session.evaluation().checklistMark(m_session.knowledge().checklist[row.item].id);
    row.status->setCurrentIndex(static_cast<int>(mark.status));
    const QString note = QString::fromStdString(mark.note);
    if (row.note->text() != note && !(row.note->hasFocus() && row.note->isModified()))
      row.note->setText(note);
    if (mark.status == ChecklistStatus::ToDo) ++open;
  }
  setTitle(open == 0 ? tr("Nothing left to do for the move")
                     : tr("%n thing(s) to do for the move", nullptr, static_cast<int>(open)));
}

void ChecklistCard::takeOver(const Row& row) {
  m_session.setChecklistMark(
      row.item, {static_cast<ChecklistStatus>(row.status->currentIndex()), row.note->text().toStdString()});
}

bool ChecklistCard::eventFilter(QObject* watched, QEvent* event) {
  // The wheel scrolls the page, never the state.
  if (event->type() == QEvent::Wheel) {
    event->ignore();
    return true;
  }
  return Card::eventFilter(watched, event);
}

}  // namespace rackorrent::ui

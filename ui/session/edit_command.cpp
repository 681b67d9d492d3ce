// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/edit_command.h"

#include <utility>

namespace rackorrent::ui {

EditCommand::EditCommand(EditTarget target, Evaluation before, Evaluation after, Show show,
                         const TextWording& wording)
    : m_target(target), m_before(std::move(before)), m_after(std::move(after)), m_show(std::move(show)) {
  retranslate(wording);
}

void EditCommand::retranslate(const TextWording& wording) {
  if (const auto* field = std::get_if<FieldId>(&m_target))
    setText(wording.string(fieldOf(*field).label));
  else if (std::holds_alternative<AllWeights>(m_target))
    setText(tr("All weights"));
  else if (std::holds_alternative<ChecklistPlace>(m_target))
    setText(tr("Checklist"));
  else if (std::holds_alternative<ImportedDemand>(m_target))
    setText(tr("Imported demand"));
  else
    setText(std::get<DocumentText>(m_target) == DocumentText::Title ? tr("Title") : tr("Notes"));
}

int EditCommand::id() const {
  if (const auto* field = std::get_if<FieldId>(&m_target)) return field->index;
  if (std::holds_alternative<AllWeights>(m_target)) return static_cast<int>(fieldCount);
  if (std::holds_alternative<ImportedDemand>(m_target)) return -1;  // never merges
  constexpr int firstText = static_cast<int>(fieldCount) + 1;
  constexpr int firstItem = firstText + 2;
  if (const auto* place = std::get_if<ChecklistPlace>(&m_target))
    return firstItem + static_cast<int>(place->item);
  return firstText + static_cast<int>(std::get<DocumentText>(m_target));
}

bool EditCommand::mergeWith(const QUndoCommand* later) {
  m_after = static_cast<const EditCommand*>(later)->m_after;
  setObsolete(m_after == m_before);
  return true;
}

}  // namespace rackorrent::ui

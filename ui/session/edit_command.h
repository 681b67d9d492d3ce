// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "ui/text/text_wording.h"

#include <QCoreApplication>
#include <QUndoCommand>

#include <functional>
#include <variant>

namespace rackorrent::ui {

// What one step of the undo list changed; steps that follow each other and change the same merge.
enum class DocumentText { Title, Notes };
struct AllWeights {};
struct ImportedDemand {};
struct ChecklistPlace {
  std::size_t item;
};
using EditTarget = std::variant<FieldId, DocumentText, AllWeights, ImportedDemand, ChecklistPlace>;

// The one undo command: the whole evaluation before and after.
class EditCommand : public QUndoCommand {
  Q_DECLARE_TR_FUNCTIONS(EditCommand)

 public:
  using Show = std::function<void(const Evaluation&)>;

  EditCommand(EditTarget target, Evaluation before, Evaluation after, Show show, const TextWording& wording);

  // The name of the step, as it stands in the menu behind "Undo".
  void retranslate(const TextWording& wording);

  void undo() override { m_show(m_before); }
  void redo() override { m_show(m_after); }
  int id() const override;
  // A return to the start makes the step obsolete: the stack removes it.
  bool mergeWith(const QUndoCommand* later) override;

 private:
  EditTarget m_target;
  Evaluation m_before;
  Evaluation m_after;
  Show m_show;
};

}  // namespace rackorrent::ui

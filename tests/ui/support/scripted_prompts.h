// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/prompts/user_prompts.h"

#include <deque>
#include <vector>

namespace rackorrent::ui {

// Answers from a script, in order, and remembers what was asked and shown. A question without an answer left is
// answered as if the user had closed the dialog.
class ScriptedPrompts : public UserPrompts {
 public:
  std::optional<QString> fileToOpen(const QString& title, const QString& filter) override;
  std::optional<QString> fileToSave(const QString& title, const QString& suggestion, const QString& filter) override;
  std::optional<QString> folderToSave(const QString& title) override;
  SaveAnswer saveChanges(const QString& documentName) override;
  bool overwriteForeignChange(const QString& path) override;
  void showError(const Error& error) override;
  void showNotice(const QString& text) override;

  std::deque<QString> files;           // for all three choices of files and folders
  std::deque<SaveAnswer> saveAnswers;  // Cancel when empty
  std::deque<bool> overwriteAnswers;   // no when empty

  QStringList asked;  // "open", "save <suggestion>", "folder", "save changes <name>", "overwrite <path>"
  std::vector<Error> errors;
  QStringList notices;
};

}  // namespace rackorrent::ui

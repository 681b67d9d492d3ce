// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/scripted_prompts.h"

namespace rackorrent::ui {
namespace {

template <class T>
std::optional<T> takeFirst(std::deque<T>& script) {
  if (script.empty()) return std::nullopt;
  T answer = script.front();
  script.pop_front();
  return answer;
}

}  // namespace

std::optional<QString> ScriptedPrompts::fileToOpen(const QString&, const QString&) {
  asked << QStringLiteral("open");
  return takeFirst(files);
}

std::optional<QString> ScriptedPrompts::fileToSave(const QString&, const QString& suggestion, const QString&) {
  asked << QStringLiteral("save ") + suggestion;
  return takeFirst(files);
}

std::optional<QString> ScriptedPrompts::folderToSave(const QString&) {
  asked << QStringLiteral("folder");
  return takeFirst(files);
}

UserPrompts::SaveAnswer ScriptedPrompts::saveChanges(const QString& documentName) {
  asked << QStringLiteral("save changes ") + documentName;
  return takeFirst(saveAnswers).value_or(SaveAnswer::Cancel);
}

bool ScriptedPrompts::overwriteForeignChange(const QString& path) {
  asked << QStringLiteral("overwrite ") + path;
  return takeFirst(overwriteAnswers).value_or(false);
}

void ScriptedPrompts::showError(const Error& error) { errors.push_back(error); }

void ScriptedPrompts::showNotice(const QString& text) { notices << text; }

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace rackorrent::ui {

// Everything that interrupts the user: files to choose, questions, failures. Tests use a scripted one.
class UserPrompts {
 public:
  enum class SaveAnswer { Save, Discard, Cancel };

  virtual ~UserPrompts() = default;
  virtual std::optional<QString> fileToOpen(const QString& title, const QString& filter) = 0;
  virtual std::optional<QString> fileToSave(const QString& title, const QString& suggestion, const QString& filter) = 0;
  virtual std::optional<QString> folderToSave(const QString& title) = 0;
  virtual SaveAnswer saveChanges(const QString& documentName) = 0;
  virtual bool overwriteForeignChange(const QString& path) = 0;  // the file changed on disk since it was opened
  virtual void showError(const Error& error) = 0;
  virtual void showNotice(const QString& text) = 0;
};

}  // namespace rackorrent::ui

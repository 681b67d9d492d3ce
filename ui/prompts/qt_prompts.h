// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/prompts/user_prompts.h"

#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

class QFileDialog;
class QMessageBox;

namespace rackorrent::ui {

class Settings;

// Asks with Qt's dialogs over the window. Remembers the folders in the settings.
class QtPrompts : public UserPrompts {
  Q_DECLARE_TR_FUNCTIONS(QtPrompts)

 public:
  explicit QtPrompts(Settings& settings) : m_settings(settings) {}
  void setWindow(QWidget* window) { m_window = window; }

  std::optional<QString> fileToOpen(const QString& title, const QString& filter) override;
  // A suggestion with a folder starts there, a bare name in the folder of the last export.
  std::optional<QString> fileToSave(const QString& title, const QString& suggestion, const QString& filter) override;
  std::optional<QString> folderToSave(const QString& title) override;
  SaveAnswer saveChanges(const QString& documentName) override;
  bool overwriteForeignChange(const QString& path) override;
  void showError(const Error& error) override;
  void showNotice(const QString& text) override;

 private:
  std::optional<QString> chosenIn(QFileDialog& dialog) const;

  Settings& m_settings;
  QPointer<QWidget> m_window;
};

}  // namespace rackorrent::ui

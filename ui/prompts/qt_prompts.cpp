// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompts/qt_prompts.h"

#include "ui/settings/settings.h"
#include "ui/text/text_wording.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace rackorrent::ui {
namespace {

// "rackorrent" of "Projects (*.rackorrent)": completes a typed name before the question about overwriting.
QString suffixOf(const QString& filter) {
  static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
  return pattern.match(filter).captured(1);
}

bool isProject(const QString& filter) { return suffixOf(filter) == QLatin1String("rackorrent"); }

Settings::Folder folderFor(const QString& filter) {
  return isProject(filter) ? Settings::Folder::Projects : Settings::Folder::Exports;
}

}  // namespace

std::optional<QString> QtPrompts::chosenIn(QFileDialog& dialog) const {
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return std::nullopt;
  return dialog.selectedFiles().constFirst();
}

std::optional<QString> QtPrompts::fileToOpen(const QString& title, const QString& filter) {
  QFileDialog dialog(m_window, title, m_settings.lastFolder(Settings::Folder::Projects), filter);
  dialog.setFileMode(QFileDialog::ExistingFile);
  const auto chosen = chosenIn(dialog);
  if (chosen) m_settings.setLastFolder(Settings::Folder::Projects, QFileInfo(*chosen).absolutePath());
  return chosen;
}

std::optional<QString> QtPrompts::fileToSave(const QString& title, const QString& suggestion, const QString& filter) {
  const Settings::Folder kind = folderFor(filter);
  const QFileInfo suggested(QDir(m_settings.lastFolder(kind)), suggestion);
  QFileDialog dialog(m_window, title, suggested.absolutePath(), filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(suffixOf(filter));
  dialog.selectFile(suggested.fileName());
  const auto chosen = chosenIn(dialog);
  if (chosen) m_settings.setLastFolder(kind, QFileInfo(*chosen).absolutePath());
  return chosen;
}

std::optional<QString> QtPrompts::folderToSave(const QString& title) {
  QFileDialog dialog(m_window, title, m_settings.lastFolder(Settings::Folder::Exports));
  dialog.setFileMode(QFileDialog::Directory);
  dialog.setOption(QFileDialog::ShowDirsOnly);
  const auto chosen = chosenIn(dialog);
  if (chosen) m_settings.setLastFolder(Settings::Folder::Exports, *chosen);
  return chosen;
}

UserPrompts::SaveAnswer QtPrompts::saveChanges(const QString& documentName) {
  QMessageBox box(QMessageBox::Question, QString(), tr("Save the changes to \"%1\"?").arg(documentName),
                  QMessageBox::NoButton, m_window);
  box.setInformativeText(tr("What is not saved is lost."));
  const auto* save = box.addButton(tr("Save"), QMessageBox::AcceptRole);
  const auto* discard = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
  QPushButton* cancel = box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
  box.setEscapeButton(cancel);
  box.exec();
  if (box.clickedButton() == save) return SaveAnswer::Save;
  return box.clickedButton() == discard ? SaveAnswer::Discard : SaveAnswer::Cancel;
}

bool QtPrompts::overwriteForeignChange(const QString& path) {
  QMessageBox box(QMessageBox::Warning, QString(),
                  tr("\"%1\" was changed by another program since it was opened.").arg(QFileInfo(path).fileName()),
                  QMessageBox::NoButton, m_window);
  box.setInformativeText(tr("Overwriting replaces those changes by yours. To keep both, go back and save under another name."));
  const auto* overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
  QPushButton* back = box.addButton(tr("Go back"), QMessageBox::RejectRole);
  box.setDefaultButton(back);
  box.setEscapeButton(back);
  box.exec();
  return box.clickedButton() == overwrite;
}

void QtPrompts::showError(const Error& error) {
  const TextWording wording(m_settings.language(), QStringLiteral("CNY"));
  QMessageBox box(QMessageBox::Critical, QString(), wording.string(error.message()), QMessageBox::Ok, m_window);
  QString more;
  if (!error.path().empty()) more = QDir::toNativeSeparators(QString::fromStdString(error.path().string()));
  if (!error.advice().source.empty()) more += (more.isEmpty() ? QString() : QStringLiteral("\n\n")) + wording.string(error.advice());
  box.setInformativeText(more);
  box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  box.exec();
}

void QtPrompts::showNotice(const QString& text) {
  QMessageBox box(QMessageBox::Information, QString(), text, QMessageBox::Ok, m_window);
  box.exec();
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The document side of the session: open, save, close, recover.
#include "core/project/project_file.h"
#include "ui/prompts/user_prompts.h"
#include "ui/session/session.h"
#include "ui/settings/settings.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace rackorrent::ui {
namespace {

const QString suffix = QString::fromUtf8(projectExtension.data(), static_cast<qsizetype>(projectExtension.size()));

std::filesystem::path toPath(const QString& path) { return path.toStdString(); }

QString withSuffix(const QString& path) {
  return path.endsWith(suffix, Qt::CaseInsensitive) ? path : path + suffix;
}

// A title may hold what a file name must not.
QString asFileName(QString name) {
  for (QChar& c : name)
    if (c < QChar(0x20) || QStringLiteral("/\\:*?\"<>|").contains(c)) c = u'-';
  return name.trimmed();
}

}  // namespace

bool Session::isModified() const { return m_isOpen && !m_undoStack.isClean(); }

QString Session::documentName() const {
  if (!m_evaluation.title.empty()) return QString::fromStdString(m_evaluation.title);
  return m_path.isEmpty() ? tr("Untitled evaluation") : QFileInfo(m_path).completeBaseName();
}

bool Session::mayLeave() {
  if (!isModified()) return true;
  switch (m_prompts.saveChanges(documentName())) {
    case UserPrompts::SaveAnswer::Save: return save();
    case UserPrompts::SaveAnswer::Discard: return true;
    case UserPrompts::SaveAnswer::Cancel: return false;
  }
  return false;
}

void Session::replaceDocument(Document document, bool isOpen) {
  m_autosaveTimer.stop();
  m_autosave.discard();
  m_isOpen = isOpen;
  m_path = std::move(document.path);
  m_digest = std::move(document.digest);
  m_savedAt.reset();
  m_autosavedAt.reset();
  m_assessment.reset();
  m_study.reset();
  m_utilizationCurve.reset();
  m_undoStack.clear();
  show(document.evaluation);
  emit assessmentChanged();
  emit utilizationCurveChanged();
  emit documentChanged();
}

bool Session::start(const Evaluation& evaluation) {
  if (!mayLeave()) return false;
  replaceDocument({evaluation, {}, {}}, true);
  return true;
}

bool Session::open(const QString& path) {
  if (!mayLeave()) return false;
  const QString full = QFileInfo(path).absoluteFilePath();
  try {
    StoredProject project = loadProject(toPath(full));
    replaceDocument({std::move(project.evaluation), full, std::move(project.digest)}, true);
  } catch (const Error& error) {
    if (!QFileInfo::exists(full)) m_settings.markMissing(full);
    m_prompts.showError(error);
    emit documentChanged();  // the list of recent files may show the missing one
    return false;
  }
  m_settings.addRecentFile(full, documentName());
  emit documentChanged();
  return true;
}

bool Session::save() {
  if (m_path.isEmpty()) return saveAs();
  return saveTo(m_path, m_digest);
}

bool Session::saveAs() {
  const auto chosen = m_prompts.fileToSave(tr("Save evaluation"), suggestedPath(), tr("RackOrRent evaluations (*.rackorrent)"));
  if (!chosen) return false;
  const QString path = QFileInfo(withSuffix(*chosen)).absoluteFilePath();
  // Saving over the own file keeps the guard against changes from outside; another file was agreed to in the dialog.
  return saveTo(path, path == m_path ? std::optional(m_digest) : std::nullopt);
}

QString Session::suggestedPath() const {
  const QString folder =
      m_path.isEmpty() ? m_settings.lastFolder(Settings::Folder::Projects) : QFileInfo(m_path).absolutePath();
  return QDir(folder).filePath(asFileName(documentName()) + suffix);
}

bool Session::saveTo(const QString& path, const std::optional<std::string>& expectedDigest) {
  try {
    saveProject(toPath(path), m_evaluation, expectedDigest);
  } catch (const ProjectChangedError&) {
    return m_prompts.overwriteForeignChange(path) && saveTo(path, std::nullopt);
  } catch (const Error& error) {
    m_prompts.showError(error);
    return false;
  }
  m_path = path;
  m_digest = evaluationDigest(m_evaluation);
  m_savedAt = QDateTime::currentDateTime();
  m_undoStack.setClean();
  followModification();
  m_settings.addRecentFile(path, documentName());
  emit documentChanged();
  return true;
}

bool Session::close() {
  if (!mayLeave()) return false;
  replaceDocument({}, false);
  return true;
}

bool Session::recover() {
  auto work = m_autosave.recover();
  if (!work) return false;
  m_isOpen = true;
  m_path = work->origin.path;
  m_digest = work->origin.digest;
  m_undoStack.clear();
  m_undoStack.resetClean();  // modified, although there is no step to undo
  m_autosavedAt = work->savedAt;
  show(work->evaluation);
  emit documentChanged();
  const QString time = localeOf(m_settings.language()).toString(work->savedAt, QLocale::ShortFormat);
  m_prompts.showNotice(tr("The program did not end properly. Your work on \"%1\" was recovered as of %2. Save it to keep it.")
                           .arg(documentName(), time));
  return true;
}

}  // namespace rackorrent::ui

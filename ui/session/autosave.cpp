// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/autosave.h"

#include "core/project/project_file.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QUuid>

namespace rackorrent::ui {
namespace {

QString workFile(const QString& folder) { return folder + QStringLiteral("/work.rackorrent"); }
QString originFile(const QString& folder) { return folder + QStringLiteral("/origin.ini"); }
QString lockFile(const QString& folder) { return folder + QStringLiteral("/lock"); }

const QString pathKey = QStringLiteral("path");
const QString digestKey = QStringLiteral("digest");

void storeOrigin(const QString& folder, const WorkOrigin& origin) {
  QSettings store(originFile(folder), QSettings::IniFormat);
  store.setValue(pathKey, origin.path);
  store.setValue(digestKey, QString::fromStdString(origin.digest));
}

WorkOrigin loadOrigin(const QString& folder) {
  const QSettings store(originFile(folder), QSettings::IniFormat);
  return {store.value(pathKey).toString(), store.value(digestKey).toString().toStdString()};
}

// A lock of a dead program is stale at once, one of a living program never.
std::unique_ptr<QLockFile> tryLock(const QString& folder) {
  auto lock = std::make_unique<QLockFile>(lockFile(folder));
  lock->setStaleLockTime(0);
  return lock->tryLock(0) ? std::move(lock) : nullptr;
}

std::optional<RecoveredWork> load(const QString& folder) {
  const QFileInfo work(workFile(folder));
  if (!work.exists()) return std::nullopt;
  try {
    return RecoveredWork{loadProject(work.filePath().toStdString()).evaluation, loadOrigin(folder), work.lastModified()};
  } catch (const Error&) {
    return std::nullopt;  // not whole: there is nothing in it to give back
  }
}

}  // namespace

Autosave::Autosave(const QString& folder, QObject* parent) : QObject(parent), m_root(folder) {}

Autosave::~Autosave() = default;

// QStandardPaths has no state folder before Qt 6.7. A relative value is to be ignored (XDG base directories 0.8).
QString Autosave::defaultFolder() {
  QString state = qEnvironmentVariable("XDG_STATE_HOME");
  if (!state.startsWith(u'/')) state = QDir::homePath() + QStringLiteral("/.local/state");
  return state + QStringLiteral("/rackorrent/autosave");
}

bool Autosave::claimFolder() {
  if (m_lock) return true;
  m_folder = m_root + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
  if (!QDir().mkpath(m_folder)) return false;
  m_lock = tryLock(m_folder);
  return m_lock != nullptr;
}

void Autosave::write(const Evaluation& evaluation, const WorkOrigin& origin) {
  if (!claimFolder()) return;  // no place for a copy: then none is claimed to exist
  // Assigning waits for the writer before, which at an interval of seconds has ended long ago.
  m_writer = std::jthread([this, evaluation, origin, folder = m_folder] {
    try {
      storeOrigin(folder, origin);
      saveProject(workFile(folder).toStdString(), evaluation);
      QMetaObject::invokeMethod(this, &Autosave::written, Qt::QueuedConnection);
    } catch (const Error&) {
      return;  // written() is not sent; the program goes on with the copy before, and save() will say what is wrong
    }
  });
}

void Autosave::discard() {
  if (m_writer.joinable()) m_writer.join();
  if (!m_lock) return;
  m_lock.reset();
  QDir(m_folder).removeRecursively();
}

std::optional<RecoveredWork> Autosave::recover() {
  std::optional<RecoveredWork> latest;
  for (const QFileInfo& candidate : QDir(m_root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
    auto lock = tryLock(candidate.filePath());
    if (!lock) continue;
    auto work = load(candidate.filePath());
    if (!work || (latest && work->savedAt <= latest->savedAt)) continue;
    latest = std::move(work);
    m_folder = candidate.filePath();
    m_lock = std::move(lock);
  }
  return latest;
}

}  // namespace rackorrent::ui

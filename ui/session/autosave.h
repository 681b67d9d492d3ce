// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace rackorrent::ui {

// The project file that unsaved work belongs to.
struct WorkOrigin {
  QString path;        // empty: never saved
  std::string digest;  // of the file when it was opened or saved last
};

struct RecoveredWork {
  Evaluation evaluation;
  WorkOrigin origin;
  QDateTime savedAt;
};

// Keeps a copy of unsaved work in the XDG state folder, one sub-folder for each running program. A lock tells the
// work of a program that still runs from what a dead one left.
class Autosave : public QObject {
  Q_OBJECT

 public:
  explicit Autosave(const QString& folder = defaultFolder(), QObject* parent = nullptr);
  ~Autosave() override;  // keeps the copy; discard() removes it
  static QString defaultFolder();

  void write(const Evaluation& evaluation, const WorkOrigin& origin);  // on a thread of its own
  void discard();
  // The latest work that a dead program left. Its folder becomes ours; call it before the first write.
  std::optional<RecoveredWork> recover();

 signals:
  void written();

 private:
  bool claimFolder();

  QString m_root;
  QString m_folder;  // ours; empty until the first write
  std::unique_ptr<QLockFile> m_lock;
  std::jthread m_writer;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "tests/support/folders.h"
#include "tests/ui/support/scripted_prompts.h"
#include "ui/session/session.h"
#include "ui/settings/settings.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace rackorrent::ui {

inline std::shared_ptr<const Knowledge> sharedKnowledge() {
  static const auto knowledge = std::make_shared<const Knowledge>(loadKnowledge(test::resourcesFolder()));
  return knowledge;
}

// A session in a home of its own.
struct SessionFixture {
  QTemporaryDir folder;
  Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
  ScriptedPrompts prompts;
  std::unique_ptr<Session> session;

  SessionFixture() {
    qputenv("XDG_STATE_HOME", folder.filePath(QStringLiteral("state")).toUtf8());
    settings.setLanguage(Language::English);
    settings.setLastFolder(Settings::Folder::Projects, folder.path());
    installLanguage(Language::English);
    startProgram();
  }

  void startProgram() {
    session.reset();
    session = std::make_unique<Session>(sharedKnowledge(), settings, prompts);
    session->setMostDraws(256);
  }
  QString path(const char* name) const { return folder.filePath(QString::fromUtf8(name)); }
  bool waitUntilFresh() const {
    return QTest::qWaitFor([this] { return !session->isStale() && !session->isComputing(); }, 20000);
  }
};

}  // namespace rackorrent::ui

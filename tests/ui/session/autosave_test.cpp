// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/autosave.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdlib>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

Evaluation evaluationNamed(const std::string& title) {
  Evaluation evaluation;
  evaluation.title = title;
  return evaluation;
}

void writeAndWait(Autosave& autosave, const std::string& title) {
  QSignalSpy written(&autosave, &Autosave::written);
  autosave.write(evaluationNamed(title), {QStringLiteral("/p/") + QString::fromStdString(title), "digest"});
  QVERIFY(written.wait(10000));
}

}  // namespace

class AutosaveTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }

  void thereIsNothingToRecoverAtFirst() {
    Autosave autosave(m_folder->path());
    QVERIFY(!autosave.recover());
    QVERIFY(QDir(m_folder->path()).isEmpty());  // and asking leaves nothing
  }

  void theLatestWorkOfADeadProgramComesBackWithItsOrigin() {
    for (const char* title : {"older", "newer"}) {
      Autosave dying(m_folder->path());
      writeAndWait(dying, title);
      QTest::qWait(20);  // files are told apart by their times
    }
    Autosave next(m_folder->path());
    const auto work = next.recover();
    QVERIFY(work.has_value());
    QCOMPARE(work->evaluation.title, std::string("newer"));
    QCOMPARE(work->origin.path, QStringLiteral("/p/newer"));
    QCOMPARE(work->origin.digest, std::string("digest"));
    next.discard();
    QCOMPARE(next.recover()->evaluation.title, std::string("older"));
  }

  void theWorkOfALivingProgramIsLeftAlone() {
    Autosave living(m_folder->path());
    writeAndWait(living, "mine");
    Autosave other(m_folder->path());
    QVERIFY(!other.recover());
  }

  void aKilledProcessLeavesItsWork() {
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--die-after-writing"), m_folder->path()});
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    Autosave next(m_folder->path());
    const auto work = next.recover();
    QVERIFY(work.has_value());
    QCOMPARE(work->evaluation.title, std::string("last words"));
  }

  void aDamagedCopyIsNoWork() {
    {
      Autosave dying(m_folder->path());
      writeAndWait(dying, "mine");
    }
    const QString sub = QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).constFirst();
    QFile file(m_folder->filePath(sub + QStringLiteral("/work.rackorrent")));
    QVERIFY(file.resize(100));
    Autosave next(m_folder->path());
    QVERIFY(!next.recover());
  }

  void aFolderThatCannotBeMadeIsNotAnAccident() {
    QFile file(m_folder->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Autosave autosave(file.fileName() + QStringLiteral("/below"));
    autosave.write(evaluationNamed("mine"), {});
    autosave.discard();
  }

  void theFolderIsThatOfXdgState() {
    qputenv("XDG_STATE_HOME", "/tmp/state");
    QCOMPARE(Autosave::defaultFolder(), QStringLiteral("/tmp/state/rackorrent/autosave"));
    qputenv("XDG_STATE_HOME", "relative");
    QVERIFY(Autosave::defaultFolder().startsWith(QDir::homePath()));
  }

 private:
  std::unique_ptr<QTemporaryDir> m_folder;
};

// The child of aKilledProcessLeavesItsWork.
static int dieAfterWriting(const QString& folder) {
  Autosave autosave(folder);
  QObject::connect(&autosave, &Autosave::written, [] { std::raise(SIGKILL); });
  autosave.write(evaluationNamed("last words"), {});
  return QCoreApplication::exec();
}

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  const QStringList arguments = application.arguments();
  if (arguments.value(1) == QLatin1String("--die-after-writing")) return dieAfterWriting(arguments.value(2));
  AutosaveTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "autosave_test.moc"

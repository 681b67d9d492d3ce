// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/session_fixture.h"

#include "core/project/project_file.h"

#include <QDir>
#include <QFile>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

constexpr FieldId peak = "workload.peak_gpus"_field;
using SaveAnswer = UserPrompts::SaveAnswer;

}  // namespace

class SessionFilesTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_fixture = std::make_unique<SessionFixture>(); }

  void nothingIsOpenAtTheStart() {
    QVERIFY(!session().isOpen());
    QVERIFY(!session().isModified());
    QCOMPARE(session().assessment(), nullptr);
  }

  void aFirstSaveAsksForTheNameAndAddsTheSuffix() {
    session().start(Evaluation());
    session().setTitle(QStringLiteral("GPU 2027/28"));
    prompts().files = {m_fixture->path("plan")};
    QVERIFY(session().save());
    QCOMPARE(prompts().asked, QStringList{QStringLiteral("save ") + m_fixture->path("GPU 2027-28.rackorrent")});
    QCOMPARE(session().path(), m_fixture->path("plan.rackorrent"));
    QVERIFY(!session().isModified());
    QVERIFY(session().savedAt().has_value());
    QVERIFY(session().save());  // the second one asks nothing
    QCOMPARE(prompts().asked.size(), 1);
  }

  void whatIsSavedIsReopenedEqual() {
    session().start(Evaluation());
    session().edit(peak, *Number::parse("96.5"));
    session().setNotes(QString::fromUtf8("为董事会准备"));
    const Evaluation before = session().evaluation();
    saveAs("a.rackorrent");
    QVERIFY(session().close());
    QVERIFY(session().open(m_fixture->path("a.rackorrent")));
    QVERIFY(session().evaluation() == before);
    QVERIFY(!session().isModified());
    QCOMPARE(session().undoStack().count(), 0);
    QCOMPARE(m_fixture->settings.recentFiles()[0].path, m_fixture->path("a.rackorrent"));
  }

  void undoStepsSurviveASaveAndLeadToModified() {
    session().start(Evaluation());
    session().edit(peak, Number(96));
    saveAs("a.rackorrent");
    QVERIFY(!session().isModified());
    session().undoStack().undo();
    QVERIFY(session().isModified());
    session().undoStack().redo();
    QVERIFY(!session().isModified());
    session().edit(peak, Number(97));  // the same field as before the save: still a step of its own
    QCOMPARE(session().undoStack().count(), 2);
  }

  void leavingUnsavedWorkAsksOnceAndObeys() {
    session().start(Evaluation());
    session().edit(peak, Number(96));
    prompts().saveAnswers = {SaveAnswer::Cancel};
    QVERIFY(!session().close());
    QVERIFY(session().isOpen());
    prompts().saveAnswers = {SaveAnswer::Save};
    prompts().files = {m_fixture->path("b.rackorrent")};
    QVERIFY(session().close());
    QVERIFY(!session().isOpen());
    QCOMPARE(loadProject(m_fixture->path("b.rackorrent").toStdString()).evaluation.real(peak), 96.0);
  }

  void discardingLeavesTheFileAlone() {
    session().start(Evaluation());
    saveAs("c.rackorrent");
    session().edit(peak, Number(96));
    prompts().saveAnswers = {SaveAnswer::Discard};
    QVERIFY(session().start(Evaluation()));
    QVERIFY(loadProject(m_fixture->path("c.rackorrent").toStdString()).evaluation == Evaluation());
  }

  void aClosedFileDialogSavesNothing() {
    session().start(Evaluation());
    session().edit(peak, Number(96));
    QVERIFY(!session().save());
    QVERIFY(session().isModified());
    prompts().saveAnswers = {SaveAnswer::Save};  // and so nothing is left either
    QVERIFY(!session().close());
  }

  void aChangeFromOutsideIsNotOverwrittenWithoutAWord() {
    session().start(Evaluation());
    saveAs("d.rackorrent");
    session().edit(peak, Number(96));
    Evaluation foreign;
    foreign.title = "foreign";
    saveProject(m_fixture->path("d.rackorrent").toStdString(), foreign);
    QVERIFY(!session().save());
    QCOMPARE(prompts().asked.last(), QStringLiteral("overwrite ") + m_fixture->path("d.rackorrent"));
    QVERIFY(session().isModified());
    QCOMPARE(loadProject(m_fixture->path("d.rackorrent").toStdString()).evaluation.title, std::string("foreign"));
    prompts().overwriteAnswers = {true};
    QVERIFY(session().save());
    QCOMPARE(loadProject(m_fixture->path("d.rackorrent").toStdString()).evaluation.real(peak), 96.0);
    session().edit(peak, Number(97));
    QVERIFY(session().save());  // the new content is the known one now
  }

  void aMissingRecentFileIsReportedAndMarked() {
    const QString path = m_fixture->path("gone.rackorrent");
    m_fixture->settings.addRecentFile(path, QStringLiteral("gone"));
    QVERIFY(!session().open(path));
    QCOMPARE(prompts().errors.size(), std::size_t{1});
    QCOMPARE(prompts().errors[0].code(), ErrorCode::File);
    QVERIFY(m_fixture->settings.recentFiles()[0].isMissing);
    QVERIFY(!QFile::exists(path));
  }

  void aForeignFileIsRefusedAndTheOpenDocumentStays() {
    session().start(Evaluation());
    session().setTitle(QStringLiteral("mine"));
    saveAs("e.rackorrent");
    QFile file(m_fixture->path("letter.rackorrent"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Dear Sir or Madam");
    file.close();
    QVERIFY(!session().open(file.fileName()));
    QCOMPARE(prompts().errors.size(), std::size_t{1});
    QCOMPARE(session().documentName(), QStringLiteral("mine"));
    QCOMPARE(session().path(), m_fixture->path("e.rackorrent"));
  }

  void aFolderThatCannotBeWrittenLosesNothing() {
    session().start(Evaluation());
    session().edit(peak, Number(96));
    prompts().files = {m_fixture->path("no/such/folder/x.rackorrent")};
    QVERIFY(!session().save());
    QCOMPARE(prompts().errors.size(), std::size_t{1});
    QVERIFY(session().isModified());
    QVERIFY(session().path().isEmpty());
  }

  void workIsKeptAfterTwoQuietSecondsAndRecoveredAfterACrash() {
    session().start(Evaluation());
    saveAs("f.rackorrent");
    session().edit(peak, Number(96));
    QVERIFY(QTest::qWaitFor([this] { return session().autosavedAt().has_value(); }, 10000));
    simulateCrash();
    QVERIFY(session().recover());
    QCOMPARE(session().evaluation().real(peak), 96.0);
    QCOMPARE(session().path(), m_fixture->path("f.rackorrent"));
    QVERIFY(session().isModified());
    QCOMPARE(prompts().notices.size(), 1);
    QVERIFY(session().save());  // over the file that it came from
    QVERIFY(!session().isModified());
    m_fixture->startProgram();
    QVERIFY(!session().recover());
  }

  void savingAndLeavingRemoveTheCopy() {
    session().start(Evaluation());
    session().edit(peak, Number(96));
    QVERIFY(QTest::qWaitFor([this] { return session().autosavedAt().has_value(); }, 10000));
    prompts().saveAnswers = {SaveAnswer::Discard};
    QVERIFY(session().close());
    m_fixture->startProgram();
    QVERIFY(!session().recover());
  }

 private:
  Session& session() const { return *m_fixture->session; }
  ScriptedPrompts& prompts() const { return m_fixture->prompts; }

  void saveAs(const char* name) {
    prompts().files = {m_fixture->path(name)};
    QVERIFY(session().saveAs());
  }

  // The destructor keeps the copy, as a dying process would; only the lock goes.
  void simulateCrash() { m_fixture->startProgram(); }

  std::unique_ptr<SessionFixture> m_fixture;
};

QTEST_GUILESS_MAIN(SessionFilesTest)
#include "session_files_test.moc"

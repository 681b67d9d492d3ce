// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/session_fixture.h"

#include "core/evaluation/validation.h"

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

constexpr FieldId peak = "workload.peak_gpus"_field;
constexpr FieldId utilization = "workload.utilization"_field;

}  // namespace

class SessionTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<SessionFixture>();
    m_fixture->session->start(Evaluation());
  }

  void typingIntoOneFieldIsOneStep() {
    for (const int typed : {1, 10, 102, 1024}) session().edit(peak, Number(typed));
    QCOMPARE(session().undoStack().count(), 1);
    QCOMPARE(session().evaluation().real(peak), 1024.0);
    session().undoStack().undo();
    QVERIFY(session().evaluation() == Evaluation());
    session().undoStack().redo();
    QCOMPARE(session().evaluation().real(peak), 1024.0);
  }

  void editsOfDifferentFieldsAreStepsOfTheirOwn() {
    session().edit(peak, Number(96));
    session().edit(utilization, *Number::parse("0.7"));
    session().edit(peak, Number(128));
    QCOMPARE(session().undoStack().count(), 3);
    session().undoStack().undo();
    session().undoStack().undo();
    QCOMPARE(session().evaluation().real(peak), 96.0);
    QVERIFY(session().evaluation().isDefault(utilization));
  }

  void aReturnToTheStartRemovesTheStep() {
    const Value before = session().evaluation().value(peak);
    session().edit(peak, Number(1));
    session().edit(peak, before);
    QCOMPARE(session().undoStack().count(), 0);
    QVERIFY(!session().isModified());
  }

  void anEditWithoutAChangeIsNoStep() {
    session().edit(peak, session().evaluation().value(peak));
    session().setTitle(QString());
    QCOMPARE(session().undoStack().count(), 0);
  }

  void titleAndNotesMergeByThemselves() {
    for (const char* typed : {"S", "So", "Sou"}) session().setTitle(QString::fromLatin1(typed));
    session().setNotes(QStringLiteral("for the board"));
    QCOMPARE(session().undoStack().count(), 2);
    QCOMPARE(session().documentName(), QStringLiteral("Sou"));
    session().undoStack().undo();
    session().undoStack().undo();
    QVERIFY(session().evaluation() == Evaluation());
  }

  void resettingAFieldCanBeUndone() {
    session().edit(peak, Number(96));
    session().undoStack().setClean();
    session().resetField(peak);
    QVERIFY(session().evaluation().isDefault(peak));
    session().undoStack().undo();
    QCOMPARE(session().evaluation().real(peak), 96.0);
  }

  // Any walk of edits, undos and redos ends where replaying the list of values says.
  void undoAndRedoAreExactOnAnyWalk() {
    std::vector<Evaluation> states{session().evaluation()};
    for (int step = 0; step < 60; ++step) {
      const FieldId field = step % 2 == 0 ? peak : utilization;
      session().edit(field, step % 2 == 0 ? Number(64 + step + 1) : *Number::parse("0.0" + std::to_string(step + 10)));
      states.push_back(session().evaluation());
    }
    QCOMPARE(session().undoStack().count(), 60);
    for (std::size_t i = states.size() - 1; i-- > 0;) {
      session().undoStack().undo();
      QVERIFY(session().evaluation() == states[i]);
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
      session().undoStack().redo();
      QVERIFY(session().evaluation() == states[i]);
    }
  }

  void stepsAreNamedInTheLanguageAndFollowIt() {
    session().edit(utilization, *Number::parse("0.7"));
    QCOMPARE(session().undoStack().undoText(), QStringLiteral("Average utilisation"));
    QSignalSpy texts(&session().undoStack(), &QUndoStack::undoTextChanged);
    QSignalSpy languages(&session(), &Session::languageChanged);
    session().setLanguage(Language::SimplifiedChinese);
    QCOMPARE(session().undoStack().undoText(), QString::fromUtf8("平均利用率"));
    QCOMPARE(texts.count(), 1);
    QCOMPARE(languages.count(), 1);
    QCOMPARE(m_fixture->settings.language(), Language::SimplifiedChinese);
    QCOMPARE(session().wording().language(), Language::SimplifiedChinese);
  }

  void theAssessmentFollowsEachEditAndEqualsTheDirectCall() {
    QVERIFY(session().isStale());
    QVERIFY(m_fixture->waitUntilFresh());
    QSignalSpy assessed(&session(), &Session::assessmentChanged);
    session().edit(utilization, *Number::parse("0.9"));
    QVERIFY(session().isStale() && session().assessment() != nullptr);  // the old figures stay meanwhile
    QVERIFY(m_fixture->waitUntilFresh());
    QCOMPARE(assessed.count(), 1);
    const Assessment direct = assess(session().evaluation(), session().knowledge());
    for (std::size_t i = 0; i < allAlternatives.size(); ++i) {
      QCOMPARE(session().assessment()->alternatives[i].cost.total, direct.alternatives[i].cost.total);
      QCOMPARE(session().assessment()->decision.alternatives[i].score, direct.decision.alternatives[i].score);
    }
  }

  void theCurveComesAfterTheAssessment() {
    QSignalSpy curves(&session(), &Session::utilizationCurveChanged);
    QVERIFY(QTest::qWaitFor([&] { return session().utilizationCurve() != nullptr; }, 20000));
    QVERIFY(session().assessment() != nullptr);
    QVERIFY(!session().utilizationCurve()->utilization.empty());
  }

  void onlyTheLatestOfManyQuickEditsIsDelivered() {
    QVERIFY(m_fixture->waitUntilFresh());
    QSignalSpy assessed(&session(), &Session::assessmentChanged);
    for (int i = 1; i <= 20; ++i) session().edit(peak, Number(64 + i));
    QVERIFY(m_fixture->waitUntilFresh());
    QCOMPARE(assessed.count(), 1);
    QCOMPARE(session().assessment()->demand.peakGpus, assess(session().evaluation(), session().knowledge()).demand.peakGpus);
  }

  void aFaultIsNamedAndTheOldAssessmentStaysAsStale() {
    QVERIFY(m_fixture->waitUntilFresh());
    const auto before = session().assessment();
    session().edit(peak, Number(0));
    QVERIFY(std::ranges::any_of(session().issues(), [](const Issue& issue) { return issue.field == "workload.peak_gpus"; }));
    QVERIFY(!session().isComputing());
    QTest::qWait(50);
    QVERIFY(session().isStale());
    QCOMPARE(session().assessment(), before);
    session().undoStack().undo();
    QVERIFY(m_fixture->waitUntilFresh());
  }

  void aSessionMayEndInTheMiddleOfAnAssessment() {
    for (int i = 0; i < 20; ++i) {
      m_fixture->startProgram();
      session().start(Evaluation());
      session().edit(peak, Number(100 + i));
    }
  }

  void theCurrencyOfTheWordingIsThatOfTheEvaluation() {
    session().edit("finance.currency"_field, std::string("USD"));
    QCOMPARE(session().wording().currency(), QStringLiteral("USD"));
  }

 private:
  Session& session() const { return *m_fixture->session; }

  std::unique_ptr<SessionFixture> m_fixture;
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"

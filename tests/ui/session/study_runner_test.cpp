// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/study_runner.h"

#include "tests/ui/session/session_fixture.h"

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

constexpr std::uint32_t draws = 256;

Evaluation withPeak(int gpus) {
  Evaluation evaluation;
  evaluation.set("workload.peak_gpus"_field, Number(gpus));
  return evaluation;
}

}  // namespace

class StudyRunnerTest : public QObject {
  Q_OBJECT

 private slots:
  void manyStartsInARowGiveTheStudyOfTheLast() {
    StudyRunner runner(sharedKnowledge());
    std::vector<std::shared_ptr<const Study>> studies;
    QSignalSpy finished(&runner, &StudyRunner::finished);
    connect(&runner, &StudyRunner::studied, this,
            [&](std::shared_ptr<const Study> study) { studies.push_back(std::move(study)); });
    for (int gpus = 16; gpus <= 320; gpus += 16) runner.start(withPeak(gpus), draws);
    QVERIFY(runner.isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60000);
    QVERIFY(!runner.isRunning());
    QCOMPARE(studies.size(), std::size_t(1));
    QVERIFY(*studies.front() == *study(withPeak(320), *sharedKnowledge(),
                                       {.draws = draws, .threads = 1, .withTotalIndices = false}));
  }

  void eachStepHasMoreDrawsThanTheLast() {
    StudyRunner runner(sharedKnowledge());
    std::vector<std::uint32_t> steps;
    QSignalSpy finished(&runner, &StudyRunner::finished);
    connect(&runner, &StudyRunner::studied, this,
            [&](const std::shared_ptr<const Study>& study) { steps.push_back(study->draws); });
    runner.start(Evaluation(), 4 * draws);
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60000);
    QVERIFY(steps == std::vector<std::uint32_t>({draws, 4 * draws}));
  }

  void whatWasCancelledIsNeverDelivered() {
    StudyRunner runner(sharedKnowledge());
    QSignalSpy studied(&runner, &StudyRunner::studied);
    runner.start(Evaluation(), 1U << 20);
    runner.cancel();
    QTest::qWait(200);
    QCOMPARE(studied.count(), 0);
    QVERIFY(!runner.isRunning());
  }

  void itEndsInTheMiddleOfAMillionDraws() {
    auto runner = std::make_unique<StudyRunner>(sharedKnowledge());
    runner->start(Evaluation(), 1U << 20);
    QTest::qWait(50);
    runner.reset();
  }

  void theSessionKeepsTheOldStudyUntilTheNewOneIsThere() {
    SessionFixture fixture;
    Session& session = *fixture.session;
    session.start(Evaluation());
    QTRY_VERIFY_WITH_TIMEOUT(session.study() && !session.isStudyStale(), 60000);
    const auto before = session.study();
    session.edit("workload.peak_gpus"_field, Number(128));
    QVERIFY(session.isStudyStale());
    QVERIFY(session.study() == before);
    QTRY_VERIFY_WITH_TIMEOUT(!session.isStudyStale(), 60000);
    QVERIFY(session.study() != before);
    session.edit("workload.peak_gpus"_field, Number(-1));  // a fault: nothing new can come
    QVERIFY(session.isStudyStale());
    QVERIFY(!session.isStudying());
  }
};

QTEST_MAIN(StudyRunnerTest)
#include "study_runner_test.moc"

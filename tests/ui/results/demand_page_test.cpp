// SPDX-License-Identifier: GPL-3.0-or-later
// A log on the demand page: read, reviewed, and only then taken.
#include "ui/results/demand_page.h"

#include "tests/support/temporary_folder.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/charts/demand_heat_map.h"
#include "ui/charts/demand_series_chart.h"
#include "ui/results/import_card.h"
#include "ui/results/import_words.h"
#include "ui/tables/table_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <cmath>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

constexpr const char* jobs =
    "job_id,start_time,end_time,num_gpus\n"
    "1,2026-01-05 08:00:00,2026-01-05 12:00:00,8\n"
    "2,2026-01-05 10:00:00,2026-01-05 11:00:00,4\n";

}  // namespace

class DemandPageTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<SessionFixture>();
    QVERIFY(session().start({}));
    m_page = std::make_unique<DemandPage>(session());
    m_page->resize(1224, 830);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QTRY_VERIFY(session().assessment() && !session().isStale());
  }
  void cleanup() {
    m_page.reset();
    m_fixture.reset();
  }

  void aLogIsReviewedBeforeItIsTaken() {
    read(jobs);
    QTRY_VERIFY(button("takeDemand")->isVisible());
    QVERIFY(button("takeDemand")->isEnabled());
    QVERIFY(!session().evaluation().measuredDemand);
    QVERIFY(texts().contains(QStringLiteral("2 used")));
    QVERIFY(m_page->findChild<TableView*>()->model()->rowCount() > 0);
    button("takeDemand")->click();
    QVERIFY(session().evaluation().measuredDemand);
    QCOMPARE(session().evaluation().real("workload.peak_gpus"_field), 12.0);
    QTRY_VERIFY(session().assessment()->demand.isMeasured);
    QCOMPARE(session().assessment()->demand.knownHours, 4.0);
    QTRY_VERIFY(texts().contains(QStringLiteral("SHA-256")));
    session().undoStack().undo();
    QVERIFY(!session().evaluation().measuredDemand);
    QVERIFY(session().evaluation() == Evaluation());
  }

  void aDiscardedLogLeavesNoTrace() {
    read(jobs);
    QTRY_VERIFY(button("discardDemand")->isVisible());
    button("discardDemand")->click();
    QVERIFY(button("chooseLog")->isVisible());
    QVERIFY(!session().isModified());
  }

  void aRefusedLogSaysWhyAndCanBeMapped() {
    read("von;bis;Karten\n05.01.2026 08:00;05.01.2026 10:00;3\n");
    QTRY_VERIFY(button("takeDemand")->isVisible());
    QVERIFY(!button("takeDemand")->isEnabled());
    QVERIFY(texts().contains(QStringLiteral("was not taken")));
    auto* columns = m_page->findChild<QLineEdit*>(QStringLiteral("logColumns"));
    columns->setText(QStringLiteral("von=start, bis=end, Karten=gpus"));
    button("readAgain")->click();
    QTRY_VERIFY(button("takeDemand")->isVisible() && button("takeDemand")->isEnabled());
    button("takeDemand")->click();
    QCOMPARE(session().evaluation().measuredDemand->gpus, (std::vector<double>{3, 3}));
  }

  void columnChoicesAreReadFromOneLine() {
    const std::vector<ColumnChoice> choices =
        columnChoicesIn(QStringLiteral("GPUs in use = gpus,3=time, nothing"));
    QCOMPARE(choices.size(), std::size_t{2});
    QCOMPARE(choices[0].column, std::string("GPUs in use"));
    QCOMPARE(choices[1].role, std::string("time"));
  }

  void unknownHoursAreGapsOfTheChart() {
    Demand demand;
    demand.hourly = {4, std::nan(""), 6};
    demand.knownHours = 2;
    DemandSeriesChart chart;
    chart.show(demand, 490'000, session().wording());
    QCOMPARE(chart.data().series.front().y.size(), 3);
    QVERIFY(std::isnan(chart.data().series.front().y[1]));
    QCOMPARE(chart.data().xText(0), QStringLiteral("2025-11-24 16:00"));
  }

  void aTraceWithoutACalendarHasNoHeatMap() {
    Demand demand;
    demand.hourly = {4, 5};
    demand.knownHours = 2;
    DemandHeatMap map;
    map.show(demand, session().wording());
    QCOMPARE(map.data().series.size(), std::size_t{7});
    QCOMPARE(map.data().series[0].y[1], 5.0);
    demand.hasClockHours = false;
    map.show(demand, session().wording());
    QVERIFY(!map.hasData());
  }

 private:
  Session& session() { return *m_fixture->session; }
  QPushButton* button(const char* name) const {
    return m_page->findChild<QPushButton*>(QString::fromUtf8(name));
  }

  QString texts() const {
    QStringList all;
    for (const QLabel* label : m_page->findChildren<QLabel*>())
      if (label->isVisible()) all << label->text();
    return all.join(u'\n');
  }

  void read(const char* log) {
    test::writeContent(m_folder.path() / "log.csv", log);
    QVERIFY(m_page->readLog(QString::fromStdString(m_folder.file("log.csv"))));
  }

  test::TemporaryFolder m_folder;
  std::unique_ptr<SessionFixture> m_fixture;
  std::unique_ptr<DemandPage> m_page;
};

QTEST_MAIN(DemandPageTest)
#include "demand_page_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/strategy_mapper.h"

#include "tests/ui/session/session_fixture.h"

using namespace rackorrent;
using namespace rackorrent::ui;

class StrategyMapperTest : public QObject {
  Q_OBJECT

 private slots:
  void onlyTheMapOfTheLastStartArrives() {
    StrategyMapper mapper(*sharedKnowledge());
    std::vector<std::shared_ptr<const StrategyMap>> maps;
    connect(&mapper, &StrategyMapper::mapped, this,
            [&](std::shared_ptr<const StrategyMap> map) { maps.push_back(std::move(map)); });
    mapper.start(Evaluation(), "workload.peak_gpus"_field, "project.horizon_months"_field);
    mapper.start(Evaluation(), "workload.utilization"_field, "project.horizon_months"_field);
    QTRY_COMPARE_WITH_TIMEOUT(maps.size(), std::size_t(1), 60000);
    const StrategyMap& map = *maps.front();
    QVERIFY(map.across.field == "workload.utilization"_field);
    QVERIFY(map.winners == strategyMap(Evaluation(), *sharedKnowledge(), map.across, map.up).winners);
  }

  void whatWasCancelledIsNeverDelivered() {
    StrategyMapper mapper(*sharedKnowledge());
    QSignalSpy mapped(&mapper, &StrategyMapper::mapped);
    mapper.start(Evaluation(), "workload.utilization"_field, "project.horizon_months"_field);
    mapper.cancel();
    QTest::qWait(200);
    QCOMPARE(mapped.count(), 0);
  }
};

QTEST_MAIN(StrategyMapperTest)
#include "strategy_mapper_test.moc"

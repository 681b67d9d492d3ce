// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison.h"
#include "core/report/report.h"
#include "tests/ui/tables/example_assessment.h"
#include "ui/tables/comparison_model.h"
#include "ui/tables/contribution_model.h"
#include "ui/tables/document_table_model.h"
#include "ui/tables/table_roles.h"
#include "ui/tables/text_table_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

const TextWording english(Language::English, QStringLiteral("CNY"));
const TextWording chinese(Language::SimplifiedChinese, QStringLiteral("CNY"));
constexpr auto reporting = QAbstractItemModelTester::FailureReportingMode::QtTest;

std::vector<ComparisonRow> comparison() { return compareAlternatives(defaultAssessment(), knowledge()); }

}  // namespace

class TableModelsTest : public QObject {
  Q_OBJECT

 private slots:
  void theModelsKeepQtsContract() {
    ComparisonModel comparisonModel;
    ContributionModel contributions;
    DocumentTableModel documentTable;
    TextTableModel texts;
    const QAbstractItemModelTester testers[] = {{&comparisonModel, reporting},
                                                {&contributions, reporting},
                                                {&documentTable, reporting},
                                                {&texts, reporting}};
    Q_UNUSED(testers)
    for (const TextWording& wording : {english, chinese}) {
      comparisonModel.show(comparison(), defaultAssessment().decision, wording);
      comparisonModel.setOnlyDifferences(true);
      comparisonModel.setOrder(ComparisonModel::Order::Weight);
      contributions.show(defaultAssessment().decision, knowledge(), wording);
      texts.show({QStringLiteral("a"), QStringLiteral("b")}, {{QStringLiteral("1"), QStringLiteral("2")}});
      const ReportDocument document = makeReport(Evaluation(), defaultAssessment(), knowledge());
      for (const Section& section : document.sections)
        for (const Block& block : section.blocks)
          if (const auto* table = std::get_if<Table>(&block))
            documentTable.show(*table, document.recommended, wording, TableWords::Amounts::Scaled);
    }
  }

  void theComparisonShowsEveryDimensionOfTheGuides() {
    ComparisonModel model;
    model.show(comparison(), defaultAssessment().decision, english);
    QCOMPARE(model.rowCount(), static_cast<int>(knowledge().dimensions.size()));
    QCOMPARE(model.columnCount(), 6);
  }

  void figureAndWordsOfACellAreThoseOfTheReport() {
    ComparisonModel model;
    const auto rows = comparison();
    model.show(rows, defaultAssessment().decision, english);
    for (int row = 0; row < model.rowCount(); ++row) {
      for (int column = ComparisonModel::FirstAlternativeColumn; column < model.columnCount(); ++column) {
        const ComparisonCell& cell =
            rows[static_cast<std::size_t>(row)].cells[indexOf(model.alternativeAt(column))];
        const QModelIndex index = model.index(row, column);
        QCOMPARE(index.data(NoteRole).toString(), english.string(cell.words));
        if (const auto* money = std::get_if<Money>(&cell.figure))
          QCOMPARE(index.data().toString(), english.shortMoney(toDouble(*money)));
        QCOMPARE(index.data(MarkTextRole).toString().isEmpty(), cell.mark == Mark::None);
      }
    }
  }

  void onlyDifferencesHidesExactlyTheEqualRows() {
    ComparisonModel model;
    auto rows = comparison();
    rows[0].differs = false;
    rows[2].differs = false;
    const auto different =
        std::count_if(rows.begin(), rows.end(), [](const ComparisonRow& row) { return row.differs; });
    model.show(rows, defaultAssessment().decision, english);
    model.setOnlyDifferences(true);
    QCOMPARE(model.rowCount(), static_cast<int>(different));
    QCOMPARE(model.hiddenCount(), static_cast<int>(rows.size()) - static_cast<int>(different));
    model.setOnlyDifferences(false);
    QCOMPARE(model.hiddenCount(), 0);
  }

  void contributionsAddUpToScoresAndMargin() {
    ContributionModel model;
    const Decision& decision = defaultAssessment().decision;
    model.show(decision, knowledge(), english);
    const int last = model.rowCount() - 1;
    QCOMPARE(model.rowCount(), static_cast<int>(criterionCount) + 1);
    QVERIFY(model.index(last, 0).data(IsTotalRole).toBool());
    const double score = decision.alternatives[indexOf(decision.verdict.best)].score * 100;
    const QString total = model.index(last, ContributionModel::PointsColumn).data().toString();
    QVERIFY2(total.startsWith(english.number(score, 1)), qPrintable(total));
    if (!decision.verdict.runnerUp) return;
    const QString lead = model.index(last, ContributionModel::DifferenceColumn).data().toString();
    QCOMPARE(lead, u'+' + english.number(decision.verdict.margin * 100, 1));
  }

  void rowsOfTheContributionsRunFromForToAgainst() {
    ContributionModel model;
    model.show(defaultAssessment().decision, knowledge(), english);
    int before = 1;
    for (int row = 0; row < model.rowCount() - 1; ++row) {
      const int sign = model.index(row, ContributionModel::DifferenceColumn).data(SignRole).toInt();
      QVERIFY(sign <= before);
      before = sign;
    }
  }

  void amountsOfATableShareOneScaleAndNameItInTheHead() {
    Table table{.name = "t",
                .title = Phrase{"Costs"},
                .columns = {{.heading = Phrase{"Total cost"}, .unit = Unit::Money, .isNumeric = true}},
                .rows = {{Cell{Money{1810430000}}}, {Cell{Money{5000000}}}}};
    DocumentTableModel model;
    model.show(table, std::nullopt, chinese, TableWords::Amounts::Scaled);
    QVERIFY(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString().endsWith(QStringLiteral("万元")));
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("1,810"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("5"));
    model.show(table, std::nullopt, english, TableWords::Amounts::Full);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("18,104,300.00"));
  }

  void columnsForMachinesAreNotShown() {
    Table table{.name = "t",
                .title = Phrase{"T"},
                .columns = {{.heading = Phrase{"Key"}, .isDataOnly = true}, {.heading = Phrase{"Name"}}},
                .rows = {{Cell{Text(std::string("key"))}, Cell{Text(std::string("name"))}}}};
    DocumentTableModel model;
    model.show(table, std::nullopt, english, TableWords::Amounts::Full);
    QCOMPARE(model.columnCount(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("name"));
  }
};

QTEST_MAIN(TableModelsTest)
#include "table_models_test.moc"

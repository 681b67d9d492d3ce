// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_chart.h"

#include "core/base/error.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/value_axis.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <qcustomplot.h>

#include <random>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

// Two straight lines that meet at month 5, at 600,000.
Chart crossingLines() {
  Chart chart{.name = "cumulative_cost",
              .title = Phrase{"Hybrid is cheaper"},
              .positionHeading = Phrase{"Month"},
              .positionUnit = Unit::None,
              .valueHeading = Phrase{"Cost"},
              .valueUnit = Unit::Money,
              .positions = {},
              .lines = {},
              .marks = {}};
  ChartLine rent{Alternative::GpuAsAService, Phrase{"GPU rental"}, {}};
  ChartLine hybrid{Alternative::Hybrid, Phrase{"Hybrid"}, {}};
  for (int month = 0; month <= 24; ++month) {
    chart.positions.push_back(month);
    rent.values.push_back(120000.0 * month);
    hybrid.values.push_back(400000.0 + 40000.0 * month);
  }
  chart.lines = {hybrid, rent};
  chart.marks = {{ChartMark::Kind::BreakEven, 5, Phrase{"Even in month 5"}}};
  return chart;
}

std::vector<QCPGraph*> namedGraphs(QCustomPlot& plot) {
  std::vector<QCPGraph*> graphs;
  for (int i = 0; i < plot.graphCount(); ++i)
    if (!plot.graph(i)->name().isEmpty()) graphs.push_back(plot.graph(i));
  return graphs;
}

const TextWording english(Language::English, QStringLiteral("CNY"));
const TextWording chinese(Language::SimplifiedChinese, QStringLiteral("CNY"));

}  // namespace

class LineChartTest : public QObject {
  Q_OBJECT

 private slots:
  void theGraphsHoldTheValuesOfTheReport() {
    LineChart chart;
    chart.show(crossingLines(), Alternative::Hybrid, english);
    const auto graphs = namedGraphs(chart.plot());
    QCOMPARE(graphs.size(), std::size_t{2});
    const Chart values = crossingLines();
    for (const ChartLine& line : values.lines) {
      const QString name = english.string(std::get<Phrase>(line.name));
      const auto graph =
          std::find_if(graphs.begin(), graphs.end(), [&](QCPGraph* g) { return g->name() == name; });
      QVERIFY(graph != graphs.end());
      QCOMPARE((*graph)->dataCount(), static_cast<int>(line.values.size()));
      for (int i = 0; i < (*graph)->dataCount(); ++i)
        QCOMPARE((*graph)->dataMainValue(i), line.values[static_cast<std::size_t>(i)]);
    }
  }

  void theWinnerIsBolderAndOnTop() {
    LineChart chart;
    chart.show(crossingLines(), Alternative::Hybrid, english);
    const auto graphs = namedGraphs(chart.plot());
    QCOMPARE(graphs.back()->name(), english.string(nameOf(Alternative::Hybrid)));
    QVERIFY(graphs.back()->pen().widthF() > graphs.front()->pen().widthF());
  }

  void theBreakEvenRingStandsWhereTheLinesMeet() {
    LineChart chart;
    chart.show(crossingLines(), Alternative::Hybrid, english);
    int rings = 0;
    for (int i = 0; i < chart.plot().itemCount(); ++i) {
      const auto* ring = qobject_cast<QCPItemTracer*>(chart.plot().item(i));
      if (ring == nullptr || ring->position->type() != QCPItemPosition::ptPlotCoords) continue;
      ++rings;
      QCOMPARE(ring->position->coords(), QPointF(5, 600000));
    }
    QCOMPARE(rings, 1);
  }

  void arrowKeysReadExactValues() {
    LineChart chart;
    chart.resize(600, 300);
    chart.show(crossingLines(), Alternative::Hybrid, english);
    chart.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QTest::keyClick(&chart, Qt::Key_Home);
    QVERIFY2(chart.readingText().contains(english.fullMoney(400000)), qPrintable(chart.readingText()));
    QTest::keyClick(&chart, Qt::Key_Right);
    QVERIFY(chart.readingText().contains(english.fullMoney(440000)));
    QTest::keyClick(&chart, Qt::Key_Down);
    QVERIFY(chart.readingText().contains(english.fullMoney(120000)));
    QCOMPARE(chart.accessibleDescription(), chart.readingText());
    QTest::keyClick(&chart, Qt::Key_Escape);
    QVERIFY(chart.readingText().isEmpty());
  }

  void theMouseReadsTheNearestPoint() {
    LineChart chart;
    chart.resize(700, 400);
    chart.show(crossingLines(), Alternative::Hybrid, english);
    chart.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QTRY_VERIFY(chart.plot().xAxis->coordToPixel(24) > chart.plot().xAxis->coordToPixel(0));
    QCustomPlot& plot = chart.plot();
    const QPointF at(plot.xAxis->coordToPixel(12), plot.yAxis->coordToPixel(880000));
    QTest::mouseMove(&plot, at.toPoint());
    QTRY_VERIFY(chart.readingText().contains(english.fullMoney(880000)));
  }

  void copiedDataReadsBackAsTheSameNumbers() {
    LineChart chart;
    const Chart values = crossingLines();
    chart.show(values, Alternative::Hybrid, english);
    chart.copyData();
    QStringList rows = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(rows.takeFirst().split(u'\t').size(), 3);
    QCOMPARE(rows.size(), static_cast<qsizetype>(values.positions.size()));
    for (qsizetype i = 0; i < rows.size(); ++i) {
      const QStringList cells = rows[i].split(u'\t');
      QCOMPARE(cells[1].toDouble(), values.lines[0].values[static_cast<std::size_t>(i)]);
      QCOMPARE(cells[2].toDouble(), values.lines[1].values[static_cast<std::size_t>(i)]);
    }
  }

  void nothingToDrawIsASentence() {
    LineChart chart;
    chart.show({}, std::nullopt, english);
    QVERIFY(!chart.hasData());
    QVERIFY(!chart.accessibleName().isEmpty());
  }

  void theDescriptionNamesTheExtremes() {
    LineChart chart;
    chart.show(crossingLines(), Alternative::Hybrid, english);
    QVERIFY(chart.description().contains(english.fullMoney(0)));
    QVERIFY(chart.description().contains(english.fullMoney(2880000)));
    QCOMPARE(chart.accessibleName(), chart.finding());
  }

  void theAxisNamesItsUnitOnce() {
    const AxisScale zh = scaleOf(Unit::Money, 2.88e6, chinese);
    QCOMPARE(zh.divisor, 1e4);
    QVERIFY(zh.unit.startsWith(QStringLiteral("万")));
    const AxisScale en = scaleOf(Unit::Money, 2.88e6, english);
    QCOMPARE(en.divisor, 1e6);
    QCOMPARE(en.text(2.88e6, english), QStringLiteral("2.9"));
  }

  void darkAndLightDifferAndPicturesStayLight() {
    LineChart chart;
    chart.resize(500, 300);
    chart.show(crossingLines(), Alternative::Hybrid, english);
    Look::instance().apply(*qApp, Theme::Dark);
    chart.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QTRY_COMPARE(chart.grab().toImage().pixelColor(3, 290), colours(Theme::Dark).surface);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.png"));
    chart.save(path);
    QCOMPARE(QImage(path).pixelColor(3, 590), colours(Theme::Light).surface);
    QCOMPARE(QImage(path).size(), QSize(1000, 600));
    Look::instance().apply(*qApp, Theme::Light);
  }

  void svgIsWellFormedAndKeepsItsTexts() {
    LineChart chart;
    chart.resize(500, 300);
    chart.show(crossingLines(), Alternative::Hybrid, english);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.svg"));
    chart.save(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    QStringList texts;
    int paths = 0;
    while (!reader.atEnd()) {
      reader.readNext();
      if (reader.isStartElement() && reader.name() == QStringLiteral("path")) ++paths;
      if (reader.isCharacters()) texts << reader.text().toString();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(texts.filter(english.string(nameOf(Alternative::Hybrid))).size() >= 1);
    QVERIFY(paths > 4);
  }

  void aPictureThatCannotBeWrittenIsAnErrorAndChangesNothing() {
    LineChart chart;
    chart.show(crossingLines(), Alternative::Hybrid, english);
    QVERIFY_EXCEPTION_THROWN(chart.save(QStringLiteral("/nowhere/chart.pdf")), Error);
    QVERIFY(chart.hasData());
  }

  void labelsAreMovedApartInsideTheirRoomAndInOrder() {
    std::mt19937 random(1);
    std::uniform_real_distribution<double> height(-50, 350);
    for (int run = 0; run < 500; ++run) {
      std::vector<double> centres(4);
      for (double& centre : centres) centre = height(random);
      const auto placed = movedApart(centres, 17, 0, 300);
      for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(placed[i] >= 0 && placed[i] <= 300);
        for (std::size_t j = 0; j < i; ++j) {
          QVERIFY(qAbs(placed[i] - placed[j]) >= 17 - 1e-9);
          if (centres[i] < centres[j]) QVERIFY(placed[i] < placed[j]);
        }
      }
    }
  }
};

QTEST_MAIN(LineChartTest)
#include "line_chart_test.moc"

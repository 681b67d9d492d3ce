// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison.h"
#include "core/report/study_words.h"
#include "core/report/verdict_words.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/charts/chart_view.h"
#include "ui/results/agreement.h"
#include "ui/results/channel_table.h"
#include "ui/results/explanation_dialog.h"
#include "ui/results/popover.h"
#include "ui/results/result_view.h"
#include "ui/results/results_pages.h"
#include "ui/tables/table_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeWidget>

#include <set>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

// The hardware for the peak costs more than the company may spend: the owning alternatives are ruled out.
Evaluation shortOfCapital() {
  Evaluation evaluation;
  evaluation.setReal("finance.capex_limit"_field, 1000000);
  return evaluation;
}

QStringList visibleTexts(const QWidget& page) {
  QStringList texts;
  for (const QLabel* label : page.findChildren<QLabel*>())
    if (label->isVisibleTo(&page)) texts << label->text();
  return texts;
}

QStringList cutTextsOf(const QWidget& page) {
  QStringList cut;
  for (const QLabel* label : page.findChildren<QLabel*>()) {
    if (!label->isVisible() || label->text().isEmpty()) continue;
    const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
    const bool isWide = label->wordWrap() || label->width() >= label->sizeHint().width() - 1;
    if (label->height() < needed - 1 || !isWide) cut << label->text();
  }
  return cut;
}

}  // namespace

class ResultsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<SessionFixture>();
    m_window = std::make_unique<QStackedWidget>();
    m_pages = makeResultPages(session(), m_window.get());
    for (const ResultPage& page : m_pages) m_window->addWidget(page.widget);
    m_window->resize(1224, 830);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
  }
  void cleanup() {
    m_window.reset();
    m_pages.clear();
    m_fixture.reset();
    installLanguage(Language::English);
  }

  void thePagesComeInTheirOrder() {
    QStringList ids;
    for (const ResultPage& page : m_pages) ids << page.id;
    QCOMPARE(ids.join(u' '), QStringLiteral("verdict costs demand capacity comparison robustness guides route"));
  }

  void theRobustnessPageSaysHowSureTheAnswerIs() {
    start(Evaluation());
    QTRY_VERIFY_WITH_TIMEOUT(session().study() && !session().isStudyStale() && !session().isStudying(), 60000);
    const QWidget& page = open("robustness");
    const Study& study = *session().study();
    const TextWording wording = session().wording();
    QCOMPARE(label(page, "sureness").text(), wording.string(surenessOf(study)));
    QVERIFY(label(page, "surenessSentence").text().startsWith(wording.string(confidenceLine(study))));
    QVERIFY(cutTextsOf(page).isEmpty());
  }

  void theVerdictPageSaysWhatTheAssessmentSays_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    QTest::newRow("English") << QStringLiteral("en");
  }
  void theVerdictPageSaysWhatTheAssessmentSays() {
    QFETCH(QString, language);
    session().setLanguage(languageFromKey(language));
    start(shortOfCapital());
    const QWidget& page = open("verdict");
    const Assessment& assessment = *session().assessment();
    const TextWording wording = session().wording();
    const Verdict& verdict = assessment.decision.verdict;
    QCOMPARE(label(page, "answer").text(), wording.string(nameOf(verdict.best)));
    const QString sentence = label(page, "sentence").text();
    QVERIFY(sentence.contains(wording.string(decisionLine(session().evaluation(), assessment))));
    QVERIFY(sentence.contains(wording.string(leadLine(session().evaluation(), assessment))));
    const QString texts = visibleTexts(page).join(u'\n');
    for (const Alternative alternative : allAlternatives)
      for (const Violation& violation : assessment.decision.alternatives[indexOf(alternative)].violations)
        QVERIFY(texts.contains(wording.string(violation.text)));
    for (std::size_t i = 0; i < std::min<std::size_t>(3, verdict.reasonsFor.size()); ++i)
      QVERIFY(texts.contains(wording.string(verdict.reasonsFor[i].text)));
    if (!verdict.reasonsAgainst.empty())
      QVERIFY(texts.contains(wording.string(verdict.reasonsAgainst.front().text)));
    if (!assessment.flipPoints.empty())
      QVERIFY(texts.contains(wording.string(flipLine(assessment.flipPoints.front()))));
  }

  void aRelaxationLeadsToTheInputThatSetsTheLimit() {
    start(shortOfCapital());
    const QWidget& page = open("verdict");
    auto* link = page.findChild<QPushButton*>(QStringLiteral("relaxation"));
    QVERIFY(link != nullptr);
    std::optional<FieldId> asked;
    connect(m_pages[0].view, &ResultView::fieldRequested, this, [&](FieldId field) { asked = field; });
    QTest::mouseClick(link, Qt::LeftButton);
    QVERIFY(asked == "finance.capex_limit"_field);
  }

  void aSourceOpensWhatItSays() {
    start(Evaluation());
    const QWidget& page = open("verdict");
    QPushButton* link = nullptr;
    for (QPushButton* button : page.findChildren<QPushButton*>())
      if (button->objectName().startsWith(QStringLiteral("source_")) && button->isVisible()) link = button;
    QVERIFY(link != nullptr);
    QTest::mouseClick(link, Qt::LeftButton);
    auto* popover = link->findChild<Popover*>();
    QVERIFY(popover != nullptr);
    const auto expected = session().knowledge().sourceLabel(link->text().toStdString());
    QVERIFY(expected.has_value());
    QVERIFY(visibleTexts(*popover).join(u'\n').contains(session().wording().string(*expected)));
    popover->close();
  }

  void theLanguageChangesAtOnceOnTheVisiblePage() {
    start(Evaluation());
    for (const ResultPage& page : m_pages) {
      session().setLanguage(Language::English);
      m_window->setCurrentWidget(page.widget);
      const QString english = page.title();
      QVERIFY(visibleTexts(*page.widget).contains(english));
      session().setLanguage(Language::SimplifiedChinese);
      QTRY_VERIFY(visibleTexts(*page.widget).contains(page.title()));
      QVERIFY2(page.title() != english, qPrintable(english));
      QVERIFY(!visibleTexts(*page.widget).contains(english));
    }
  }

  void figuresFromBeforeAFaultAreMarkedStaleAndStay() {
    start(Evaluation());
    const QWidget& page = open("verdict");
    const QString answer = label(page, "answer").text();
    session().edit("workload.utilization"_field, Number(2));
    QTRY_VERIFY(visibleTexts(page).filter(QStringLiteral("before the last change")).size() == 1);
    QCOMPARE(label(page, "answer").text(), answer);
    session().undoStack().undo();
    QTRY_VERIFY(visibleTexts(page).filter(QStringLiteral("before the last change")).isEmpty());
  }

  void anAmountExplainsHowItWasComputed() {
    start(Evaluation());
    const QWidget& page = open("costs");
    auto* table = page.findChildren<TableView*>().back();
    const QModelIndex amount = table->model()->index(0, 2);
    emit table->clicked(amount);
    auto* dialog = page.findChild<ExplanationDialog*>();
    QVERIFY(dialog != nullptr);
    const QString texts = visibleTexts(*dialog).join(u'\n');
    QVERIFY2(texts.contains(amount.data().toString()), qPrintable(texts));
    // Opened down to the inputs: the sum over the months, the first month, the price with its source.
    auto* tree = dialog->findChild<QTreeWidget*>();
    QTreeWidgetItem* line = tree->topLevelItem(0)->child(0);
    QVERIFY(line != nullptr);
    tree->expandItem(line);
    const QString price = session().wording().string(fieldOf("owned.server_price"_field).label);
    const auto found = tree->findItems(price, Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY(!found.isEmpty());
    QVERIFY(found.front()->text(2).contains(QStringLiteral("20")));  // dated
    tree->setCurrentItem(line);
    QVERIFY(label(*dialog, "formula").text().contains(price));
    dialog->close();
  }

  void theTotalOnTheVerdictPageCanBeOpenedToo() {
    start(Evaluation());
    const QWidget& page = open("verdict");
    page.findChild<QPushButton*>(QStringLiteral("explainTotal"))->click();
    QVERIFY(page.findChild<ExplanationDialog*>() != nullptr);
  }

  void theChannelsAddUpToTheTotal() {
    start(Evaluation());
    for (const AlternativeAssessment& assessed : session().assessment()->alternatives) {
      const Table table = channelTable(assessed);
      Money sum;
      for (std::size_t row = 0; row + 1 < table.rows.size(); ++row)
        sum += std::get<Money>(table.rows[row].back().value);
      QCOMPARE(sum.hundredths, assessed.ledger.total().hundredths);
      QCOMPARE(std::get<Money>(table.rows.back().back().value).hundredths, sum.hundredths);
    }
  }

  void onlyDifferencesAndCopyWorkOnTheComparison() {
    start(Evaluation());
    const QWidget& page = open("comparison");
    auto* table = page.findChild<TableView*>();
    const int all = table->model()->rowCount();
    QCOMPARE(all, static_cast<int>(session().knowledge().dimensions.size()));
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("copyTable")), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), all + 1);
    page.findChild<QCheckBox*>(QStringLiteral("onlyDifferences"))->setChecked(true);
    QVERIFY(table->model()->rowCount() <= all);
  }

  void theGuidesPageListsExactlyTheRulesThatFired() {
    start(shortOfCapital());
    const QWidget& page = open("guides");
    const QString texts = visibleTexts(page).join(u'\n');
    for (const RuleOutcome& outcome : session().assessment()->decision.rules) {
      const Rule* rule = session().knowledge().findRule(outcome.id);
      QCOMPARE(texts.contains(session().wording().string(rule->text)), outcome.fired);
    }
  }

  void theRouteStartsAtThePresentStage() {
    Evaluation evaluation;
    evaluation.set("project.stage"_field, std::string("growth"));
    start(evaluation);
    const QString texts = visibleTexts(open("route")).join(u'\n');
    for (const StageAdvice& advice : session().knowledge().stages) {
      const bool isAhead = advice.stage == "growth" || advice.stage == "production";
      QCOMPARE(texts.contains(session().wording().string(advice.now)), isAhead);
    }
  }

  void theGuidesAndTheFiguresAgreeWhenTheySayTheSame() {
    start(Evaluation());
    const auto rows = agreementRows(session().evaluation(), *session().assessment(), session().knowledge(),
                                    session().wording());
    QVERIFY(rows.size() >= 3);
    const BreakEven& breakEven = session().assessment()->breakEvenUtilization;
    const double now = session().evaluation().real("workload.utilization"_field);
    const bool owns = breakEven.kind == BreakEven::Kind::Always ||
                      (breakEven.kind == BreakEven::Kind::At && now > breakEven.value);
    QCOMPARE(rows[1].agrees, owns == (now > 0.6));
    for (const AgreementRow& row : rows)
      QVERIFY(!row.topic.isEmpty() && !row.guides.isEmpty() && !row.figures.isEmpty());
  }

  void everyWidgetThatTakesTheFocusHasAName() {
    start(shortOfCapital());
    for (const ResultPage& page : m_pages) {
      m_window->setCurrentWidget(page.widget);
      QTest::qWait(50);
      for (const QWidget* widget : page.widget->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
            widget->objectName().startsWith(QStringLiteral("qt_")))
          continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isNamed =
            !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        QVERIFY2(isNamed, qPrintable(page.id + u' ' + QString::fromUtf8(widget->metaObject()->className())));
      }
    }
  }

  void noTextIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"zh_CN", "en"}) {
      QTest::newRow(qPrintable(QString::fromUtf8(language) + QStringLiteral(" small")))
          << QString::fromUtf8(language) << QSize(1064, 662);
      QTest::newRow(qPrintable(QString::fromUtf8(language) + QStringLiteral(" large")))
          << QString::fromUtf8(language) << QSize(1224, 842);
    }
  }
  void noTextIsCut() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    session().setLanguage(languageFromKey(language));
    start(shortOfCapital());
    m_window->resize(size);
    for (const ResultPage& page : m_pages) {
      m_window->setCurrentWidget(page.widget);
      // Texts that wrap take some rounds of layout to find their height.
      QStringList cut;
      (void)QTest::qWaitFor([&] { return (cut = cutTextsOf(*page.widget)).isEmpty(); }, 20000);
      QVERIFY2(cut.isEmpty(), qPrintable(page.id + QStringLiteral(": ") + cut.join(u'\n')));
      for (const ChartView* chart : page.widget->findChildren<ChartView*>())
        if (chart->isVisible())
          QVERIFY2(chart->width() >= 330 && chart->height() >= 150, qPrintable(chart->finding()));
    }
  }

  void withoutResultsThePageSaysSoAndLeadsToTheFault() {
    Evaluation faulty;
    faulty.set("workload.utilization"_field, Number(2));
    session().start(faulty);
    const QWidget& page = open("costs");
    auto* link = page.findChild<QPushButton*>(QStringLiteral("firstFault"));
    QTRY_VERIFY(link->isVisible());
    QSignalSpy spy(m_pages[1].view, &ResultView::fieldRequested);
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(spy.count(), 1);
  }

 private:
  Session& session() { return *m_fixture->session; }
  void start(const Evaluation& evaluation) {
    session().start(evaluation);
    QVERIFY(m_fixture->waitUntilFresh());
  }
  const QWidget& open(const char* id) {
    for (const ResultPage& page : m_pages)
      if (page.id == QString::fromUtf8(id)) m_window->setCurrentWidget(page.widget);
    QTest::qWait(50);
    // A late result makes the page anew; its parts are shown by posted events, some of which post others.
    for (int round = 0; round < 5; ++round) QCoreApplication::sendPostedEvents();
    return *m_window->currentWidget();
  }
  static const QLabel& label(const QWidget& page, const char* name) {
    return *page.findChild<QLabel*>(QString::fromUtf8(name));
  }
  static Evaluation richEvaluation() {
    Evaluation evaluation;
    evaluation.setReal("workload.interruptible_share"_field, 0.2);
    evaluation.setReal("cloud.spot_price"_field, 6);
    evaluation.setReal("private_cloud.managed_fee_per_month"_field, 10000);
    evaluation.setReal("cloud.idle_share"_field, 0.05);
    evaluation.setReal("cloud.support_share"_field, 0.05);
    return evaluation;
  }

  std::unique_ptr<SessionFixture> m_fixture;
  std::unique_ptr<QStackedWidget> m_window;
  std::vector<ResultPage> m_pages;
};

QTEST_MAIN(ResultsTest)
#include "results_test.moc"

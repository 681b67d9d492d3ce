// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project_file.h"
#include "tests/app/main_window_fixture.h"
#include "tests/support/temporary_folder.h"
#include "ui/forms/number_editor.h"
#include "ui/wizard/wizard.h"

#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>

#include <random>
#include <set>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

QChar mnemonicOf(const QString& text) {
  for (auto at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size(); at = text.indexOf(u'&', at + 2))
    if (text[at + 1] != u'&') return text[at + 1].toUpper();
  return {};
}

std::vector<QAction*> leavesOf(const QList<QAction*>& actions) {
  std::vector<QAction*> leaves;
  for (QAction* action : actions) {
    if (!action->menu()) {
      leaves.push_back(action);
      continue;
    }
    for (QAction* inner : leavesOf(action->menu()->actions())) leaves.push_back(inner);
  }
  return leaves;
}

}  // namespace

class MainWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_program = std::make_unique<MainWindowFixture>(); }
  void cleanup() { m_program.reset(); }

  void itStartsOnTheStartPageWithTenScenarios() {
    QVERIFY(!session().isOpen());
    int cards = 0;
    for (const auto* button : m_program->window->findChildren<QAbstractButton*>())
      if (button->objectName().startsWith(QStringLiteral("template."))) {
        QVERIFY(button->isVisible());
        QVERIFY(!button->accessibleName().isEmpty());
        ++cards;
      }
    QCOMPARE(cards, 10);
  }

  void theSampleOpensWithItsFinishedRecommendation() {
    m_program->find<QPushButton>("openSample")->click();
    QVERIFY(session().isOpen());
    QVERIFY(!session().isModified());
    QVERIFY(m_program->waitUntilFresh());
    QVERIFY(session().assessment() != nullptr);
    QVERIFY(!m_program->window->findChild<Wizard*>()->isVisible());
  }

  void aScenarioOpensItsFirstStepFilledIn() {
    m_program->find<QAbstractButton>("template.tidal_vision")->click();
    QVERIFY(session().isOpen());
    QCOMPARE(wizard()->currentStep(), 0);
    QVERIFY(wizard()->isVisible());
    QCOMPARE(session().evaluation().choice("workload.pattern"_field), std::string("diurnal"));
    QVERIFY(!session().documentName().isEmpty());
  }

  void arrowKeysWalkOverTheCards() {
    const auto& archetypes = session().knowledge().archetypes;
    const auto card = [&](std::size_t i) {
      return m_program->find<QWidget>(("template." + archetypes[i].id).c_str());
    };
    card(0)->setFocus();
    QTest::keyClick(card(0), Qt::Key_Right);
    QVERIFY(card(1)->hasFocus());
    QTest::keyClick(card(1), Qt::Key_Down);
    QVERIFY(card(6)->hasFocus());
    QTest::keyClick(card(6), Qt::Key_Return);
    QVERIFY(session().isOpen());
  }

  void theSidebarLeadsToEveryPageByKeyboard() {
    startEmpty();
    auto* list = m_program->find<QListView>("pages");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    std::set<QWidget*> shown;
    const int last = list->model()->rowCount() - 1;
    while (list->currentIndex().row() < last) {
      QTest::keyClick(list, Qt::Key_Down);
      shown.insert(pages()->currentWidget());
    }
    QCOMPARE(static_cast<int>(shown.size()), pages()->count());
    QCOMPARE(wizard()->currentStep(), stepCount - 1);
  }

  void keysOfTheMenuShowTheSteps() {
    startEmpty();
    for (int step = stepCount - 1; step >= 0; --step) {
      QTest::keyClick(m_program->window.get(), static_cast<Qt::Key>(Qt::Key_1 + step), Qt::ControlModifier);
      QCOMPARE(wizard()->currentStep(), step);
      QVERIFY(wizard()->isVisible());
    }
    QTest::keyClick(m_program->window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(wizard()->currentStep(), 1);
    QTest::keyClick(m_program->window.get(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(!wizard()->isVisible());
  }

  void savingTakesOverWhatIsBeingTyped() {
    startEmpty();
    NumberEditor* peak = typeInto("workload.peak_gpus", QStringLiteral("96"));
    QVERIFY(peak->hasFocus());
    m_program->prompts.files.push_back(m_program->path("a.rackorrent"));
    QTest::keyClick(peak, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(session().evaluation().real("workload.peak_gpus"_field), 96.0);
    QVERIFY(!session().isModified());
    QVERIFY(loadProject(m_program->path("a.rackorrent").toStdString()).evaluation == session().evaluation());
  }

  void savedAndReopenedItIsTheSame() {
    startEmpty();
    typeInto("workload.utilization", QStringLiteral("71,5"));
    m_program->prompts.files.push_back(m_program->path("b.rackorrent"));
    trigger(QStringLiteral("&Save"));
    const Evaluation saved = session().evaluation();
    trigger(QStringLiteral("&Close"));
    QVERIFY(!session().isOpen());
    auto* recent = m_program->find<QListWidget>("recent");
    QCOMPARE(recent->count(), 1);
    recent->setCurrentRow(0);
    QTest::keyClick(recent, Qt::Key_Return);
    QVERIFY(session().isOpen());
    QVERIFY(session().evaluation() == saved);
  }

  void aRecentFileIsLookedForOnlyWhenItIsChosen() {
    startEmpty();
    m_program->prompts.files.push_back(m_program->path("c.rackorrent"));
    trigger(QStringLiteral("&Save"));
    trigger(QStringLiteral("&Close"));
    QVERIFY(QFile::remove(m_program->path("c.rackorrent")));
    m_program->startWindow();
    QVERIFY(!m_program->settings.recentFiles().front().isMissing);
    auto* recent = m_program->find<QListWidget>("recent");
    recent->setCurrentRow(0);
    QTest::keyClick(recent, Qt::Key_Return);
    QVERIFY(!session().isOpen());
    QCOMPARE(static_cast<int>(m_program->prompts.errors.size()), 1);
    QVERIFY(m_program->settings.recentFiles().front().isMissing);
    QTest::keyClick(m_program->find<QListWidget>("recent"), Qt::Key_Delete);
    QVERIFY(m_program->settings.recentFiles().empty());
  }

  void undoAndRedoNameTheirStep() {
    startEmpty();
    typeInto("workload.peak_gpus", QStringLiteral("96"))->clearFocus();
    QAction* undo = actionStartingWith(QStringLiteral("&Undo"));
    QVERIFY(undo->text().contains(QStringLiteral("Peak demand")));
    session().setLanguage(Language::SimplifiedChinese);
    QVERIFY(!undo->text().contains(QStringLiteral("Peak demand")));
    session().setLanguage(Language::English);
    undo->trigger();
    QVERIFY(session().evaluation() == Evaluation());
    QVERIFY(!undo->isEnabled());
    actionStartingWith(QStringLiteral("&Redo"))->trigger();
    QCOMPARE(session().evaluation().real("workload.peak_gpus"_field), 96.0);
  }

  void undoByKeyReachesTheSessionFromInsideAField() {
    startEmpty();
    NumberEditor* peak = typeInto("workload.peak_gpus", QStringLiteral("96"));
    QTest::keyClick(peak, Qt::Key_Return);
    QTest::keyClick(peak, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().evaluation().real("workload.peak_gpus"_field), 64.0);
    QCOMPARE(peak->text(), QStringLiteral("64"));
    QTest::keyClick(peak, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(peak->text(), QStringLiteral("96"));
  }

  void undoAllAndRedoAllThroughTheMenuComeBack() {
    startEmpty();
    std::mt19937 random(11);
    const Evaluation before = session().evaluation();
    for (int i = 0; i < 200; ++i) {
      const auto index = static_cast<std::uint8_t>(random() % fieldCount);
      const Field& field = fieldOf(FieldId{index});
      if (field.isNumeric())
        session().edit(FieldId{index}, Number(static_cast<int>(random() % 3) + 1));
      else if (field.type == FieldType::Choice)
        session().edit(FieldId{index}, std::string(field.choices[random() % field.choices.size()].key));
      else
        session().edit(FieldId{index}, std::vector<std::string>{
                                           std::string(field.choices[random() % field.choices.size()].key)});
    }
    const Evaluation after = session().evaluation();
    QAction* undo = actionStartingWith(QStringLiteral("&Undo"));
    QAction* redo = actionStartingWith(QStringLiteral("&Redo"));
    int steps = 0;
    for (; undo->isEnabled(); ++steps) undo->trigger();
    QVERIFY(steps >= 100);
    QVERIFY(session().evaluation() == before);
    while (redo->isEnabled()) redo->trigger();
    QVERIFY(session().evaluation() == after);
  }

  void theTitleNamesTheDocumentAndMarksChanges() {
    startEmpty();
    QVERIFY(m_program->window->windowTitle().contains(session().documentName()));
    QVERIFY(!m_program->window->isWindowModified());
    typeInto("workload.peak_gpus", QStringLiteral("96"))->clearFocus();
    QTRY_VERIFY(m_program->window->isWindowModified());
  }

  void closingAsksOnceAndCancelKeepsTheWork() {
    startEmpty();
    typeInto("workload.peak_gpus", QStringLiteral("96"));
    m_program->prompts.saveAnswers = {UserPrompts::SaveAnswer::Cancel};
    m_program->window->close();
    QVERIFY(m_program->window->isVisible());
    QCOMPARE(session().evaluation().real("workload.peak_gpus"_field), 96.0);
    m_program->prompts.saveAnswers = {UserPrompts::SaveAnswer::Discard};
    m_program->window->close();
    QVERIFY(!m_program->window->isVisible());
  }

  void aDroppedEvaluationIsOpenedAndMoreThanOneFileIsExplained() {
    saveProject(m_program->path("d.rackorrent").toStdString(), Evaluation());
    drop({m_program->path("d.rackorrent")});
    QVERIFY(session().isOpen());
    QCOMPARE(session().path(), m_program->path("d.rackorrent"));
    drop({m_program->path("one.csv"), m_program->path("other.csv")});
    QCOMPARE(m_program->prompts.notices.size(), 1);
  }

  void aDroppedLogIsReadOnTheDemandPage() {
    test::writeContent(m_program->path("log.csv").toStdString(),
                       "job_id,start_time,end_time,num_gpus\n1,2026-01-05 08:00:00,2026-01-05 12:00:00,8\n");
    drop({m_program->path("log.csv")});
    QVERIFY(session().isOpen());
    QCOMPARE(pages()->currentWidget()->objectName(), QStringLiteral("demand"));
    auto* take = m_program->find<QPushButton>("takeDemand");
    QTRY_VERIFY(take->isVisible() && take->isEnabled());
    QVERIFY(!session().evaluation().measuredDemand);
    saveProject(m_program->path("d.rackorrent").toStdString(), Evaluation());
    drop({m_program->path("d.rackorrent")});  // a project is not taken for a log there
    QCOMPARE(session().path(), m_program->path("d.rackorrent"));
  }

  void reportAndTablesAreWrittenAndFaultyInputsAreNot() {
    m_program->find<QPushButton>("openSample")->click();
    m_program->prompts.files = {m_program->path("report.pdf"), m_program->path("tables")};
    QVERIFY(QDir(m_program->folder.path()).mkdir(QStringLiteral("tables")));
    trigger(QStringLiteral("Export &PDF report…"));
    QVERIFY(QFileInfo(m_program->path("report.pdf")).size() > 10000);
    trigger(QStringLiteral("Export tables as CS&V…"));
    QVERIFY(QDir(m_program->path("tables")).entryList({QStringLiteral("*.csv")}).size() > 3);
    QVERIFY(m_program->prompts.errors.empty());
    session().edit("workload.peak_gpus"_field, Number(0));
    trigger(QStringLiteral("Export &PDF report…"));
    QCOMPARE(m_program->prompts.notices.size(), 1);
  }

  void mnemonicsAreUniqueInEveryMenuOfBothLanguages() {
    for (const Language language : {Language::English, Language::SimplifiedChinese}) {
      session().setLanguage(language);
      QList<QMenu*> menus = m_program->window->menuBar()->findChildren<QMenu*>();
      checkMnemonics(m_program->window->menuBar()->actions());
      for (const QMenu* menu : menus) checkMnemonics(menu->actions());
    }
    session().setLanguage(Language::English);
  }

  void noTwoActionsShareAKey() {
    std::set<QString> keys;
    for (const QAction* action : leavesOf(m_program->window->menuBar()->actions()))
      for (const QKeySequence& key : action->shortcuts()) {
        if (key.isEmpty()) continue;
        QVERIFY2(keys.insert(key.toString()).second, qPrintable(key.toString()));
      }
    QVERIFY(keys.size() > 15);
  }

  void theWindowComesBackWhereItWas() {
    m_program->window->resize(1300, 800);
    m_program->window->close();
    QVERIFY(!m_program->settings.windowGeometry().isEmpty());
  }

 private:
  Session& session() { return *m_program->session; }
  Wizard* wizard() { return m_program->window->findChild<Wizard*>(); }
  QStackedWidget* pages() { return qobject_cast<QStackedWidget*>(wizard()->parentWidget()); }

  void startEmpty() { m_program->find<QPushButton>("newEvaluation")->click(); }

  QAction* actionStartingWith(const QString& text) {
    for (QAction* action : leavesOf(m_program->window->menuBar()->actions()))
      if (action->text().startsWith(text)) return action;
    qFatal("there is no action %s", qPrintable(text));
  }
  void trigger(const QString& text) { actionStartingWith(text)->trigger(); }

  NumberEditor* typeInto(const char* key, const QString& text) {
    m_program->window->showField(*findField(key));
    auto* editor = m_program->find<NumberEditor>(key);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    return editor;
  }

  void drop(const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    // Qt hands a drop only to the widget that the drag has entered.
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_program->window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_program->window.get(), &event);
  }

  static void checkMnemonics(const QList<QAction*>& actions) {
    std::set<QChar> used;
    for (const QAction* action : actions) {
      if (action->isSeparator()) continue;
      const QChar mnemonic = mnemonicOf(action->text());
      if (mnemonic.isNull()) continue;
      QVERIFY2(used.insert(mnemonic).second, qPrintable(action->text()));
    }
  }

  std::unique_ptr<MainWindowFixture> m_program;
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"

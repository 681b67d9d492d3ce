// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project_file.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/results/checklist_card.h"

#include <QComboBox>
#include <QLineEdit>

using namespace rackorrent;
using namespace rackorrent::ui;

class ChecklistTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<SessionFixture>();
    session().start(Evaluation());
    m_card = std::make_unique<ChecklistCard>(session());
    m_card->resize(600, 800);
    m_card->show(Alternative::Hybrid, session().wording());
    m_card->QWidget::show();
  }
  void cleanup() {
    m_card.reset();
    m_fixture.reset();
  }

  void itShowsTheItemsOfTheMove() {
    const auto count = [&] { return m_card->findChildren<QComboBox*>().size(); };
    const auto all = static_cast<qsizetype>(session().knowledge().checklist.size());
    QCOMPARE(count(), all);
    m_card->show(Alternative::GpuAsAService, session().wording());
    const auto toCloud = count();
    m_card->show(Alternative::SelfBuilt, session().wording());
    QVERIFY(toCloud < all && count() < all && toCloud + count() > all);
  }

  void aStateAndANoteAreKeptInTheProjectAndUndone() {
    const std::string item = session().knowledge().checklist.front().id;
    const QString title = m_card->title();
    pick(item, 1);
    auto* note = m_card->findChild<QLineEdit*>(nameOf(item) + QStringLiteral(".note"));
    QTest::keyClicks(note, QStringLiteral("by Li"));
    QTest::keyClick(note, Qt::Key_Return);
    const ChecklistMark expected{ChecklistStatus::Done, "by Li"};
    QVERIFY(session().evaluation().checklistMark(item) == expected);
    QVERIFY(m_card->title() != title);
    m_fixture->prompts.files.push_back(m_fixture->path("c.rackorrent"));
    QVERIFY(session().save());
    QVERIFY(loadProject(m_fixture->path("c.rackorrent").toStdString()).evaluation.checklistMark(item) ==
            expected);
    session().undoStack().undo();
    QVERIFY(session().evaluation().checklistMark(item) == ChecklistMark());
    QCOMPARE(m_card->title(), title);
  }

  void twoItemsAreTwoSteps() {
    const auto& items = session().knowledge().checklist;
    pick(items[0].id, 1);
    pick(items[1].id, 2);
    QCOMPARE(session().undoStack().count(), 2);
    session().undoStack().undo();
    QVERIFY(session().evaluation().checklistMark(items[0].id).status == ChecklistStatus::Done);
  }

  void aNewResultLeavesTheFieldThatIsTypedIn() {
    auto* note = m_card->findChild<QLineEdit*>(nameOf(session().knowledge().checklist.front().id) +
                                               QStringLiteral(".note"));
    m_card->activateWindow();
    note->setFocus();
    QTRY_VERIFY(note->hasFocus());
    QTest::keyClicks(note, QStringLiteral("half"));
    m_card->show(Alternative::Hybrid, session().wording());
    QCOMPARE(note->text(), QStringLiteral("half"));
  }

 private:
  Session& session() { return *m_fixture->session; }
  static QString nameOf(const std::string& item) {
    return QStringLiteral("checklist.") + QString::fromStdString(item);
  }
  void pick(const std::string& item, int state) {
    auto* box = m_card->findChild<QComboBox*>(nameOf(item));
    box->setCurrentIndex(state);
    emit box->activated(state);
  }

  std::unique_ptr<SessionFixture> m_fixture;
  std::unique_ptr<ChecklistCard> m_card;
};

QTEST_MAIN(ChecklistTest)
#include "checklist_test.moc"

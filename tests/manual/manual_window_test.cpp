// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual_window.h"

#include "tests/app/main_window_fixture.h"

#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>

using namespace rackorrent;
using namespace rackorrent::ui;

class ManualWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_program = std::make_unique<MainWindowFixture>();
    QTest::keyClick(m_program->window.get(), Qt::Key_F1);
  }
  void cleanup() { m_program.reset(); }

  void theHelpKeyOpensItBesideTheWork() {
    QVERIFY(manual()->isVisible());
    QVERIFY(!manual()->isModal());
    QVERIFY(text()->toPlainText().startsWith(QStringLiteral("A first evaluation")));
  }

  void eachPageIsThereInBothLanguages() {
    const int count = contents()->count();
    QVERIFY(count >= 6);
    const QString english = text()->toPlainText();
    m_program->session->setLanguage(Language::SimplifiedChinese);
    QTRY_COMPARE(manual()->windowTitle(), QStringLiteral("使用手册"));
    QCOMPARE(contents()->count(), count);
    QVERIFY(text()->toPlainText() != english);
    m_program->session->setLanguage(Language::English);
    QTRY_COMPARE(text()->toPlainText(), english);
  }

  void aLinkLeadsToItsPage() {
    emit text()->anchorClicked(QUrl(QStringLiteral("3-cost-model.md")));
    QVERIFY(text()->toPlainText().startsWith(QStringLiteral("The cost model")));
    QCOMPARE(contents()->currentRow(), 2);
  }

  void everyLinkOfThePagesLeadsToAPage() {
    static const QRegularExpression link(QStringLiteral(R"(\]\((.+?)\))"));
    for (const char* language : {"en", "zh_CN"}) {
      const QDir folder(QStringLiteral(":/manual/") + QString::fromUtf8(language));
      for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto found = link.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
          QVERIFY2(folder.exists(found.next().captured(1)), qPrintable(name));
      }
    }
  }

  void searchingGoesOnToTheNextPages() {
    auto* find = manual()->findChild<QLineEdit*>(QStringLiteral("manualFind"));
    QTest::keyClicks(find, QStringLiteral("Exit codes"));
    QTest::keyClick(find, Qt::Key_Return);
    QVERIFY(text()->toPlainText().startsWith(QStringLiteral("Command line")));
    QCOMPARE(text()->textCursor().selectedText(), QStringLiteral("Exit codes"));
    find->setText(QStringLiteral("no such words"));
    QTest::keyClick(find, Qt::Key_Return);
    QVERIFY(text()->toPlainText().startsWith(QStringLiteral("Command line")));
  }

 private:
  ManualWindow* manual() { return m_program->window->findChild<ManualWindow*>(); }
  QTextBrowser* text() { return manual()->findChild<QTextBrowser*>(); }
  QListWidget* contents() { return manual()->findChild<QListWidget*>(); }

  std::unique_ptr<MainWindowFixture> m_program;
};

QTEST_MAIN(ManualWindowTest)
#include "manual_window_test.moc"

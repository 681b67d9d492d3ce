// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every page for people to look at: set RACKORRENT_SCREENSHOTS to a folder.
#include "tests/app/main_window_fixture.h"

#include <QAbstractItemView>
#include <QDir>
#include <QPushButton>

#include <algorithm>

using namespace rackorrent;
using namespace rackorrent::ui;

class ScreenshotsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"zh_CN", "en"})
      for (const bool dark : {false, true})
        for (const QSize& size : {QSize(1440, 900), QSize(1280, 720)})
          QTest::addRow("%s-%s-%d", language, dark ? "dark" : "light", size.width())
              << QString::fromUtf8(language) << dark << size;
  }
  void everyPage() {
    m_folder = qEnvironmentVariable("RACKORRENT_SCREENSHOTS");
    if (m_folder.isEmpty()) QSKIP("RACKORRENT_SCREENSHOTS names no folder");
    QVERIFY(QDir().mkpath(m_folder));
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    MainWindowFixture program;
    for (const char* name : {"platform.rackorrent", "rendering.rackorrent"})
      program.settings.addRecentFile(QStringLiteral("/home/user/evaluations/") + QString::fromUtf8(name),
                                     QString::fromUtf8(name));
    program.settings.markMissing(QStringLiteral("/home/user/evaluations/rendering.rackorrent"));
    program.use(languageFromKey(language), dark ? ThemeChoice::Dark : ThemeChoice::Light);
    program.window->resize(size);
    QTest::qWait(1500);
    save(program, QStringLiteral("00-start"));
    program.find<QPushButton>("openSample")->click();
    QVERIFY(program.waitUntilFresh());
    makeAnEdit(program);
    QVERIFY(program.waitUntilFresh());
    auto* pages = program.find<QAbstractItemView>("pages");
    int number = 0;
    for (int row = 1; row < pages->model()->rowCount(); ++row) {
      if (!(pages->model()->index(row, 0).flags() & Qt::ItemIsEnabled)) continue;
      pages->setCurrentIndex(pages->model()->index(row, 0));
      QTest::qWait(150);
      QTRY_VERIFY(isPainted(program));
      save(program, QStringLiteral("%1").arg(++number, 2, 10, QLatin1Char('0')));
    }
    program.use(Language::English, ThemeChoice::Light);
  }

 private:
  // So that the panel has a last change to show.
  static void makeAnEdit(MainWindowFixture& program) {
    program.session->edit("workload.utilization"_field, *Number::parse("0.58"));
  }

  // A page paints when its texts have found their height.
  static bool isPainted(const MainWindowFixture& program) {
    const QList<QWidget*> widgets = program.window->findChildren<QWidget*>();
    return std::ranges::all_of(
        widgets, [](const QWidget* widget) { return !widget->isVisible() || widget->updatesEnabled(); });
  }

  void save(const MainWindowFixture& program, const QString& page) const {
    const QString name = QStringLiteral("%1-%2.png").arg(page, QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(program.window->grab().save(QDir(m_folder).filePath(name)));
  }

  QString m_folder;
};

QTEST_MAIN(ScreenshotsTest)
#include "screenshots_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace rackorrent::ui;

class SettingsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("config/settings.ini"));
  }

  void everythingIsKeptFromRunToRun() {
    {
      Settings settings(m_path);
      settings.setLanguage(Language::SimplifiedChinese);
      settings.setTheme(ThemeChoice::Dark);
      settings.setFontScale(1.3);
      settings.setWindowGeometry(QByteArray("\x01\x00\xFF", 3));
      settings.setLastFolder(Settings::Folder::Projects, QString::fromUtf8("/srv/评估"));
      settings.addRecentFile(QString::fromUtf8("/srv/评估/一.rackorrent"), QString::fromUtf8("第一份, \"带引号\""));
    }
    const Settings settings(m_path);
    QCOMPARE(settings.language(), Language::SimplifiedChinese);
    QCOMPARE(settings.theme(), ThemeChoice::Dark);
    QCOMPARE(settings.fontScale(), 1.3);
    QCOMPARE(settings.windowGeometry(), QByteArray("\x01\x00\xFF", 3));
    QCOMPARE(settings.lastFolder(Settings::Folder::Projects), QString::fromUtf8("/srv/评估"));
    QCOMPARE(settings.recentFiles().size(), std::size_t{1});
    QCOMPARE(settings.recentFiles()[0].title, QString::fromUtf8("第一份, \"带引号\""));
  }

  void withoutAFileTheDefaultsHold() {
    const Settings settings(m_path);
    QCOMPARE(settings.language(), systemLanguage());
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QCOMPARE(settings.fontScale(), 1.0);
    QVERIFY(settings.recentFiles().empty());
    QVERIFY(!QFile::exists(m_path));  // looking writes nothing
  }

  void theLatestFileStandsFirstAndOnlyTenAreKept() {
    Settings settings(m_path);
    for (int i = 0; i < 13; ++i) settings.addRecentFile(QStringLiteral("/p/%1").arg(i), QStringLiteral("t"));
    settings.addRecentFile(QStringLiteral("/p/7"), QStringLiteral("again"));
    const auto files = settings.recentFiles();
    QCOMPARE(files.size(), Settings::recentFileLimit);
    QCOMPARE(files[0].path, QStringLiteral("/p/7"));
    QCOMPARE(files[0].title, QStringLiteral("again"));
    QCOMPARE(files[1].path, QStringLiteral("/p/12"));
    QCOMPARE(std::ranges::count(files, QStringLiteral("/p/7"), &RecentFile::path), 1);
  }

  void filesAreMarkedAndRemovedByPath() {
    Settings settings(m_path);
    settings.addRecentFile(QStringLiteral("/p/a"), {});
    settings.addRecentFile(QStringLiteral("/p/b"), {});
    settings.markMissing(QStringLiteral("/p/a"));
    QCOMPARE(settings.recentFiles()[1].isMissing, true);
    settings.removeRecentFile(QStringLiteral("/p/a"));
    QCOMPARE(settings.recentFiles().size(), std::size_t{1});
    settings.addRecentFile(QStringLiteral("/p/a"), {});  // found again
    QCOMPARE(settings.recentFiles()[0].isMissing, false);
  }

  void aDamagedFileCostsThePreferencesOnly() {
    QDir().mkpath(QFileInfo(m_path).path());
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[look\nno section, no equals sign\n\x00\xFF\xFE garbage");
    file.close();
    Settings settings(m_path);
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QVERIFY(QFile::exists(m_path + QStringLiteral(".damaged")));
    settings.setTheme(ThemeChoice::Light);
    QCOMPARE(Settings(m_path).theme(), ThemeChoice::Light);
  }

  void valuesOfTheWrongKindFallBack() {
    QDir().mkpath(QFileInfo(m_path).path());
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[look]\nfont_scale=nan\ntheme=purple\n[recent]\nsize=1000000\n1\\title=no path\n");
    file.close();
    const Settings settings(m_path);
    QCOMPARE(settings.fontScale(), 1.0);
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QVERIFY(settings.recentFiles().empty());
  }

  void theFileLiesInTheXdgConfigurationFolder() {
    qputenv("XDG_CONFIG_HOME", "/tmp/somewhere");
    QCOMPARE(Settings::defaultPath(), QStringLiteral("/tmp/somewhere/rackorrent/settings.ini"));
    qputenv("XDG_CONFIG_HOME", "relative");  // to be ignored, says the specification
    QVERIFY(!Settings::defaultPath().startsWith(QStringLiteral("relative")));
  }

 private:
  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_path;
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace rackorrent::ui;

namespace {

QString qtWord() { return QCoreApplication::translate("QPlatformTheme", "Cancel"); }
QString coreWord() { return QCoreApplication::translate("core", "Private cloud"); }

// Counts what every window is told.
class LanguageChanges : public QObject {
 public:
  int count = 0;

  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::LanguageChange) ++count;
    return false;
  }
};

}  // namespace

class LanguageTest : public QObject {
  Q_OBJECT

 private slots:
  void keysAreReadBack() {
    for (const Language language : {Language::SimplifiedChinese, Language::English})
      QCOMPARE(languageFromKey(keyOf(language)), language);
    QCOMPARE(languageFromKey(u"zh-Hans-CN"), Language::SimplifiedChinese);
    QCOMPARE(languageFromKey(u"de_DE"), Language::English);
    QCOMPARE(languageFromKey(u""), Language::English);
  }

  void bothOurWordsAndThoseOfQtAreTranslated() {
    installLanguage(Language::SimplifiedChinese);
    QCOMPARE(installedLanguage(), Language::SimplifiedChinese);
    QCOMPARE(coreWord(), QString::fromUtf8("私有云"));
    QCOMPARE(qtWord(), QString::fromUtf8("取消"));
  }

  void theLanguageIsSwitchedAtOnceAndBack() {
    installLanguage(Language::SimplifiedChinese);
    LanguageChanges changes;
    qApp->installEventFilter(&changes);
    installLanguage(Language::English);
    QVERIFY(changes.count > 0);
    QCOMPARE(coreWord(), QStringLiteral("Private cloud"));
    QCOMPARE(qtWord(), QStringLiteral("Cancel"));
    installLanguage(Language::SimplifiedChinese);
    QCOMPARE(coreWord(), QString::fromUtf8("私有云"));
  }
};

QTEST_GUILESS_MAIN(LanguageTest)
#include "language_test.moc"

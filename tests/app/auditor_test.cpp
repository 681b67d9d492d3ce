// SPDX-License-Identifier: GPL-3.0-or-later
// Walks every page in both languages, both themes and two window sizes, and looks at each widget as an
// auditor would.
#include "tests/app/main_window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

bool isOurs(const QWidget* widget) { return !widget->objectName().startsWith(QStringLiteral("qt_")); }

QString described(const QWidget* widget) {
  return QStringLiteral("%1 \"%2\"")
      .arg(QString::fromUtf8(widget->metaObject()->className()), widget->objectName());
}

bool hasName(const QWidget* widget) {
  if (!widget->accessibleName().isEmpty()) return true;
  const auto* button = qobject_cast<const QAbstractButton*>(widget);
  if (button && !button->text().isEmpty()) return true;
  const auto labels = widget->window()->findChildren<QLabel*>();
  return std::any_of(labels.begin(), labels.end(),
                     [widget](const QLabel* label) { return label->buddy() == widget; });
}

// Room for the text that a label or button has to show.
bool isClipped(const QWidget* widget) {
  if (const auto* label = qobject_cast<const QLabel*>(widget)) {
    if (label->text().isEmpty() || !label->pixmap().isNull()) return false;
    if (label->wordWrap()) return label->height() < label->heightForWidth(label->width()) - 1;
    return label->width() < label->minimumSizeHint().width() - 1 ||
           label->height() < label->minimumSizeHint().height() - 1;
  }
  if (const auto* button = qobject_cast<const QPushButton*>(widget))
    return button->width() < button->fontMetrics().horizontalAdvance(button->text().remove(u'&')) ||
           button->height() < button->fontMetrics().height();
  return false;
}

}  // namespace

class AuditorTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPageIsNamedReadableAndWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"en", "zh_CN"})
      for (const QSize& size : {QSize(1440, 900), QSize(1280, 720), QSize(1024, 720)})
        QTest::addRow("%s %d", language, size.width())
            << QString::fromUtf8(language) << (size.width() == 1280) << size;
  }
  void everyPageIsNamedReadableAndWhole() {
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    MainWindowFixture program;
    program.use(languageFromKey(language), dark ? ThemeChoice::Dark : ThemeChoice::Light);
    program.window->resize(size);
    m_faults.clear();
    auditWhenSettled(program, QStringLiteral("start page"));
    program.find<QPushButton>("openSample")->click();
    QVERIFY(program.waitUntilFresh());
    auto* pages = program.find<QAbstractItemView>("pages");
    for (int row = 1; row < pages->model()->rowCount(); ++row) {
      if (!(pages->model()->index(row, 0).flags() & Qt::ItemIsEnabled)) continue;
      pages->setCurrentIndex(pages->model()->index(row, 0));
      auditWhenSettled(program, pages->model()->index(row, 0).data().toString());
    }
    program.use(Language::English, ThemeChoice::Light);
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
  }

 private:
  // Texts that wrap take some rounds of layout to find their height, and the sample on the start page is computed in
  // the background: only what is still wrong then is a fault.
  void auditWhenSettled(const MainWindowFixture& program, const QString& page) {
    QStringList found;
    (void)QTest::qWaitFor([&] { return (found = faultsOf(program, page)).isEmpty(); }, 20000);
    m_faults << found;
  }

  static QStringList faultsOf(const MainWindowFixture& program, const QString& page) {
    QStringList faults;
    const auto note = [&](const QWidget* widget, const QString& fault) {
      faults << QStringLiteral("%1: %2 %3").arg(page, described(widget), fault);
    };
    for (const auto* widget : program.window->findChildren<QWidget*>()) {
      if (!widget->isVisible() || !isOurs(widget)) continue;
      if (widget->focusPolicy() != Qt::NoFocus && widget->isEnabled() && !hasName(widget))
        note(widget, QStringLiteral("has no accessible name"));
      if (widget->accessibleName().contains(u'<')) note(widget, QStringLiteral("has markup in its name"));
      if (isClipped(widget)) note(widget, QStringLiteral("is clipped: ") + textOf(widget));
    }
    return faults;
  }

  static QString textOf(const QWidget* widget) {
    if (const auto* label = qobject_cast<const QLabel*>(widget)) return label->text();
    if (const auto* button = qobject_cast<const QPushButton*>(widget)) return button->text();
    return {};
  }

  QStringList m_faults;
};

QTEST_MAIN(AuditorTest)
#include "auditor_test.moc"

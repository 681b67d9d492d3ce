// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed into the wizard, saved, reopened by a second run of the window and exported there has the
// figures that the command line prints for the same file, byte for byte.
#include "core/project/project_file.h"
#include "tests/app/main_window_fixture.h"
#include "ui/forms/choice_editor.h"
#include "ui/forms/number_editor.h"

#include <QAction>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

QByteArray contentOf(const QString& name) {
  QFile file(name);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray outputOf(const QStringList& arguments) {
  QProcess program;
  program.start(QStringLiteral(RACKORRENT_PROGRAM), arguments);
  if (!program.waitForFinished(60000) || program.exitCode() != 0)
    qFatal("%s", program.readAllStandardError().constData());
  return program.readAllStandardOutput();
}

// Every amount and score that the verdict rests on, as the JSON prints it.
void collectFigures(const QJsonValue& node, QStringList& figures) {
  if (node.isString()) figures << node.toString();
  if (node.isArray())
    for (const QJsonValue& child : node.toArray()) collectFigures(child, figures);
  if (node.isObject())
    for (const QJsonValue& child : node.toObject()) collectFigures(child, figures);
}

}  // namespace

class RoundTripTest : public QObject {
  Q_OBJECT

 private slots:
  void wizardSaveQuitReopenAndExportGiveTheFiguresOfTheCommandLine() {
    MainWindowFixture program;
    program.find<QPushButton>("newEvaluation")->click();
    type(program, "workload.peak_gpus", QStringLiteral("131"));
    type(program, "workload.utilization", QStringLiteral("63.7"));
    type(program, "owned.server_price", QStringLiteral("1999999.99"));
    type(program, "finance.discount_rate_per_year", QStringLiteral("7.35"));
    type(program, "project.horizon_months", QStringLiteral("47"));
    const QString file = program.path("typed.rackorrent");
    program.prompts.files.push_back(file);
    trigger(program, QStringLiteral("&Save"));
    const Evaluation typed = program.session->evaluation();
    QCOMPARE(typed.real("workload.peak_gpus"_field), 131.0);
    QCOMPARE(typed.real("project.horizon_months"_field), 47.0);

    program.window.reset();
    program.startProgram();
    program.startWindow();
    QVERIFY(!program.session->isOpen());
    program.prompts.files.push_back(file);
    trigger(program, QStringLiteral("&Open"));
    QVERIFY(program.session->evaluation() == typed);
    QVERIFY(program.waitUntilFresh());
    const QString tables = program.path("tables");
    QVERIFY(QDir().mkdir(tables));
    program.prompts.files.push_back(tables);
    trigger(program, QStringLiteral("Export tables as CS&V…"));
    QVERIFY(program.prompts.errors.empty());

    compareTables(file, tables, program.path("from_the_command_line"));
    compareFigures(outputOf({QStringLiteral("assess"), file, QStringLiteral("--json")}),
                   everyTableOf(tables));
  }

 private:
  static void type(MainWindowFixture& program, const char* key, const QString& text) {
    program.window->showField(*findField(key));
    auto* editor = program.find<NumberEditor>(key);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
  }

  static void trigger(MainWindowFixture& program, const QString& text) {
    for (QAction* menu : program.window->menuBar()->actions())
      for (QAction* action : menu->menu()->actions())
        if (action->text().startsWith(text)) return action->trigger();
    qFatal("there is no action %s", qPrintable(text));
  }

  static void compareTables(const QString& file, const QString& fromDesktop, const QString& fromCommandLine) {
    outputOf({QStringLiteral("report"), file, QStringLiteral("--csv"), fromCommandLine,
              QStringLiteral("--csv-dialect"), QStringLiteral("people"), QStringLiteral("--lang"),
              QStringLiteral("en")});
    const QStringList names = QDir(fromDesktop).entryList(QDir::Files);
    QVERIFY(names.size() > 10);
    QCOMPARE(names, QDir(fromCommandLine).entryList(QDir::Files));
    for (const QString& name : names)
      QCOMPARE(contentOf(fromDesktop + u'/' + name), contentOf(fromCommandLine + u'/' + name));
  }

  static QByteArray everyTableOf(const QString& folder) {
    QByteArray all;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) all += contentOf(folder + u'/' + name);
    return all;
  }

  static void compareFigures(const QByteArray& json, const QByteArray& tables) {
    QStringList figures;
    for (const QJsonValue& alternative : QJsonDocument::fromJson(json).object()[QStringLiteral("alternatives")].toArray())
      for (const char* part : {"categories", "items"})
        collectFigures(alternative.toObject()[QStringLiteral("cost")].toObject()[QLatin1String(part)], figures);
    QVERIFY(figures.size() > 10);
    for (const QString& figure : figures) QVERIFY2(tables.contains(figure.toUtf8()), qPrintable(figure));
  }
};

QTEST_MAIN(RoundTripTest)
#include "round_trip_test.moc"

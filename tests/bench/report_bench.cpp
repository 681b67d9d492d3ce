// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of a five-year evaluation take: milliseconds, the multiple of one assessment, and bytes.
#include "core/report/report.h"
#include "core/report/xlsx_export.h"
#include "tests/support/folders.h"
#include "ui/print/html_report.h"
#include "ui/print/pdf_report.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <iomanip>
#include <iostream>
#include <vector>

namespace {

using namespace rackorrent;

double medianMilliseconds(const std::function<void()>& work) {
  constexpr int runs = 5;
  std::vector<double> times;
  for (int run = 0; run < runs; ++run) {
    QElapsedTimer timer;
    timer.start();
    work();
    times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
  }
  std::ranges::sort(times);
  return times[runs / 2];
}

void printRow(const std::string& name, double milliseconds, double unit, qint64 bytes) {
  std::cout << std::left << std::setw(28) << name << std::right << std::fixed << std::setprecision(1)
            << std::setw(10) << milliseconds << std::setw(10) << milliseconds / unit << std::setw(12) << bytes
            << "\n";
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  const QTemporaryDir folder;
  const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  Evaluation evaluation;
  evaluation.setReal("project.horizon_months"_field, 60);
  const Assessment assessment = assess(evaluation, knowledge);
  const double unit = medianMilliseconds([&] { assess(evaluation, knowledge); });
  std::cout << std::left << std::setw(28) << "60 months" << std::right << std::setw(10) << "ms median"
            << std::setw(10) << "ratio" << std::setw(12) << "bytes"
            << "\n";
  printRow("assess", unit, unit, 0);
  const double document = medianMilliseconds([&] { makeReport(evaluation, assessment, knowledge); });
  printRow("the document", document, unit, 0);
  const ReportDocument made = makeReport(evaluation, assessment, knowledge);
  for (const ui::Language language : {ui::Language::English, ui::Language::SimplifiedChinese}) {
    ui::installLanguage(language);
    const ui::TextWording wording(language, QStringLiteral("CNY"));
    const std::string name = language == ui::Language::English ? " (en)" : " (zh_CN)";
    const auto measure = [&](const std::string& kind, const std::function<void(const QString&)>& write) {
      const QString file = folder.filePath(QString::fromStdString("report." + kind));
      const double time = medianMilliseconds([&] { write(file); });
      printRow(kind + name, time, unit, QFileInfo(file).size());
    };
    measure("pdf", [&](const QString& file) { ui::writePdf(file, {made, evaluation, assessment, wording}); });
    measure("html", [&](const QString& file) { ui::writeHtml(file, made, wording); });
    measure("xlsx", [&](const QString& file) {
      exportXlsx(file.toStdString(), made, evaluation, assessment, wording, 0);
    });
  }
  return 0;
}

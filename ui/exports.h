// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "ui/session/session.h"

#include <QCoreApplication>

#include <functional>

namespace rackorrent::ui {

class ChartView;
class UserPrompts;

// The files that leave the program: asks where, writes, says what was written or why not.
class Exports {
  Q_DECLARE_TR_FUNCTIONS(Exports)

 public:
  using Say = std::function<void(const QString&)>;

  Exports(const Session& session, UserPrompts& prompts, Say say);

  // Inputs with a fault have no figures: then a notice says so.
  void pdf() const;
  void shortPdf() const;
  void preview() const;
  void spreadsheet() const;
  void html() const;
  void csv() const;
  void chart(ChartView& chart) const;

 private:
  struct FileKind {
    QString title;
    QString suffix;
    QString filter;
  };
  struct Report {  // of the evaluation as it is now
    const Evaluation& evaluation;
    Assessment assessment;
    ReportDocument document;
  };

  bool isReady() const;
  Report report() const;
  void printPdf(const QString& path, const ReportDocument& document, const Report& report) const;
  // Asks where, and tells of the end of it.
  void write(const FileKind& kind, const std::function<void(const QString& path)>& write) const;
  QString fileName(const QString& suffix) const;

  const Session& m_session;
  UserPrompts& m_prompts;
  Say m_say;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/report/document.h"
#include "ui/print/paper.h"
#include "ui/text/text_wording.h"

#include <QFont>

#include <memory>

namespace rackorrent::ui {

class ChartView;

// What the blocks of a report are drawn with.
struct PaperReport {
  const ReportDocument& document;
  const Evaluation& evaluation;
  const Assessment& assessment;
  const TextWording& wording;
  QFont family;
};

// Draws the blocks of a section one under the other, at the paper's place.
class BlockPainter {
 public:
  BlockPainter(Paper& paper, const PaperReport& report) : m_paper(paper), m_report(report) {}

  struct Column {
    double left = 0;
    double width = 0;
  };

  void draw(const Block& block);
  void drawHeading(const QString& text, PaperText size);
  // At the given height; returns its own.
  double drawList(const List& list, const Column& column, double top);
  double heightOfList(const List& list, double width);
  void drawChart(const Chart& chart, double height);

 private:
  void draw(const Paragraph& paragraph);
  void draw(const KeyFigures& figures);
  void draw(const List& list);
  void draw(const Table& table);
  void draw(const Chart& chart);
  double layList(const List& list, const Column& column, double top, bool isDrawn);
  double layItem(const ListItem& item, const QString& sign, const Column& column, double top, bool isDrawn);
  QString withSources(const QString& text, const std::vector<std::string>& sources) const;
  std::unique_ptr<ChartView> viewOf(const Chart& chart) const;

  Paper& m_paper;
  const PaperReport& m_report;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/paper.h"
#include "ui/print/paper_report.h"

#include <memory>

namespace rackorrent::ui {

class ChartView;

// Draws the blocks of a section one under the other, at the paper's place.
class BlockPainter {
 public:
  BlockPainter(Paper& paper, const PaperReport& report) : m_paper(paper), m_report(report) {}

  struct Column {
    double left = 0;
    double width = 0;
  };

  void draw(const Block& block);
  // On the page of what follows it, whose height (or that of its first part) is given.
  void drawHeading(const QString& text, PaperText size, double nextHeight);
  // Of a section that holds such a table.
  bool needsLying(const Section& section);
  // At the given height; returns its own.
  double drawList(const List& list, const Column& column, double top);
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

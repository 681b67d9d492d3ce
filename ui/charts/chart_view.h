// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_data.h"
#include "ui/charts/chart_look.h"

#include <QPointF>
#include <QWidget>

#include <optional>

class QCPItemTracer;
class QCPPainter;
class QCustomPlot;
class QLabel;
class QStackedLayout;

namespace rackorrent::ui {

// Base of all charts: the look, exact values by mouse and by arrow keys, zoom, the context menu, pictures,
// and a sentence where there is nothing to draw. A chart fills the plot in draw() and tells what it shows in
// data().
class ChartView : public QWidget {
  Q_OBJECT

 public:
  explicit ChartView(QWidget* parent = nullptr);
  ~ChartView() override;

  // The finding: the title of the card around the chart.
  const QString& finding() const { return m_finding; }
  // One sentence for a screen reader: the finding with the largest and the smallest value.
  QString description() const;
  const ChartData& data() const { return m_data; }
  bool hasData() const { return !m_data.series.empty(); }
  QCustomPlot& plot() { return *m_plot; }

  // Light colours and the families of this font, for paper.
  void usePrintLook(const QFont& family);
  // Vector drawing at the painter's origin.
  void paint(QCPPainter& painter, const QSize& size);

  void copyImage();
  void copyData();
  void resetZoom();
  // By the suffix: png (twice the size), pdf or svg; always light. Throws Error.
  void save(const QString& path);

  // What the tooltip says at the place that the arrow keys or the mouse chose; empty without one.
  QString readingText() const;

  QSize sizeHint() const override { return {560, 300}; }
  QSize minimumSizeHint() const override { return {240, 120}; }

 signals:
  // The user asked for a file; whoever owns the prompts asks where and calls save().
  void saveRequested();

 protected:
  // Clears the plot, applies the look and calls draw(). Call it when the values have changed.
  void redraw();
  // Says why there is nothing to draw.
  void showNothing(const QString& sentence);
  void setFinding(const QString& finding);
  void setData(ChartData data);
  const ChartLook& look() const { return m_look; }

  virtual void draw() = 0;
  // Where a value of data() stands in the plot's coordinates; its own x and y unless it is stacked.
  virtual QPointF plotPoint(std::size_t series, qsizetype point) const;
  // Puts texts at pixel positions; called after each layout, on screen and on paper.
  virtual void placeTexts() {}

  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  struct Reading {
    std::size_t series = 0;
    qsizetype point = 0;
  };

  void drawPlot();
  void followLook();
  void rememberRanges();
  void readAt(const QPointF& pixel);
  void moveReading(int key);
  void showReading(std::optional<Reading> reading);
  QPointF pixelOf(const Reading& reading) const;

  QCustomPlot* m_plot = nullptr;
  QLabel* m_sentence = nullptr;
  QStackedLayout* m_stack = nullptr;
  QCPItemTracer* m_ring = nullptr;  // around the point that is read; owned by the plot
  ChartLook m_look;
  bool m_followsScreen = true;
  ChartData m_data;
  QString m_finding;
  std::optional<Reading> m_reading;
  double m_homeX[2] = {0, 1};
  double m_homeY[2] = {0, 1};
};

}  // namespace rackorrent::ui

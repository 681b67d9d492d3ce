// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_parts.h"

#include <QFontMetrics>
#include <qcustomplot.h>

#include <algorithm>
#include <numeric>

namespace rackorrent::ui {
namespace {

constexpr double markerSize = 9;
constexpr double markerRing = 1.5;
constexpr double breakEvenSize = 10;
constexpr int tickLength = 4;

QCPScatterStyle scatterOf(const AlternativeStyle& style, const QColor& surface) {
  QCPScatterStyle::ScatterShape shape = QCPScatterStyle::ssCircle;
  if (style.marker == Marker::Square) shape = QCPScatterStyle::ssSquare;
  if (style.marker == Marker::Diamond) shape = QCPScatterStyle::ssDiamond;
  if (style.marker == Marker::Triangle) shape = QCPScatterStyle::ssTriangle;
  return {shape, QPen(surface, markerRing), QBrush(style.colour), markerSize};
}

void applyAxisLook(QCPAxis& axis, const ChartLook& look) {
  axis.setTickLabelFont(look.caption);
  axis.setLabelFont(look.caption);
  axis.setTickLabelColor(look.colours().muted);
  axis.setLabelColor(look.colours().muted);
  axis.setSubTicks(false);
  axis.grid()->setSubGridVisible(false);
  axis.grid()->setZeroLinePen(Qt::NoPen);
  axis.grid()->setPen(QPen(look.colours().gridLine, 1));
}

}  // namespace

void applyLook(QCustomPlot& plot, const ChartLook& look) {
  const Colours& colours = look.colours();
  plot.setBackground(QBrush(colours.surface));
  plot.axisRect()->setBackground(QBrush(colours.surface));
  applyAxisLook(*plot.xAxis, look);
  applyAxisLook(*plot.yAxis, look);
  const QPen axisPen(colours.strongBorder, 1);
  plot.xAxis->setBasePen(axisPen);
  plot.xAxis->setTickPen(axisPen);
  plot.xAxis->setTickLengthIn(0);
  plot.xAxis->setTickLengthOut(tickLength);
  plot.xAxis->grid()->setVisible(false);
  plot.yAxis->setBasePen(Qt::NoPen);
  plot.yAxis->setTickPen(Qt::NoPen);
  plot.yAxis->grid()->setVisible(true);
}

void reserveMargins(QCustomPlot& plot, int top, int right) {
  plot.axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
  plot.axisRect()->setMargins(QMargins(0, top, right, 0));
}

void addCurve(QCustomPlot& plot, const QString& name, const QList<double>& x, const QList<double>& y,
              const AlternativeStyle& style, bool isWinner) {
  QCPGraph* graph = plot.addGraph();
  graph->setName(name);
  graph->setPen(penOf(style, isWinner));
  graph->setData(x, y, true);
}

void addMarkers(QCustomPlot& plot, const QList<double>& x, const QList<double>& y,
                const AlternativeStyle& style, const ChartLook& look) {
  QCPGraph* graph = plot.addGraph();
  graph->setName({});
  graph->setLineStyle(QCPGraph::lsNone);
  graph->setScatterStyle(scatterOf(style, look.colours().surface));
  graph->setData(x, y, true);
}

QCPItemText* addText(QCustomPlot& plot, const QString& text, const ChartLook& look, const TextStyle& style) {
  auto* item = new QCPItemText(&plot);
  item->setText(text);
  item->setFont(style.bold ? look.captionBold : look.caption);
  item->setColor(style.muted ? look.colours().muted : look.colours().text);
  item->setPositionAlignment(style.alignment);
  item->setTextAlignment(style.alignment);
  item->setClipToAxisRect(false);
  item->setLayer(QStringLiteral("overlay"));
  item->position->setType(QCPItemPosition::ptAbsolute);
  if (style.onSurface) {
    item->setBrush(QBrush(look.colours().surface));
    item->setPadding(QMargins(2, 1, 2, 1));
  }
  return item;
}

void placeText(QCPItemText& item, const QPointF& pixel) { item.position->setPixelPosition(pixel); }

int textWidth(const QString& text, const QFont& font) { return QFontMetrics(font).horizontalAdvance(text); }

QString dayName(const TextWording& wording, int day, QLocale::FormatType length) {
  return localeOf(wording.language()).standaloneDayName(day + 1, length);
}

void addVerticalLine(QCustomPlot& plot, double x, const QPen& pen) {
  auto* line = new QCPItemStraightLine(&plot);
  line->setPen(pen);
  line->point1->setCoords(x, 0);
  line->point2->setTypeX(QCPItemPosition::ptPlotCoords);
  line->point2->setCoords(x, 1);
}

void addBreakEven(QCustomPlot& plot, const QPointF& at, const ChartLook& look) {
  auto* line = new QCPItemLine(&plot);
  line->setPen(QPen(look.colours().muted, 1, Qt::DashLine));
  line->start->setCoords(at);
  line->end->setTypeX(QCPItemPosition::ptPlotCoords);
  line->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
  line->end->setCoords(at.x(), 1);
  auto* ring = new QCPItemTracer(&plot);
  ring->setStyle(QCPItemTracer::tsCircle);
  ring->setSize(breakEvenSize);
  ring->setPen(QPen(look.colours().text, 2));
  ring->setBrush(QBrush(look.colours().surface));
  ring->position->setCoords(at);
  ring->setLayer(QStringLiteral("overlay"));
}

std::vector<double> movedApart(const std::vector<double>& centres, double gap, double low, double high) {
  std::vector<std::size_t> order(centres.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return centres[a] < centres[b]; });
  std::vector<double> moved = centres;
  double lowest = low;
  for (const std::size_t i : order) {
    moved[i] = std::max(moved[i], lowest);
    lowest = moved[i] + gap;
  }
  double highest = high;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    moved[*i] = std::min(moved[*i], highest);
    highest = moved[*i] - gap;
  }
  return moved;
}

}  // namespace rackorrent::ui

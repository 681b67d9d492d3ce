// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include "ui/charts/chart_parts.h"
#include "ui/charts/chart_picture.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QToolTip>
#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr double ringSize = 13;
constexpr double reach = 40;        // pixels within which the mouse finds a point
constexpr double pictureScale = 2;  // of copied and saved pixel pictures
constexpr int zoomRectangleAlpha = 40;

}  // namespace

ChartView::ChartView(QWidget* parent)
    : QWidget(parent), m_plot(new QCustomPlot(this)), m_sentence(new QLabel(this)), m_look(screenLook()) {
  setFocusPolicy(Qt::StrongFocus);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setMouseTracking(true);
  m_plot->setInteractions(QCP::iRangeZoom);
  m_plot->setSelectionRectMode(QCP::srmZoom);
  m_plot->installEventFilter(this);
  m_sentence->setAlignment(Qt::AlignCenter);
  m_sentence->setWordWrap(true);
  setMuted(m_sentence);
  m_stack = new QStackedLayout(this);
  m_stack->addWidget(m_plot);
  m_stack->addWidget(m_sentence);
  connect(m_plot, &QCustomPlot::afterLayout, this, &ChartView::placeTexts);
  connect(m_plot, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) { readAt(event->position()); });
  connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &ChartView::resetZoom);
  connect(&Look::instance(), &Look::changed, this, &ChartView::followLook);
}

ChartView::~ChartView() {
  // The plot's last layout must not call a chart that is already half destroyed.
  m_plot->disconnect(this);
}

QString ChartView::description() const {
  if (!hasData()) return m_sentence->text();
  double smallest = 0;
  double largest = 0;
  bool isFirst = true;
  for (const ChartSeries& series : m_data.series) {
    for (const double value : series.y) {
      if (!qIsFinite(value)) continue;
      smallest = isFirst ? value : std::min(smallest, value);
      largest = isFirst ? value : std::max(largest, value);
      isFirst = false;
    }
  }
  return tr("%1. Values from %2 to %3.").arg(m_finding, m_data.yText(smallest), m_data.yText(largest));
}

void ChartView::usePrintLook(const QFont& family) {
  m_followsScreen = false;
  m_look = printLook(family);
  drawPlot();
}

void ChartView::paint(QCPPainter& painter, const QSize& size) {
  m_plot->toPainter(&painter, size.width(), size.height());
}

void ChartView::copyImage() {
  QApplication::clipboard()->setPixmap(m_plot->toPixmap(width(), height(), pictureScale));
}

void ChartView::copyData() { QApplication::clipboard()->setText(plainTextOf(m_data)); }

void ChartView::resetZoom() {
  m_plot->xAxis->setRange(m_homeX[0], m_homeX[1]);
  m_plot->yAxis->setRange(m_homeY[0], m_homeY[1]);
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ChartView::save(const QString& path) {
  const ChartLook before = m_look;
  m_look = printLook(m_look.caption);
  showReading({});
  drawPlot();
  const auto restore = [&] {
    m_look = before;
    drawPlot();
  };
  try {
    writePicture(path, *m_plot, size().expandedTo(minimumSizeHint()), m_finding);
  } catch (...) {
    restore();
    throw;
  }
  restore();
}

QString ChartView::readingText() const {
  if (!m_reading) return {};
  const ChartSeries& series = m_data.series[m_reading->series];
  const QString x = m_data.xText(series.x[m_reading->point]);
  const QString y = m_data.yText(series.y[m_reading->point]);
  return series.name + u'\n' + (m_data.xTitle.isEmpty() ? x : tr("%1: %2").arg(m_data.xTitle, x)) + u'\n' + y;
}

void ChartView::redraw() {
  m_stack->setCurrentWidget(m_plot);
  drawPlot();
  setAccessibleName(m_finding);
  setAccessibleDescription(description());
}

void ChartView::showNothing(const QString& sentence) {
  m_data = {};
  setFinding(sentence);
  m_sentence->setText(sentence);
  m_sentence->setFont(m_look.caption);
  showReading({});
  m_stack->setCurrentWidget(m_sentence);
  setAccessibleName(sentence);
  setAccessibleDescription({});
}

void ChartView::setFinding(const QString& finding) { m_finding = finding; }

void ChartView::setData(ChartData data) {
  showReading({});
  m_data = std::move(data);
}

void ChartView::drawPlot() {
  m_ring = nullptr;
  m_reading.reset();
  m_plot->clearPlottables();
  m_plot->clearItems();
  applyLook(*m_plot, m_look);
  QColor accent = m_look.colours().accent;
  m_plot->selectionRect()->setPen(QPen(accent, 1));
  accent.setAlpha(zoomRectangleAlpha);
  m_plot->selectionRect()->setBrush(QBrush(accent));
  if (hasData()) draw();
  rememberRanges();
  m_ring = new QCPItemTracer(m_plot);
  m_ring->setStyle(QCPItemTracer::tsCircle);
  m_ring->setSize(ringSize);
  m_ring->setPen(QPen(m_look.colours().text, 1.5));
  m_ring->setLayer(QStringLiteral("overlay"));
  m_ring->position->setType(QCPItemPosition::ptAbsolute);
  m_ring->setVisible(false);
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ChartView::followLook() {
  if (!m_followsScreen) return;
  m_look = screenLook();
  m_sentence->setFont(m_look.caption);
  drawPlot();
}

void ChartView::rememberRanges() {
  const QCPRange x = m_plot->xAxis->range();
  const QCPRange y = m_plot->yAxis->range();
  m_homeX[0] = x.lower;
  m_homeX[1] = x.upper;
  m_homeY[0] = y.lower;
  m_homeY[1] = y.upper;
}

QPointF ChartView::pixelOf(const Reading& reading) const {
  const QPointF at = plotPoint(reading.series, reading.point);
  return {m_plot->xAxis->coordToPixel(at.x()), m_plot->yAxis->coordToPixel(at.y())};
}

QPointF ChartView::plotPoint(std::size_t series, qsizetype point) const {
  return {m_data.series[series].x[point], m_data.series[series].y[point]};
}

void ChartView::readAt(const QPointF& pixel) {
  std::optional<Reading> nearest;
  double distance = reach;
  for (std::size_t series = 0; series < m_data.series.size(); ++series) {
    for (qsizetype point = 0; point < m_data.series[series].x.size(); ++point) {
      if (!qIsFinite(m_data.series[series].y[point])) continue;
      const double length = QLineF(pixel, pixelOf({series, point})).length();
      if (length >= distance) continue;
      distance = length;
      nearest = Reading{series, point};
    }
  }
  showReading(nearest);
}

void ChartView::showReading(std::optional<Reading> reading) {
  m_reading = reading;
  if (m_ring == nullptr) return;
  m_ring->setVisible(reading.has_value());
  if (reading) {
    const QPointF pixel = pixelOf(*reading);
    m_ring->position->setPixelPosition(pixel);
    QToolTip::showText(m_plot->mapToGlobal(pixel.toPoint()), readingText(), this);
  } else {
    QToolTip::hideText();
  }
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ChartView::moveReading(int key) {
  Reading next = m_reading.value_or(Reading{});
  const auto seriesCount = m_data.series.size();
  if (m_reading && key == Qt::Key_Up) next.series = (next.series + seriesCount - 1) % seriesCount;
  if (m_reading && key == Qt::Key_Down) next.series = (next.series + 1) % seriesCount;
  const qsizetype last = m_data.series[next.series].x.size() - 1;
  if (m_reading && key == Qt::Key_Left) --next.point;
  if (m_reading && key == Qt::Key_Right) ++next.point;
  if (key == Qt::Key_Home) next.point = 0;
  if (key == Qt::Key_End) next.point = last;
  next.point = std::clamp<qsizetype>(next.point, 0, last);
  showReading(next);
  setAccessibleDescription(readingText());
}

bool ChartView::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_plot) return QWidget::eventFilter(watched, event);
  const auto control = [&] {
    return static_cast<QSinglePointEvent*>(event)->modifiers() & Qt::ControlModifier;
  };
  switch (static_cast<int>(event->type())) {
    case QEvent::Wheel:
      // Without Ctrl the wheel belongs to the page around the chart.
      if (control()) return false;
      event->ignore();
      return true;
    case QEvent::MouseButtonPress:
      setFocus(Qt::MouseFocusReason);
      m_plot->setSelectionRectMode(control() ? QCP::srmNone : QCP::srmZoom);
      m_plot->setInteraction(QCP::iRangeDrag, bool(control()));
      return false;
    case QEvent::Leave:
      showReading({});
      return false;
    default:
      return false;
  }
}

void ChartView::contextMenuEvent(QContextMenuEvent* event) {
  if (!hasData()) return;
  QMenu menu(this);
  menu.addAction(tr("&Copy picture"), this, &ChartView::copyImage);
  menu.addAction(tr("Copy &data"), this, &ChartView::copyData);
  menu.addAction(tr("&Save picture…"), this, &ChartView::saveRequested);
  menu.addSeparator();
  menu.addAction(tr("&Reset zoom"), this, &ChartView::resetZoom);
  menu.exec(event->globalPos());
}

void ChartView::keyPressEvent(QKeyEvent* event) {
  if (!hasData()) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
      return moveReading(event->key());
    case Qt::Key_Escape:
      if (!m_reading) return QWidget::keyPressEvent(event);
      return showReading({});
    default:
      if (event->matches(QKeySequence::Copy)) return copyData();
      QWidget::keyPressEvent(event);
  }
}

void ChartView::focusOutEvent(QFocusEvent* event) {
  showReading({});
  QWidget::focusOutEvent(event);
}

}  // namespace rackorrent::ui

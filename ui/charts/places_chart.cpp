// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/places_chart.h"

#include "core/report/study_words.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr double barThickness = 26;
constexpr double leastLabelled = 0.06;
constexpr std::array<int, 4> tints = {255, 140, 75, 40};  // alpha by place
constexpr double markerPlace = -0.02;
constexpr double roomBefore = -0.04;

}  // namespace

void PlacesChart::show(const Study& study, const TextWording& wording) {
  m_study = study;
  m_wording = wording;
  m_order.assign(allAlternatives.begin(), allAlternatives.end());
  std::stable_sort(m_order.begin(), m_order.end(), [&](Alternative one, Alternative other) {
    return study.alternatives[indexOf(one)].first.value > study.alternatives[indexOf(other)].first.value;
  });
  setFinding(wording.string(confidenceLine(study)));
  setData(readableData());
  redraw();
}

const std::array<double, 4>& PlacesChart::sharesOf(std::size_t bar) const {
  return m_study->alternatives[indexOf(m_order[bar])].placeShares;
}

ChartData PlacesChart::readableData() const {
  ChartData data;
  const TextWording wording = *m_wording;
  QStringList names;
  QList<double> rows;
  for (std::size_t bar = 0; bar < m_order.size(); ++bar) {
    names << wording.string(nameOf(m_order[bar]));
    rows << static_cast<double>(bar);
  }
  data.xText = [names](double x) { return names.value(qRound(x)); };
  data.yText = [wording](double y) { return wording.percent(y); };
  const QStringList places = {tr("First"), tr("Second"), tr("Third"), tr("Fourth")};
  for (std::size_t place = 0; place < 4; ++place) {
    ChartSeries series{places[static_cast<qsizetype>(place)], rows, {}};
    for (std::size_t bar = 0; bar < m_order.size(); ++bar) series.y << sharesOf(bar)[place];
    data.series.push_back(series);
  }
  ChartSeries broken{tr("Breaks a limit"), rows, {}};
  for (const Alternative alternative : m_order)
    broken.y << 1 - m_study->alternatives[indexOf(alternative)].feasible.value;
  data.series.push_back(broken);
  return data;
}

QPointF PlacesChart::plotPoint(std::size_t series, qsizetype point) const {
  const auto bar = static_cast<std::size_t>(point);
  double value = 0;
  for (std::size_t place = 0; place < 4 && place <= series; ++place)
    value += sharesOf(bar)[place] * (place == series ? 0.5 : 1);
  return {series >= 4 ? 1 : value, rowOf(bar)};
}

void PlacesChart::draw() {
  m_labels.clear();
  QStringList names;
  for (auto at = m_order.rbegin(); at != m_order.rend(); ++at) names << m_wording->string(nameOf(*at));
  useNamedTicks(*plot().yAxis, names);
  useFixedTicks(*plot().xAxis, 0.25, scaleOf(Unit::Share, 1, *m_wording), *m_wording);
  plot().xAxis->setRange(roomBefore, 1);
  plot().xAxis->setLabel(tr("Share of the cases, %"));
  plot().yAxis->setRange(-0.6, static_cast<double>(m_order.size()) - 0.4);
  plot().yAxis->grid()->setVisible(false);
  plot().yAxis->setTickLabelColor(look().colours().text);
  reserveMargins(plot(), 4, 12);
  for (std::size_t bar = 0; bar < m_order.size(); ++bar) {
    const AlternativeStyle style = styleOf(m_order[bar], look().theme);
    addMarkers(plot(), {markerPlace}, {rowOf(bar)}, style, look());
    QCPBars* below = nullptr;
    double start = 0;
    for (std::size_t place = 0; place < 4; ++place) {
      const double share = sharesOf(bar)[place];
      auto* bars = new QCPBars(plot().yAxis, plot().xAxis);
      bars->setWidthType(QCPBars::wtAbsolute);
      bars->setWidth(barThickness);
      bars->setPen(Qt::NoPen);
      QColor fill = style.colour;
      fill.setAlpha(tints[place]);
      bars->setBrush(QBrush(fill));
      if (below != nullptr) bars->moveAbove(below);
      bars->addData(rowOf(bar), share);
      below = bars;
      if (share >= leastLabelled) {
        QCPItemText* item = addText(plot(), m_wording->percent(share), look(),
                                    {.bold = place == 0, .alignment = Qt::AlignCenter});
        if (place == 0) item->setColor(look().colours().surface);
        m_labels.push_back({item, start, start + share, rowOf(bar)});
      }
      start += share;
    }
  }
}

void PlacesChart::placeTexts() {
  if (!hasData()) return;
  for (const Label& label : m_labels) {
    const double from = plot().xAxis->coordToPixel(label.from);
    const double to = plot().xAxis->coordToPixel(label.to);
    label.item->setVisible(to - from > textWidth(label.item->text(), look().captionBold) + 6);
    placeText(*label.item, {(from + to) / 2, plot().yAxis->coordToPixel(label.row)});
  }
}

}  // namespace rackorrent::ui

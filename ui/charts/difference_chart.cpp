// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/difference_chart.h"

#include "core/report/study_words.h"
#include "core/uncertainty/statistics.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int topMargin = 44;
constexpr int wantedBins = 40;
constexpr double roomAbove = 1.05;
constexpr double outermost = 0.005;  // share of the cases at each end that goes into the last bins
constexpr int fillAlpha = 190;

// A round width near the wanted one, so that one border lies at zero.
double roundWidth(double wanted) {
  const double magnitude = std::pow(10, std::floor(std::log10(wanted)));
  for (const double step : {1.0, 2.0, 5.0})
    if (wanted <= step * magnitude) return step * magnitude;
  return 10 * magnitude;
}

}  // namespace

void DifferenceChart::show(const Study& study, Alternative one, Alternative other,
                           const TextWording& wording) {
  m_one = one;
  m_other = other;
  m_wording = wording;
  count(study);
  if (m_centres.isEmpty()) return showNothing(tr("These two cost the same in every case."));
  const bool oneMoreOften = m_oneCheaper >= 0.5;
  const Quantity share = shownShare(oneMoreOften ? m_oneCheaper : 1 - m_oneCheaper);
  setFinding(tr("%1 is cheaper than %2 in %3 of the cases")
                 .arg(wording.string(nameOf(oneMoreOften ? one : other)),
                      wording.string(nameOf(oneMoreOften ? other : one)), wording.quantityString(share)));
  setData(readableData());
  redraw();
}

void DifferenceChart::count(const Study& study) {
  m_centres.clear();
  m_shares.clear();
  std::vector<double> differences = study.presentValues[indexOf(m_one)];
  const std::vector<double>& others = study.presentValues[indexOf(m_other)];
  for (std::size_t i = 0; i < differences.size(); ++i) differences[i] -= others[i];
  std::sort(differences.begin(), differences.end());
  if (differences.empty() || differences.front() == differences.back()) return;
  const auto firstAbove = std::upper_bound(differences.begin(), differences.end(), 0.0);
  m_oneCheaper =
      static_cast<double>(firstAbove - differences.begin()) / static_cast<double>(differences.size());
  const double low = percentileOfSorted(differences, outermost);
  const double high = percentileOfSorted(differences, 1 - outermost);
  m_width = roundWidth(std::max(high - low, 1e-9 * std::abs(high)) / wantedBins);
  const auto first = static_cast<qint64>(std::floor(low / m_width));
  const auto last = static_cast<qint64>(std::floor(high / m_width));
  for (qint64 bin = first; bin <= last; ++bin) {
    m_centres << (static_cast<double>(bin) + 0.5) * m_width;
    m_shares << 0;
  }
  for (const double difference : differences) {
    const auto bin = std::clamp(static_cast<qint64>(std::floor(difference / m_width)), first, last);
    m_shares[bin - first] += 1 / static_cast<double>(differences.size());
  }
}

ChartData DifferenceChart::readableData() const {
  const TextWording wording = *m_wording;
  ChartData data;
  data.xTitle = tr("Present value of %1 less that of %2")
                    .arg(wording.string(nameOf(m_one)), wording.string(nameOf(m_other)));
  data.yTitle = tr("Share of the cases");
  data.xText = [wording](double x) { return wording.fullMoney(x); };
  data.yText = [wording](double y) { return wording.percent(y); };
  data.series.push_back({data.yTitle, m_centres, m_shares});
  return data;
}

void DifferenceChart::draw() {
  const double left = std::min(0.0, m_centres.first() - m_width / 2);
  const double right = std::max(0.0, m_centres.last() + m_width / 2);
  plot().xAxis->setRange(left - m_width, right + m_width);
  plot().yAxis->setRange(0, *std::max_element(m_shares.begin(), m_shares.end()) * roomAbove);
  const AxisScale scale = scaleOf(Unit::Money, std::max(std::abs(left), right), *m_wording);
  useScaledTicks(*plot().xAxis, scale, *m_wording);
  useScaledTicks(*plot().yAxis, scaleOf(Unit::Share, 1, *m_wording), *m_wording);
  plot().xAxis->setLabel(tr("%1, %2").arg(data().xTitle, scale.unit));
  for (const bool isBelow : {true, false}) {
    auto* bars = new QCPBars(plot().xAxis, plot().yAxis);
    bars->setWidth(m_width * 0.92);
    bars->setPen(Qt::NoPen);
    QColor fill = styleOf(isBelow ? m_one : m_other, look().theme).colour;
    fill.setAlpha(fillAlpha);
    bars->setBrush(QBrush(fill));
    for (qsizetype i = 0; i < m_centres.size(); ++i)
      if ((m_centres[i] < 0) == isBelow) bars->addData(m_centres[i], m_shares[i]);
  }
  addVerticalLine(plot(), 0, QPen(look().colours().text, 1));
  m_unitText = addText(plot(), tr("% of the cases"), look(),
                       {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
  const auto sideText = [&](Alternative cheaper, double share) {
    return tr("%1 cheaper: %2")
        .arg(m_wording->string(nameOf(cheaper)), m_wording->quantityString(shownShare(share)));
  };
  m_oneText = addText(plot(), sideText(m_one, m_oneCheaper), look(), {.bold = true, .onSurface = true});
  m_otherText =
      addText(plot(), sideText(m_other, 1 - m_oneCheaper), look(), {.bold = true, .onSurface = true});
  reserveMargins(plot(), topMargin, 12);
}

// Each side's words beside the zero line; where there is no room, at the edge of the plot.
void DifferenceChart::placeTexts() {
  if (m_unitText == nullptr || !hasData()) return;
  placeText(*m_unitText, QPointF(plot().viewport().topLeft()) + QPointF(0, 2));
  const QRectF area = plot().axisRect()->rect();
  const double zero = plot().xAxis->coordToPixel(0);
  const double oneWidth = textWidth(m_oneText->text(), look().captionBold) + 12;
  const double otherWidth = textWidth(m_otherText->text(), look().captionBold) + 12;
  const double y = area.top() - 12;
  const double border =
      std::clamp(zero, area.left() + oneWidth, std::max(area.left() + oneWidth, area.right() - otherWidth));
  m_oneText->setPositionAlignment(Qt::AlignRight | Qt::AlignVCenter);
  placeText(*m_oneText, {border - 6, y});
  placeText(*m_otherText, {border + 6, y});
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/svg_chart.h"

#include "ui/charts/value_axis.h"
#include "ui/settings/look.h"
#include "ui/tables/table_words.h"

#include <QRectF>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace rackorrent::ui {
namespace {

constexpr double width = 760;
constexpr double height = 340;
const QRectF area(64, 34, 546, 252);  // of the axes; names stand at its right
constexpr double labelGap = 16;
constexpr int wantedTicks = 5;

QString number(double value) { return QString::number(value, 'f', 1); }

double roundStep(double span) {
  const double raw = span / wantedTicks;
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (raw <= factor * power) return factor * power;
  return 10 * power;
}

class SvgChart {
 public:
  SvgChart(const Chart& chart, const TextWording& wording) : m_chart(chart), m_wording(wording) {
    findRanges();
    m_xScale = scaleOf(chart.positionUnit, m_right, wording);
    m_yScale = scaleOf(chart.valueUnit, m_top, wording);
  }

  QString write() {
    drawAxes();
    for (const ChartMark& mark : m_chart.marks) drawMark(mark);
    for (const ChartLine& line : m_chart.lines) drawLine(line);
    drawNames();
    const QString title = wordsOf(m_chart.title, m_wording).toHtmlEscaped();
    return QStringLiteral(
               "<svg role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\" "
               "xmlns=\"http://www.w3.org/2000/svg\">\n")
               .arg(title, number(width), number(height)) +
           m_parts.join(u'\n') + QStringLiteral("\n</svg>");
  }

 private:
  const Colours& colours() const { return ui::colours(Theme::Light); }

  // The value that nine tenths of the points stay below decides, with room for what rises a little more.
  void findRanges() {
    std::vector<double> values;
    for (const ChartLine& line : m_chart.lines)
      std::ranges::copy_if(line.values, std::back_inserter(values),
                           [](double value) { return std::isfinite(value); });
    if (m_chart.positions.empty() || values.empty()) return;
    std::ranges::sort(values);
    m_left = m_chart.positions.front();
    m_right = std::max(m_chart.positions.back(), m_left + 1e-9);
    m_bottom = std::min(0.0, values.front());
    constexpr double roomAbove = 1.25;
    m_top = std::max(std::min(values.back(), roomAbove * values[values.size() * 9 / 10]), m_bottom + 1e-9);
  }

  double x(double position) const {
    return area.left() + (position - m_left) / (m_right - m_left) * area.width();
  }
  double y(double value) const {
    return area.bottom() - (value - m_bottom) / (m_top - m_bottom) * area.height();
  }

  void text(double atX, double atY, const QString& words, const char* anchor, const QColor& colour) {
    m_parts << QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"%3\" fill=\"%4\">%5</text>")
                   .arg(number(atX), number(atY), QString::fromLatin1(anchor), colour.name(),
                        words.toHtmlEscaped());
  }
  void straight(double x1, double y1, double x2, double y2, const QColor& colour, const char* dashes = "") {
    m_parts << QStringLiteral(
                   "<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" stroke=\"%5\" stroke-dasharray=\"%6\"/>")
                   .arg(number(x1), number(y1), number(x2), number(y2), colour.name(),
                        QString::fromLatin1(dashes));
  }

  void drawAxes() {
    const auto ticks = [](double low, double high, auto draw) {
      const double step = roundStep(high - low);
      for (double at = std::ceil(low / step) * step; at <= high + step * 1e-6; at += step) draw(at);
    };
    ticks(m_bottom / m_yScale.divisor, m_top / m_yScale.divisor, [&](double shown) {
      const double at = y(shown * m_yScale.divisor);
      straight(area.left(), at, area.right(), at, colours().border);
      text(area.left() - 6, at + 4, plain(shown), "end", colours().muted);
    });
    ticks(m_left / m_xScale.divisor, m_right / m_xScale.divisor, [&](double shown) {
      text(x(shown * m_xScale.divisor), area.bottom() + 18, plain(shown), "middle", colours().muted);
    });
    text(area.left() - 40, 16, withUnit(m_chart.valueHeading, m_yScale.unit), "start", colours().muted);
    text(area.center().x(), height - 12, withUnit(m_chart.positionHeading, m_xScale.unit), "middle",
         colours().muted);
  }

  QString plain(double value) const {
    const int decimals = std::abs(value - std::round(value)) < 1e-9             ? 0
                         : std::abs(value * 10 - std::round(value * 10)) < 1e-6 ? 1
                                                                                : 2;
    return m_wording.number(value, decimals);
  }
  QString withUnit(const Text& heading, const QString& unit) const {
    const QString words = wordsOf(heading, m_wording);
    return unit.isEmpty() ? words : words + QStringLiteral(" (") + unit + u')';
  }

  void drawMark(const ChartMark& mark) {
    const double at = x(mark.position);
    const bool isBreakEven = mark.kind == ChartMark::Kind::BreakEven;
    straight(at, area.top(), at, area.bottom(), isBreakEven ? colours().text : colours().muted,
             isBreakEven ? "" : "3 3");
    const bool isAtRight = mark.position > (m_left + m_right) / 2;
    text(at + (isAtRight ? -5 : 5), area.top() + 11 + labelGap * m_marks++, wordsOf(mark.name, m_wording),
         isAtRight ? "end" : "start", colours().text);
  }

  void drawLine(const ChartLine& line) {
    QStringList points;
    for (std::size_t i = 0; i < line.values.size(); ++i)
      if (std::isfinite(line.values[i]) && line.values[i] <= m_top * 1.02)
        points << number(x(m_chart.positions[i])) + u',' + number(y(line.values[i]));
    QStringList dashes;
    QColor colour = colours().text;
    if (line.alternative) {
      const AlternativeStyle style = styleOf(*line.alternative, Theme::Light);
      colour = style.colour;
      for (const qreal dash : style.dashes) dashes << number(dash);
    }
    m_parts << QStringLiteral(
                   "<polyline fill=\"none\" stroke=\"%1\" stroke-width=\"2\" stroke-dasharray=\"%2\" "
                   "points=\"%3\"/>")
                   .arg(colour.name(), dashes.join(u' '), points.join(u' '));
    if (!line.values.empty())
      m_names.push_back(
          {y(std::clamp(line.values.back(), m_bottom, m_top)), wordsOf(line.name, m_wording), colour});
  }

  // From the top down, pushed apart where lines end close together.
  void drawNames() {
    std::ranges::sort(m_names, {}, &Name::at);
    double lowest = 0;
    for (const Name& name : m_names) {
      lowest = std::max(name.at + 4, lowest + labelGap);
      text(area.right() + 8, lowest, name.words, "start", name.colour);
    }
  }

  struct Name {
    double at;
    QString words;
    QColor colour;
  };

  const Chart& m_chart;
  const TextWording& m_wording;
  AxisScale m_xScale, m_yScale;
  double m_left = 0, m_right = 1, m_bottom = 0, m_top = 1;
  int m_marks = 0;
  std::vector<Name> m_names;
  QStringList m_parts;
};

}  // namespace

QString svgOf(const Chart& chart, const TextWording& wording) { return SvgChart(chart, wording).write(); }

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/value_axis.h"

#include <qcustomplot.h>

namespace rackorrent::ui {
namespace {

constexpr int wantedTicks = 5;
constexpr int mostDecimals = 4;

int moneyDecimals(double divisor, Language language) {
  if (divisor == 1e8 || divisor == 1e9) return 2;
  return divisor == 1e6 && language == Language::English ? 1 : 0;
}

// The ticks of the base class with the numbers of the scale: all with the decimals that the step needs.
template <class Ticker>
class ScaledTicker : public Ticker {
 public:
  ScaledTicker(AxisScale scale, TextWording wording)
      : m_scale(std::move(scale)), m_wording(std::move(wording)) {}

 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return m_wording.number(tick / m_scale.divisor, m_decimals);
  }
  QVector<double> createTickVector(double tickStep, const QCPRange& range) override {
    m_decimals = 0;
    for (double step = tickStep / m_scale.divisor; m_decimals < mostDecimals && !isWhole(step); step *= 10)
      ++m_decimals;
    return Ticker::createTickVector(tickStep, range);
  }

 private:
  static bool isWhole(double value) { return qAbs(value - static_cast<double>(qRound64(value))) < 1e-6; }

  AxisScale m_scale;
  TextWording m_wording;
  int m_decimals = 0;
};

}  // namespace

QString AxisScale::text(double value, const TextWording& wording) const {
  return wording.number(value / divisor, decimals);
}

AxisScale scaleOf(Unit unit, double largest, const TextWording& wording) {
  if (unit == Unit::Money) {
    const MoneyScale money = wording.moneyScale(largest);
    return {money.divisor, moneyDecimals(money.divisor, wording.language()), money.unit};
  }
  if (unit == Unit::Share) return {0.01, 0, QStringLiteral("%")};
  if (unit == Unit::RatePerYear) return {0.01, 0, wording.unitLabel(unit)};
  if (unit == Unit::MoneyPerGpuHour) return {1, 2, wording.unitLabel(unit)};
  return {1, 0, wording.unitLabel(unit)};
}

void useScaledTicks(QCPAxis& axis, const AxisScale& scale, const TextWording& wording) {
  auto* ticker = new ScaledTicker<QCPAxisTicker>(scale, wording);
  ticker->setTickCount(wantedTicks);
  axis.setTicker(QSharedPointer<QCPAxisTicker>(ticker));
}

void useFixedTicks(QCPAxis& axis, double step, const AxisScale& scale, const TextWording& wording) {
  auto* ticker = new ScaledTicker<QCPAxisTickerFixed>(scale, wording);
  ticker->setTickStep(step);
  axis.setTicker(QSharedPointer<QCPAxisTicker>(ticker));
}

void useNamedTicks(QCPAxis& axis, const QStringList& names) {
  auto* ticker = new QCPAxisTickerText;
  for (qsizetype i = 0; i < names.size(); ++i) ticker->addTick(static_cast<double>(i), names[i]);
  axis.setTicker(QSharedPointer<QCPAxisTicker>(ticker));
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/unit_words.h"

#include "ui/text/figure_text.h"

#include <QCoreApplication>

namespace rackorrent::ui {
namespace {

// Patterns: %1 is the figure, in labels the unit of money.
struct Words {
  const char* one;
  const char* many;
  const char* label;
};

// Holds the translation context of the units.
class UnitWords {
  Q_DECLARE_TR_FUNCTIONS(UnitWords)

 public:
  static Words ofCount(Unit unit);
  static Words ofMoney(Unit unit);
  static Words of(Unit unit) {
    const UnitKind kind = kindOf(unit);
    return kind == UnitKind::Amount || kind == UnitKind::Price ? ofMoney(unit) : ofCount(unit);
  }
};

Words UnitWords::ofCount(Unit unit) {
  switch (unit) {
    case Unit::Share: return {QT_TR_NOOP("%1 %"), "%1 %", QT_TR_NOOP("%")};
    case Unit::RatePerYear: return {"%1 %", "%1 %", QT_TR_NOOP("% a year")};
    case Unit::Points: return {QT_TR_NOOP("%1 point"), QT_TR_NOOP("%1 points"), QT_TR_NOOP("points")};
    case Unit::People: return {QT_TR_NOOP("%1 person"), QT_TR_NOOP("%1 people"), QT_TR_NOOP("people")};
    case Unit::Gpus: return {QT_TR_NOOP("%1 GPU"), QT_TR_NOOP("%1 GPUs"), QT_TR_NOOP("GPUs")};
    case Unit::Servers: return {QT_TR_NOOP("%1 server"), QT_TR_NOOP("%1 servers"), QT_TR_NOOP("servers")};
    case Unit::GpuHours: return {QT_TR_NOOP("%1 GPU-hour"), QT_TR_NOOP("%1 GPU-hours"), QT_TR_NOOP("GPU-hours")};
    case Unit::Hours: return {QT_TR_NOOP("%1 hour"), QT_TR_NOOP("%1 hours"), QT_TR_NOOP("hours")};
    case Unit::Minutes: return {QT_TR_NOOP("%1 minute"), QT_TR_NOOP("%1 minutes"), QT_TR_NOOP("minutes")};
    case Unit::Days: return {QT_TR_NOOP("%1 day"), QT_TR_NOOP("%1 days"), QT_TR_NOOP("days")};
    case Unit::Weeks: return {QT_TR_NOOP("%1 week"), QT_TR_NOOP("%1 weeks"), QT_TR_NOOP("weeks")};
    case Unit::Months: return {QT_TR_NOOP("%1 month"), QT_TR_NOOP("%1 months"), QT_TR_NOOP("months")};
    case Unit::Years: return {QT_TR_NOOP("%1 year"), QT_TR_NOOP("%1 years"), QT_TR_NOOP("years")};
    case Unit::Kilowatts: return {QT_TR_NOOP("%1 kW"), "%1 kW", QT_TR_NOOP("kW")};
    case Unit::Terabytes: return {QT_TR_NOOP("%1 TB"), "%1 TB", QT_TR_NOOP("TB")};
    case Unit::TerabytesPerMonth: return {QT_TR_NOOP("%1 TB a month"), "%1 TB a month", QT_TR_NOOP("TB/month")};
    case Unit::GigabitsPerSecond: return {QT_TR_NOOP("%1 Gb/s"), "%1 Gb/s", QT_TR_NOOP("Gb/s")};
    default: return {"%1", "%1", ""};
  }
}

Words UnitWords::ofMoney(Unit unit) {
  switch (unit) {
    case Unit::MoneyPerYear: return {QT_TR_NOOP("%1 a year"), "%1 a year", QT_TR_NOOP("%1/year")};
    case Unit::MoneyPerMonth: return {QT_TR_NOOP("%1 a month"), "%1 a month", QT_TR_NOOP("%1/month")};
    case Unit::MoneyPerGpuHour: return {QT_TR_NOOP("%1 per GPU-hour"), "%1 per GPU-hour", QT_TR_NOOP("%1/GPU-hour")};
    case Unit::MoneyPerKilowattHour: return {QT_TR_NOOP("%1 per kWh"), "%1 per kWh", QT_TR_NOOP("%1/kWh")};
    case Unit::MoneyPerKilowattMonth: return {QT_TR_NOOP("%1 per kW and month"), "%1 per kW and month", QT_TR_NOOP("%1/kW-month")};
    case Unit::MoneyPerGigabyte: return {QT_TR_NOOP("%1 per GB"), "%1 per GB", QT_TR_NOOP("%1/GB")};
    case Unit::MoneyPerTerabyteMonth: return {QT_TR_NOOP("%1 per TB and month"), "%1 per TB and month", QT_TR_NOOP("%1/TB-month")};
    case Unit::MoneyPerGpuYear: return {QT_TR_NOOP("%1 per GPU and year"), "%1 per GPU and year", QT_TR_NOOP("%1/GPU-year")};
    default: return {"%1", "%1", "%1"};
  }
}

// Number and unit stay on one line: the space beside the figure does not break.
QString placed(QString pattern, const QString& figure) {
  pattern.replace(QStringLiteral("%1 "), QStringLiteral("%1") + noBreakSpace);
  return pattern.replace(QStringLiteral("%1"), figure);
}

}  // namespace

UnitKind kindOf(Unit unit) {
  switch (unit) {
    case Unit::Share:
    case Unit::RatePerYear: return UnitKind::Percent;
    case Unit::Money:
    case Unit::MoneyPerYear:
    case Unit::MoneyPerMonth:
    case Unit::MoneyPerGpuYear: return UnitKind::Amount;
    case Unit::MoneyPerGpuHour:
    case Unit::MoneyPerKilowattHour:
    case Unit::MoneyPerKilowattMonth:
    case Unit::MoneyPerGigabyte:
    case Unit::MoneyPerTerabyteMonth: return UnitKind::Price;
    default: return UnitKind::Plain;
  }
}

QString withUnit(Unit unit, const QString& figure, bool isOne) {
  const Words words = UnitWords::of(unit);
  return placed(UnitWords::tr(isOne ? words.one : words.many), figure);
}

QString unitLabelText(Unit unit, const QString& moneyUnit) {
  const Words words = UnitWords::of(unit);
  return *words.label == '\0' ? QString() : UnitWords::tr(words.label).replace(QStringLiteral("%1"), moneyUnit);
}

}  // namespace rackorrent::ui

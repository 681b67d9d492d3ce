// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sections.h"

namespace rackorrent {

Chart regretChart(const RegretCurve& curve) {
  const auto gpus = [&](std::size_t index) { return Quantity{curve.ownedGpus[index], Unit::Gpus}; };
  const bool isFlat = curve.flatFrom < curve.flatTo;
  Chart chart{
      .name = "regret",
      .title = isFlat
                   ? Message{CORE_TEXT("Owning %1 costs the least; from %2 to %3 it costs at most 1 % more"),
                             {gpus(curve.best), gpus(curve.flatFrom), gpus(curve.flatTo)}}
                   : Message{CORE_TEXT("Owning %1 costs the least"), {gpus(curve.best)}},
      .positionHeading = Phrase{CORE_TEXT("GPUs owned at the start")},
      .positionUnit = Unit::None,
      .valueHeading = Phrase{CORE_TEXT("Present value of all costs")},
      .valueUnit = Unit::Money,
      .positions = curve.ownedGpus,
      .lines = {},
      .marks = {}};
  std::vector<double> values;
  for (const double value : curve.presentValue) values.push_back(toDouble(moneyFromDouble(value)));
  chart.lines.push_back({std::nullopt, Phrase{CORE_TEXT("Present value")}, std::move(values)});
  chart.marks.push_back({ChartMark::Kind::BreakEven, curve.ownedGpus[curve.best],
                         Message{CORE_TEXT("Least at %1"), {gpus(curve.best)}}});
  if (!isFlat) return chart;
  for (const std::size_t end : {curve.flatFrom, curve.flatTo})
    chart.marks.push_back(
        {ChartMark::Kind::RangeEnd, curve.ownedGpus[end], Message{CORE_TEXT("1 % more: %1"), {gpus(end)}}});
  return chart;
}

}  // namespace rackorrent

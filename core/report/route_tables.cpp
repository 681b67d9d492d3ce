// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/route_tables.h"

#include "core/assessment/staged_route.h"
#include "core/base/money.h"
#include "core/knowledge/data_transfer.h"
#include "core/report/cells.h"
#include "core/report/verdict_words.h"

#include <cmath>

namespace rackorrent {

namespace {

DataTransfer transferFor(const ReportInput& input) {
  return transferOf(input.evaluation, directionTo(input.focus()));
}

Text wordsOf(const RouteStep& step) {
  const auto servers = [&] { return Quantity{step.amount, Unit::Servers}; };
  const auto gpus = [&] { return Quantity{step.amount, Unit::Gpus}; };
  switch (step.kind) {
    case RouteStep::Kind::Order:
      return Message{CORE_TEXT("Order %1 and pay for them"), {servers()}};
    case RouteStep::Kind::Replace:
      return Message{CORE_TEXT("Replace %1 at the end of their life"), {servers()}};
    case RouteStep::Kind::Arrive:
      return Message{CORE_TEXT("%1 more start to work"), {servers()}};
    case RouteStep::Kind::Reserve1Year:
      return Message{CORE_TEXT("Commit to %1 for 1 year"), {gpus()}};
    case RouteStep::Kind::Reserve3Years:
      return Message{CORE_TEXT("Commit to %1 for 3 years"), {gpus()}};
    case RouteStep::Kind::BridgingEnds:
      return Phrase{CORE_TEXT("End the bridging rent: the ordered hardware works")};
  }
  return std::string();
}

}  // namespace

Table transferTable(const ReportInput& input) {
  const DataTransfer transfer = transferFor(input);
  Table table{
      .name = "transfer",
      .title = Phrase{CORE_TEXT("Ways to move the stored data")},
      .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Way")),
                  figureColumn(CORE_TEXT("Time"), Unit::Days), figureColumn(CORE_TEXT("Cost"), Unit::Money),
                  textColumn(CORE_TEXT("What it rests on"))},
      .rows = {}};
  table.rows.push_back(
      {keyCell("line"), phraseCell(CORE_TEXT("Over the line")), figureCell(transfer.lineDays, Unit::Days),
       moneyCell(moneyFromDouble(transfer.lineCost)),
       textCell(Message{CORE_TEXT("%1 usable, %2 stored"),
                        {Quantity{transfer.lineGbps, Unit::GigabitsPerSecond},
                         Quantity{input.evaluation.real("data.stored_tb"_field), Unit::Terabytes}}})});
  table.rows.push_back(
      {keyCell("disks"), phraseCell(CORE_TEXT("On shipped disks")), figureCell(transfer.diskDays, Unit::Days),
       moneyCell(moneyFromDouble(transfer.diskCost)),
       textCell(Message{CORE_TEXT("%1 disks of %2, copied twice, %3 for ordering and shipping"),
                        {Quantity{transfer.disks, Unit::None},
                         Quantity{input.evaluation.real("data.disk_tb"_field), Unit::Terabytes},
                         Quantity{input.evaluation.real("data.shipping_days"_field), Unit::Days}}})});
  return table;
}

Text transferFinding(const ReportInput& input) {
  const DataTransfer transfer = transferFor(input);
  if (transfer.disks == 0) return Phrase{CORE_TEXT("There is no stored data to move.")};
  if (transfer.isDiskFaster())
    return transfer.isDiskCheaper()
               ? Phrase{CORE_TEXT("Shipped disks are both the faster and the cheaper way.")}
               : Phrase{CORE_TEXT("Shipped disks are the faster way, the line is the cheaper one.")};
  return transfer.isDiskCheaper()
             ? Phrase{CORE_TEXT("The line is the faster way, shipped disks are the cheaper one.")}
             : Phrase{CORE_TEXT("The line is both the faster and the cheaper way.")};
}

Table planStepsTable(const ReportInput& input) {
  Table table{.name = "plan_steps",
              .title = Message{CORE_TEXT("What the plan does and when: %1"), {nameOf(input.focus())}},
              .columns = {figureColumn(CORE_TEXT("Month"), Unit::None), keyColumn(CORE_TEXT("Key")),
                          textColumn(CORE_TEXT("What happens"))},
              .rows = {}};
  for (const RouteStep& step : stepsOf(input.assessed(input.focus()).plan))
    table.rows.push_back({figureCell(static_cast<double>(step.month + 1), Unit::None),
                          keyCell(keyOf(step.kind)), textCell(wordsOf(step))});
  return table;
}

Text planWithoutSteps() {
  return Phrase{CORE_TEXT("Nothing is ordered and nothing committed: GPUs are rented by the hour and given back.")};
}

Table switchesTable(const ReportInput& input) {
  Table table{
      .name = "switches",
      .title = switchesFinding(input),
      .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Input")), keyColumn(CORE_TEXT("Unit")),
                  figureColumn(CORE_TEXT("Turns at"), Unit::None),
                  figureColumn(CORE_TEXT("Reached in"), Unit::Months), textColumn(CORE_TEXT("Then first"))},
      .rows = {}};
  for (const SwitchPoint& point : stagedRoute(input.evaluation, input.assessment).switches) {
    const Field& field = fieldOf(point.field);
    table.rows.push_back({keyCell(field.key), phraseCell(field.label), unitCell(field.unit, input.currency()),
                          figureCell(point.at, field.unit), figureCell(std::ceil(point.months), Unit::Months),
                          textCell(nameOf(point.alternative))});
  }
  return table;
}

Text switchesFinding(const ReportInput& input) {
  const auto switches = stagedRoute(input.evaluation, input.assessment).switches;
  if (switches.empty())
    return Phrase{CORE_TEXT("Growth and falling prices, as entered, do not lead to another answer.")};
  return Message{
      CORE_TEXT("Decide anew within %1: by then the trends as entered favour another alternative (%2)."),
      {Quantity{std::ceil(switches.front().months), Unit::Months}, nameOf(switches.front().alternative)}};
}

void writeRouteJson(JsonWriter& json, const ReportInput& input) {
  const StagedRoute route = stagedRoute(input.evaluation, input.assessment);
  json.key("route").beginObject().key("steps").beginArray();
  for (const RouteStep& step : route.steps)
    json.beginObject()
        .member("month", static_cast<double>(step.month + 1))
        .member("kind", keyOf(step.kind))
        .member("amount", step.amount)
        .endObject();
  json.endArray().key("switches").beginArray();
  for (const SwitchPoint& point : route.switches) {
    json.beginObject().member("field", fieldOf(point.field).key).member("at", point.at);
    json.member("months", point.months).member("alternative", keyOf(point.alternative)).endObject();
  }
  const DataTransfer transfer = transferFor(input);
  json.endArray().endObject().key("transfer").beginObject();
  json.member("line_days", transfer.lineDays).member("line_cost", moneyFromDouble(transfer.lineCost));
  json.member("disks", transfer.disks).member("disk_days", transfer.diskDays);
  json.member("disk_cost", moneyFromDouble(transfer.diskCost)).endObject();
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/route_tables.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

#include <algorithm>

namespace rackorrent {

namespace {

Text stageLabel(const std::string& key) {
  const auto found = std::ranges::find(stageChoices, key, &Choice::key);
  return found == stageChoices.end() ? Text(key) : Text(Phrase{found->label});
}

Text watchedInputs(const StageAdvice& advice) {
  constexpr std::array<std::string_view, 5> sources = {"", "%1", CORE_TEXT("%1, %2"), CORE_TEXT("%1, %2, %3"),
                                                       CORE_TEXT("%1, %2, %3, %4")};
  const std::size_t count = std::min(advice.watch.size(), sources.size() - 1);
  Message message{sources[count], {}};
  for (std::size_t i = 0; i < count; ++i)
    message.arguments.emplace_back(Phrase{fieldOf(advice.watch[i]).label});
  return message;
}

// From the present stage onwards: what to do now, and when to switch.
Table stages(const ReportInput& input) {
  Table table{.name = "stages",
              .title = Phrase{CORE_TEXT("Route by stage")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Stage")),
                          textColumn(CORE_TEXT("What to do")), textColumn(CORE_TEXT("When to move on")),
                          textColumn(CORE_TEXT("Watch")), textColumn(CORE_TEXT("Usual choice")),
                          textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  const std::string& present = input.evaluation.choice("project.stage"_field);
  bool isReached = false;
  for (const StageAdvice& advice : input.knowledge.stages) {
    isReached = isReached || advice.stage == present;
    if (!isReached) continue;
    table.rows.push_back({keyCell(advice.stage), textCell(stageLabel(advice.stage)), textCell(advice.now),
                          textCell(advice.next), textCell(watchedInputs(advice)),
                          textCell(namesOf(advice.alternatives)), sourceCell(advice.sources)});
  }
  return table;
}

Table onboarding(const ReportInput& input) {
  Table table{
      .name = "onboarding",
      .title = Phrase{CORE_TEXT("Steps to the first job")},
      .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Path")), textColumn(CORE_TEXT("Step")),
                  textColumn(CORE_TEXT("What to do")), textColumn(CORE_TEXT("How to see that it is done")),
                  textColumn(CORE_TEXT("Only once")), textColumn(CORE_TEXT("Source"))},
      .rows = {}};
  for (const OnboardingPath& path : input.knowledge.onboarding) {
    if (std::ranges::find(path.alternatives, input.focus()) == path.alternatives.end()) continue;
    for (const OnboardingStep& step : path.steps)
      table.rows.push_back({keyCell(step.id), textCell(path.title), textCell(step.title), textCell(step.text),
                            textCell(step.check), step.once ? phraseCell(CORE_TEXT("yes")) : emptyCell(),
                            sourceCell(step.sources)});
  }
  return table;
}

Table trial(const ReportInput& input) {
  Table table{.name = "trial",
              .title = Phrase{CORE_TEXT("Trial before the final decision")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Step")),
                          textColumn(CORE_TEXT("What to do")), textColumn(CORE_TEXT("Passed when")),
                          textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const TrialStep& step : input.knowledge.trial)
    table.rows.push_back({keyCell(step.id), textCell(step.title), textCell(step.text),
                          textCell(step.passMark), sourceCell(step.sources)});
  return table;
}

}  // namespace

Section routeSection(const ReportInput& input) {
  Section section{.id = "route", .title = Phrase{CORE_TEXT("Route and next steps")}, .blocks = {}};
  if (Table steps = planStepsTable(input); !steps.rows.empty())
    section.blocks.emplace_back(std::move(steps));
  else
    section.blocks.emplace_back(Paragraph{.text = planWithoutSteps()});
  section.blocks.emplace_back(Paragraph{.text = switchesFinding(input), .sources = {"D2.7"}});
  if (Table switches = switchesTable(input); !switches.rows.empty())
    section.blocks.emplace_back(std::move(switches));
  section.blocks.emplace_back(stages(input));
  section.blocks.emplace_back(onboarding(input));
  section.blocks.emplace_back(trial(input));
  return section;
}

}  // namespace rackorrent

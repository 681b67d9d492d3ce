// SPDX-License-Identifier: GPL-3.0-or-later
// Onboarding, migration, risks, trial and stages: what to do once the choice is made.
#include "core/evaluation/value_text.h"
#include "core/knowledge/condition_json.h"
#include "core/knowledge/knowledge_readers.h"

namespace rackorrent {

void readOnboarding(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "paths", [&](JsonEntry& entry) {
    OnboardingPath path;
    path.id = entry.text("id");
    path.title = entry.localized("title");
    path.alternatives = entry.alternatives("alternatives");
    readEach(entry, "steps", [&](JsonEntry& step) {
      path.steps.push_back({step.text("id"), step.localized("title"), step.localized("text"),
                            step.localized("check"), step.flag("once"), step.texts("sources")});
    });
    path.sources = entry.texts("sources");
    knowledge.onboarding.push_back(std::move(path));
  });
}

void readChecklist(JsonEntry& file, Knowledge& knowledge) {
  constexpr std::array<std::string_view, 3> directions = {"to_cloud", "to_owned", "both"};
  readEach(file, "items", [&](JsonEntry& entry) {
    const auto direction = static_cast<MigrationDirection>(placeOf(entry, "direction", directions));
    knowledge.checklist.push_back({entry.text("id"), entry.localized("topic"), direction,
                                   entry.localized("title"), entry.localized("action"),
                                   entry.localized("verification"), entry.texts("sources")});
  });
}

void readRisks(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "risks", [&](JsonEntry& entry) {
    std::optional<Condition> condition;
    if (entry.has("condition")) condition = readCondition(entry.object("condition"));
    knowledge.risks.push_back({entry.text("id"), entry.localized("title"), entry.localized("text"),
                               entry.localized("mitigation"), entry.alternatives("alternatives"),
                               std::move(condition), entry.texts("sources")});
  });
}

void readTrial(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "steps", [&](JsonEntry& entry) {
    knowledge.trial.push_back({entry.text("id"), entry.localized("title"), entry.localized("text"),
                               entry.localized("pass_mark"), entry.texts("sources")});
  });
}

void readStages(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "stages", [&](JsonEntry& entry) {
    StageAdvice advice;
    advice.stage = entry.text("stage");
    if (const auto issue = checkValue(fieldOf("project.stage"_field), advice.stage))
      entry.fail(issue->message);
    advice.title = entry.localized("title");
    advice.now = entry.localized("now");
    advice.next = entry.localized("next");
    advice.alternatives = entry.alternatives("alternatives");
    for (const std::string& key : entry.texts("watch")) {
      const auto field = findField(key);
      if (!field) entry.fail(unknownKey(key).message);
      advice.watch.push_back(*field);
    }
    advice.sources = entry.texts("sources");
    knowledge.stages.push_back(std::move(advice));
  });
}

}  // namespace rackorrent

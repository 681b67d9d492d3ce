// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/assessment_json.h"
#include "core/report/report.h"
#include "core/report/study_json.h"
#include "core/report/study_words.h"
#include "tests/core/report/report_fixture.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace rackorrent;
using namespace rackorrent::test;
using nlohmann::json;

const Study& studyOfSample() {
  static const Study made = *study(assessed("platform_64").evaluation, knowledge(),
                                   {.draws = 512, .threads = 2, .withTotalIndices = false});
  return made;
}

TEST(StudyReport, JsonCarriesTheFiguresOfTheStudy) {
  const Study& study = studyOfSample();
  const json all = json::parse(studyJson(assessed("platform_64").evaluation, study, plainWords()));
  EXPECT_EQ(all["schema"], studySchema);
  EXPECT_EQ(all["answer"]["confidence"], study.confidence().value);
  ASSERT_EQ(all["alternatives"].size(), 4U);
  for (const Alternative alternative : allAlternatives) {
    const AlternativeStudy& of = study.alternatives[indexOf(alternative)];
    const json& written = all["alternatives"][indexOf(alternative)];
    EXPECT_EQ(written["id"], keyOf(alternative));
    EXPECT_EQ(written["total"]["p90"], toString(moneyFromDouble(of.total.p90.value)));
    EXPECT_EQ(written["first"]["share"], of.first.value);
    EXPECT_EQ(written["cumulative_cost"]["p50"].size(), of.cumulative.size());
  }
  EXPECT_EQ(all["inputs"].size(), study.inputs.size());
  EXPECT_TRUE(all["inputs"][0]["total_index"].is_null());
}

TEST(StudyReport, ConfidenceIsNullWithoutAStudyAndItsShareWithOne) {
  const auto& [evaluation, assessment] = assessed("platform_64");
  const auto confidence = [&](const Study* study) {
    return json::parse(assessmentJson(evaluation, assessment, knowledge(), plainWords(),
                                      study))["recommendation"]["confidence"];
  };
  EXPECT_TRUE(confidence(nullptr).is_null());
  EXPECT_EQ(confidence(&studyOfSample()), studyOfSample().confidence().value);
}

TEST(StudyReport, TheReportHasTheSectionOnlyWithAStudy) {
  const auto& [evaluation, assessment] = assessed("platform_64");
  EXPECT_EQ(findSection(makeReport(evaluation, assessment, knowledge()), "robustness"), nullptr);
  const ReportDocument document = makeReport(evaluation, assessment, knowledge(), &studyOfSample());
  ASSERT_NE(findSection(document, "robustness"), nullptr);
  EXPECT_EQ(findTable(document, "study_alternatives")->rows.size(), 4U);
  EXPECT_EQ(findTable(document, "study_inputs")->rows.size(), studyOfSample().inputs.size());
}

TEST(StudyReport, AShareIsNeverRoundedToCertainty) {
  EXPECT_EQ(shownShare(0.9999).value, 0.99);
  EXPECT_EQ(shownShare(0.0001).value, 0.01);
  EXPECT_EQ(shownShare(1).value, 1);
  EXPECT_EQ(shownShare(0).value, 0);
}

TEST(StudyReport, WhatIsWorthNothingIsNotRecommendedForLearning) {
  Study study = studyOfSample();
  for (InputEffect& input : study.inputs) input.valueOfLearning = 0;
  EXPECT_TRUE(worthLearning(study).empty());
  study.inputs.front().valueOfLearning = 0.1 * study.totalToday;
  ASSERT_EQ(worthLearning(study).size(), 1U);
  EXPECT_EQ(learningLine(study).arguments.front(),
            Argument(Phrase{fieldOf(study.inputs.front().field).label}));
}

}  // namespace

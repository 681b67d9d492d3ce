// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/validation.h"

#include "core/evaluation/value_text.h"
#include "tests/core/evaluation/every_field.h"

#include <gtest/gtest.h>
#include <string>

namespace rackorrent {
namespace {

// The one issue, whose message is complete; any other count is a failure.
Issue onlyIssueOf(const Evaluation& evaluation) {
  const auto issues = validate(evaluation);
  EXPECT_EQ(issues.size(), 1u);
  if (issues.empty()) return {};
  EXPECT_FALSE(plainText(issues.front().message).empty());
  EXPECT_EQ(plainText(issues.front().message).find('%' + std::string("1")), std::string::npos);
  return issues.front();
}

TEST(ValidationTest, theDefaultsAreAValidEvaluation) {
  EXPECT_TRUE(validate({}).empty());
  EXPECT_TRUE(isValid({}));
}

class EveryFieldTest : public ::testing::TestWithParam<std::size_t> {
 protected:
  const Field& field() const { return fieldTable[GetParam()]; }
  FieldId id() const { return FieldId{static_cast<std::uint8_t>(GetParam())}; }
  std::string key() const { return std::string(field().key); }

  void expectRefused(const Value& value) const {
    Evaluation evaluation;
    evaluation.set(id(), value);
    const Issue issue = onlyIssueOf(evaluation);
    EXPECT_EQ(issue.field, key());
    EXPECT_EQ(issue.severity, Issue::Severity::Fault);
    EXPECT_FALSE(isValid(evaluation));
  }
};

TEST_P(EveryFieldTest, refusesWhatIsBelowTheMinimum) {
  if (!field().isNumeric()) return;
  const double step = field().type == FieldType::Integer ? 1 : 0.001;
  expectRefused(*Number::fromDouble(field().minimum - step));
  expectRefused(*Number::fromDouble(-1e17));
}

TEST_P(EveryFieldTest, refusesWhatIsAboveTheMaximum) {
  if (!field().isNumeric()) return;
  const double step = field().type == FieldType::Integer ? 1 : 0.001;
  expectRefused(*Number::fromDouble(field().maximum + step));
  expectRefused(*Number::fromDouble(9e17));
}

TEST_P(EveryFieldTest, takesBothEndsOfItsRange) {
  if (!field().isNumeric()) return;
  EXPECT_FALSE(checkValue(field(), *Number::fromDouble(field().minimum)));
  EXPECT_FALSE(checkValue(field(), *Number::fromDouble(field().maximum)));
}

TEST_P(EveryFieldTest, refusesAnotherType) {
  if (field().isNumeric()) {
    EXPECT_FALSE(readValue(field(), "many"));
    expectRefused(std::string("many"));
    expectRefused(std::vector<std::string>{"many"});
  } else if (field().type == FieldType::Choice) {
    expectRefused(Number(1));
    expectRefused(std::string("nonsense"));
    expectRefused(std::vector<std::string>{std::string(field().choices.front().key)});
  } else {
    expectRefused(Number(1));
    expectRefused(std::string(field().choices.front().key));
    expectRefused(std::vector<std::string>{"nonsense"});
  }
}

TEST_P(EveryFieldTest, refusesFractionsOfWhatIsCounted) {
  if (field().type == FieldType::Integer) expectRefused(*Number::fromDouble(field().minimum + 0.5));
}

TEST_P(EveryFieldTest, mayBeAbsentOnlyWhereTheTableSaysSo) {
  if (field().isOptional())
    EXPECT_FALSE(checkValue(field(), std::monostate{}));
  else
    expectRefused(std::monostate{});
}

INSTANTIATE_TEST_SUITE_P(Table, EveryFieldTest, testing::everyField(), testing::nameOfField);

TEST(ValidationTest, theLargestJobMayNotExceedThePeak) {
  Evaluation evaluation;
  evaluation.set("workload.largest_job_gpus"_field, Number(65));
  EXPECT_EQ(onlyIssueOf(evaluation).field, "workload.largest_job_gpus");
  EXPECT_FALSE(isValid(evaluation));
  evaluation.set("workload.peak_gpus"_field, Number(65));
  EXPECT_TRUE(isValid(evaluation));
}

TEST(ValidationTest, somethingMustBeRentable) {
  Evaluation evaluation;
  evaluation.set("cloud.on_demand_price"_field, std::monostate{});
  evaluation.set("cloud.reserved_1y_price"_field, std::monostate{});
  evaluation.set("cloud.spot_price"_field, Number(5));
  EXPECT_EQ(onlyIssueOf(evaluation).field, "cloud.on_demand_price");
  EXPECT_FALSE(isValid(evaluation));
  evaluation.set("cloud.reserved_3y_price"_field, Number(9));
  EXPECT_TRUE(isValid(evaluation));
}

TEST(ValidationTest, atLeastOneWeightMustCount) {
  Evaluation evaluation;
  for (std::size_t i = 0; i < fieldCount; ++i)
    if (fieldTable[i].group == FieldGroup::Weights)
      evaluation.set(FieldId{static_cast<std::uint8_t>(i)}, Number(0));
  EXPECT_TRUE(onlyIssueOf(evaluation).field.starts_with("weights."));
  EXPECT_FALSE(isValid(evaluation));
  evaluation.set("weights.elasticity"_field, Number(1));
  EXPECT_TRUE(isValid(evaluation));
}

TEST(ValidationTest, theImportedPatternNeedsAnImport) {
  Evaluation evaluation;
  evaluation.set("workload.pattern"_field, std::string("imported"));
  EXPECT_EQ(onlyIssueOf(evaluation).field, "workload.pattern");
  EXPECT_FALSE(isValid(evaluation));
  evaluation.measuredDemand = std::make_shared<MeasuredDemand>(MeasuredDemand{
      .firstHour = 0, .gpus = {1, 2}, .sourceName = "jobs.csv", .sourceDigest = "", .importedAt = ""});
  EXPECT_TRUE(isValid(evaluation));
}

TEST(ValidationTest, noDemandAtAllIsAFault) {
  Evaluation evaluation;
  evaluation.set("workload.peak_gpus"_field, Number(0));
  EXPECT_EQ(onlyIssueOf(evaluation).field, "workload.peak_gpus");
  evaluation.reset("workload.peak_gpus"_field);
  evaluation.set("workload.utilization"_field, Number(0));
  EXPECT_EQ(onlyIssueOf(evaluation).field, "workload.utilization");
}

TEST(ValidationTest, odditiesAreWarningsThatLetTheEvaluationGoOn) {
  Evaluation evaluation;
  evaluation.set("cloud.reserved_1y_price"_field, Number(40));
  EXPECT_EQ(onlyIssueOf(evaluation).severity, Issue::Severity::Warning);
  EXPECT_TRUE(isValid(evaluation));
  evaluation.reset("cloud.reserved_1y_price"_field);
  evaluation.set("project.horizon_months"_field, Number(6));
  EXPECT_EQ(onlyIssueOf(evaluation).field, "owned.lead_time_weeks");
  EXPECT_TRUE(isValid(evaluation));
}

TEST(ValidationTest, everyFaultIsReportedAtOnce) {
  Evaluation evaluation;
  evaluation.set("owned.pue"_field, Number(9));
  evaluation.set("workload.utilization"_field, Number(2));
  evaluation.set("cloud.billing"_field, std::string("yearly"));
  EXPECT_EQ(validate(evaluation).size(), 3u);
}

}  // namespace
}  // namespace rackorrent

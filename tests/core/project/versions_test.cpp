// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/value_text.h"
#include "tests/core/project/project_files.h"
#include "tests/support/folders.h"

namespace rackorrent::testing {
namespace {

using VersionsTest = ProjectTest;

TEST_F(VersionsTest, aFileOfFormatOneOpensWithItsFigures) {
  // Written by hand from the description of format 1; kept for as long as the program exists.
  runSql(file(), contentOf(test::sourceFolder() / "tests/core/project/format_1.sql"));
  const StoredProject stored = loadProject(file());
  EXPECT_EQ(stored.evaluation.title, "八亿元采购");
  EXPECT_EQ(stored.evaluation.notes, "line one\nline two");
  EXPECT_EQ(stored.generation, 7);
  EXPECT_EQ(stored.evaluation.number("owned.server_price"_field).toString(), "2750000.125");
  EXPECT_EQ(stored.evaluation.choice("workload.kind"_field), "pretraining");
  EXPECT_EQ(stored.evaluation.choices("compliance.regimes"_field),
            (std::vector<std::string>{"cn-dsl-export", "djbh-l3"}));
  EXPECT_FALSE(stored.evaluation.has("cloud.on_demand_price"_field));
  EXPECT_EQ(stored.evaluation.measuredDemand->firstHour, 484'000);
  EXPECT_EQ(stored.evaluation.measuredDemand->gpus.size(), 3u);
  EXPECT_EQ(stored.evaluation.measuredDemand->gpus[0], 1.0);
  EXPECT_NE(stored.evaluation.measuredDemand->gpus[1], stored.evaluation.measuredDemand->gpus[1]);
  EXPECT_EQ(stored.evaluation.measuredDemand->gpus[2], 64.5);
  EXPECT_EQ(stored.evaluation.measuredDemand->sourceName, "作业.csv");
  // Inputs that its writer did not know yet have today's default.
  EXPECT_TRUE(stored.evaluation.isDefault("team.engineers"_field));
}

TEST_F(VersionsTest, aNewerFormatIsRefusedByItsNumberAndKept) {
  saveProject(file(), sampleEvaluation());
  runSql(file(), "PRAGMA user_version = 99");
  const std::string before = contentOf(file());
  expectRefused(file(), ErrorCode::NewerFormat, "99");
  const auto error = errorOf([&] { saveProject(file(), sampleEvaluation(2)); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::NewerFormat);
  EXPECT_EQ(contentOf(file()), before);
}

TEST_F(VersionsTest, aNewerFormatWithUnknownTablesIsRefused) {
  runSql(file(),
         "PRAGMA application_id = 0x524F5231; PRAGMA user_version = 2; CREATE TABLE everything (a, b)");
  expectRefused(file(), ErrorCode::NewerFormat, "format 2");
}

TEST_F(VersionsTest, aNewerFormatThatAllowsThisReaderOpensButIsNotOverwritten) {
  saveProject(file(), sampleEvaluation());
  runSql(file(),
         "PRAGMA user_version = 2; INSERT INTO input VALUES ('owned.colour', 'red'); CREATE TABLE variant "
         "(name TEXT)");
  sealAgain(file());
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation());
  const std::string before = contentOf(file());
  const auto error = errorOf([&] { saveProject(file(), sampleEvaluation(2)); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::NewerFormat);
  EXPECT_EQ(contentOf(file()), before);
  runSql(file(), "UPDATE meta SET value = '2' WHERE key = 'minimum_reader'");
  sealAgain(file());
  expectRefused(file(), ErrorCode::NewerFormat, "format 2");
}

TEST_F(VersionsTest, anInputOrChoiceOfANewerProgramIsNamed) {
  saveProject(file(), sampleEvaluation());
  runSql(file(), "INSERT INTO input VALUES ('owned.colour', 'red')");
  sealAgain(file());
  expectRefused(file(), ErrorCode::NewerFormat, "owned.colour");
  runSql(file(),
         "DELETE FROM input WHERE key = 'owned.colour'; UPDATE input SET value = 'moon' WHERE key = "
         "'compliance.residency'");
  sealAgain(file());
  expectRefused(file(), ErrorCode::NewerFormat, "compliance.residency = moon");
}

}  // namespace
}  // namespace rackorrent::testing

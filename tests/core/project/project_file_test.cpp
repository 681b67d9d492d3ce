// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project_file.h"

#include "core/evaluation/value_text.h"
#include "tests/core/evaluation/random_evaluation.h"
#include "tests/core/project/project_files.h"

#include <limits>
#include <random>
#include <set>

namespace rackorrent::testing {
namespace {

using ProjectFileTest = ProjectTest;
using Names = std::vector<std::string>;

TEST_F(ProjectFileTest, twoHundredRandomEvaluationsReopenEqual) {
  std::mt19937_64 random(51);
  std::optional<std::string> expected;
  for (int round = 0; round < 200; ++round) {
    Evaluation evaluation = randomEvaluation(random, Soundness::HalfFinished);
    if (round % 3 == 0)
      evaluation.measuredDemand =
          std::make_shared<MeasuredDemand>(randomDemand(random, static_cast<std::size_t>(round) * 20));
    // Every other round into a new file, the rest over what is there.
    const auto path = round % 2 == 0 ? file(std::to_string(round)) : file();
    saveProject(path, evaluation, round % 2 == 0 ? std::nullopt : expected);
    const StoredProject stored = loadProject(path);
    ASSERT_EQ(stored.evaluation, evaluation);
    ASSERT_EQ(stored.digest, evaluationDigest(evaluation));
    if (round % 2 == 1) expected = stored.digest;
  }
}

TEST_F(ProjectFileTest, everyInputIsStoredSoThatNewDefaultsChangeNoFigure) {
  const Evaluation evaluation = sampleEvaluation();
  saveProject(file(), evaluation);
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const std::string where = " FROM input WHERE key = '" + std::string(fieldTable[i].key) + "'";
    const FieldId id{static_cast<std::uint8_t>(i)};
    EXPECT_EQ(firstValue(file(), "SELECT count(*)" + where), "1");
    EXPECT_EQ(firstValue(file(), "SELECT value" + where), writeValue(evaluation.value(id)));
    EXPECT_EQ(firstValue(file(), "SELECT value IS NULL" + where), evaluation.has(id) ? "0" : "1");
  }
  EXPECT_EQ(firstValue(file(), "SELECT count(*) FROM input"), std::to_string(fieldCount));
}

TEST_F(ProjectFileTest, theHeaderTellsOtherProgramsWhatTheFileIs) {
  saveProject(file(), {});
  const std::string bytes = contentOf(file());
  EXPECT_EQ(bytes.substr(68, 4), "ROR1");  // SQLite file format, section 1.3: application id, big-endian
  EXPECT_EQ(firstValue(file(), "PRAGMA user_version"), "1");
  EXPECT_EQ(firstValue(file(), "PRAGMA journal_mode"), "delete");
  EXPECT_EQ(firstValue(file(), "PRAGMA integrity_check"), "ok");
}

TEST_F(ProjectFileTest, eachSaveCountsOneGeneration) {
  for (int generation = 1; generation <= 5; ++generation) {
    saveProject(file(), sampleEvaluation(static_cast<std::uint64_t>(generation)));
    EXPECT_EQ(loadProject(file()).generation, generation);
  }
}

TEST_F(ProjectFileTest, savingTheSameContentAgainKeepsTheDigest) {
  saveProject(file(), sampleEvaluation());
  const StoredProject first = loadProject(file());
  saveProject(file(), first.evaluation, first.digest);
  EXPECT_EQ(loadProject(file()).digest, first.digest);
}

TEST_F(ProjectFileTest, savingWritesIntoTheSameFileSoThatLinksAndRightsStay) {
  saveProject(file(), sampleEvaluation(1));
  std::filesystem::permissions(file(), std::filesystem::perms(0640));
  std::filesystem::create_symlink(file(), file("link.rackorrent"));
  saveProject(file("link.rackorrent"), sampleEvaluation(2));
  EXPECT_TRUE(std::filesystem::is_symlink(file("link.rackorrent")));
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(2));
  EXPECT_EQ(std::filesystem::status(file()).permissions(), std::filesystem::perms(0640));
}

TEST_F(ProjectFileTest, atRestAProjectIsOneFile) {
  saveProject(file(), sampleEvaluation(1));
  saveProject(file(), sampleEvaluation(2));
  loadProject(file());
  EXPECT_EQ(namesInFolder(), Names{"project.rackorrent"});
  std::filesystem::copy_file(file(), file("copy.rackorrent"));
  EXPECT_EQ(loadProject(file("copy.rackorrent")).evaluation, sampleEvaluation(2));
}

TEST_F(ProjectFileTest, anyLegalNameWorks) {
  std::filesystem::create_directory(file("两个 文件夹"));
  for (const std::string name :
       {"with spaces.rackorrent", "项目.rackorrent", "😀🚀.rackorrent", "'quotes\".rackorrent", "-leading",
        "a%20b?mode=ro#c", "file:x.rackorrent", ":memory:", "e\xCC\x81.rackorrent", "line\nbreak",
        "no-extension", "两个 文件夹/项目.rackorrent"}) {
    saveProject(file(name), sampleEvaluation());
    saveProject(file(name), sampleEvaluation(2));
    EXPECT_EQ(loadProject(file(name)).evaluation, sampleEvaluation(2)) << name;
    EXPECT_TRUE(std::filesystem::is_regular_file(file(name))) << name;
  }
}

TEST_F(ProjectFileTest, relativeNamesMeanTheCurrentFolder) {
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder());
  saveProject("file:x?mode=memory", sampleEvaluation());
  EXPECT_EQ(loadProject("file:x?mode=memory").evaluation, sampleEvaluation());
  std::filesystem::current_path(before);
  EXPECT_EQ(namesInFolder(), Names{"file:x?mode=memory"});
}

TEST_F(ProjectFileTest, theLongestNamesWork) {
  const std::string longest(247, 'n');  // 255 less the "-journal" that SQLite adds
  saveProject(file(longest), sampleEvaluation());
  saveProject(file(longest), sampleEvaluation(2));
  EXPECT_EQ(loadProject(file(longest)).evaluation, sampleEvaluation(2));
}

TEST_F(ProjectFileTest, aFolderIsNoPlaceForAProject) {
  std::filesystem::create_directory(file("folder"));
  const auto error = errorOf([&] { saveProject(file("folder"), {}); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::File);
  expectRefused(file("folder"), ErrorCode::File, "a folder");
  expectRefused("/dev/null", ErrorCode::File, "a device");
}

TEST_F(ProjectFileTest, whatIsNotThereIsNamed) {
  expectRefused(file("none"), ErrorCode::File, "no such file");
  const auto error = errorOf([&] { saveProject(file("no/folder/x.rackorrent"), {}); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::File);
  EXPECT_TRUE(namesInFolder().empty());
}

TEST_F(ProjectFileTest, aStrayFileIsReplacedWhenSavedOverOnPurpose) {
  for (const std::string& stray : {std::string(), std::string("some text\n"), std::string(100'000, 'x')}) {
    writeContent(file(), stray);
    saveProject(file(), sampleEvaluation());
    EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation());
    EXPECT_EQ(namesInFolder(), Names{"project.rackorrent"});
  }
}

TEST_F(ProjectFileTest, aDamagedProjectIsReplacedWhenSavedOverOnPurpose) {
  saveProject(file(), sampleEvaluation());
  const std::string bytes = contentOf(file());
  writeContent(file(), bytes.substr(0, bytes.size() / 2));
  saveProject(file(), sampleEvaluation(2));
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(2));
}

TEST_F(ProjectFileTest, aDatabaseOfAnotherProgramIsNeverOverwritten) {
  runSql(file(), "CREATE TABLE photos (name); INSERT INTO photos VALUES ('a')");
  const std::string before = contentOf(file());
  const auto error = errorOf([&] { saveProject(file(), sampleEvaluation()); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::File);
  EXPECT_EQ(contentOf(file()), before);
}

TEST_F(ProjectFileTest, theJournalOfAnEarlierFileCannotHarmANewOne) {
  writeContent(file("project.rackorrent-journal"),
             std::string("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8) + std::string(2000, 'x'));
  saveProject(file(), sampleEvaluation());
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation());
}

TEST_F(ProjectFileTest, whatCannotBeReadBackIsNotSaved) {
  saveProject(file(), sampleEvaluation());
  Evaluation impossible = sampleEvaluation();
  impossible.measuredDemand =
      std::make_shared<MeasuredDemand>(MeasuredDemand{.firstHour = 0,
                                                      .gpus = {std::numeric_limits<double>::infinity()},
                                                      .sourceName = "",
                                                      .sourceDigest = "",
                                                      .importedAt = ""});
  EXPECT_TRUE(errorOf([&] { saveProject(file(), impossible); }));
  EXPECT_TRUE(errorOf([&] { saveProject(file("new"), impossible); }));
  Evaluation enormous;
  enormous.notes.assign(20'000'000, 'x');
  EXPECT_TRUE(errorOf([&] { saveProject(file(), enormous); }));
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation());
  EXPECT_EQ(namesInFolder(), Names{"project.rackorrent"});
}

TEST_F(ProjectFileTest, decadesOfHoursFit) {
  std::mt19937_64 random(52);
  Evaluation evaluation;
  evaluation.measuredDemand = std::make_shared<MeasuredDemand>(randomDemand(random, 30 * 8766));
  saveProject(file(), evaluation);
  saveProject(file(), evaluation);
  EXPECT_EQ(loadProject(file()).evaluation, evaluation);
}

TEST(EvaluationDigestTest, equalEvaluationsHaveEqualDigestsAndOthersDoNot) {
  std::mt19937_64 random(53);
  std::set<std::string> digests;
  for (int round = 0; round < 100; ++round) {
    const Evaluation evaluation = randomEvaluation(random, Soundness::HalfFinished);
    const Evaluation copy = evaluation;
    EXPECT_EQ(evaluationDigest(copy), evaluationDigest(evaluation));
    EXPECT_TRUE(digests.insert(evaluationDigest(evaluation)).second);
    for (std::size_t i = 0; i < fieldCount; ++i) {
      Evaluation changed = evaluation;
      changed.set(FieldId{static_cast<std::uint8_t>(i)}, Number(-77 - round));
      EXPECT_TRUE(digests.insert(evaluationDigest(changed)).second) << fieldTable[i].key;
    }
  }
}

TEST(EvaluationDigestTest, textCannotMoveBetweenTitleAndNotes) {
  Evaluation left;
  Evaluation right;
  left.title = "ab";
  left.notes = "c";
  right.title = "a";
  right.notes = "bc";
  EXPECT_NE(evaluationDigest(left), evaluationDigest(right));
}

TEST(EvaluationDigestTest, anAbsentValueIsNotAnEmptyOne) {
  Evaluation absent;
  absent.set("cloud.provider"_field, std::monostate{});
  Evaluation empty;
  empty.set("cloud.provider"_field, std::string());
  EXPECT_NE(evaluationDigest(absent), evaluationDigest(empty));
}

}  // namespace
}  // namespace rackorrent::testing

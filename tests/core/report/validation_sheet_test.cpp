// SPDX-License-Identifier: GPL-3.0-or-later
// Published worked figures (reference tco-cases.json, restated in tests/data/validation_cases.json) against
// the program.
#include "tests/core/report/validation_sheet.h"

#include "tests/support/folders.h"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

using namespace rackorrent::test;

namespace {

const std::vector<ValidationCase>& cases() {
  static const std::vector<ValidationCase> computed = validationCases();
  return computed;
}

// A printed figure is refused when it is further from ours than two per cent.
constexpr double clearlyOff = 0.02;

}  // namespace

TEST(ValidationSheet, EveryCaseIsEnteredWithoutFault) {
  EXPECT_GT(cases().size(), 70U);
  for (const ValidationCase& found : cases())
    for (const std::string& fault : found.faults) ADD_FAILURE() << found.id << ": " << fault;
}

TEST(ValidationSheet, FiguresThatFollowAreReproduced) {
  for (const ValidationCase& found : cases())
    for (const ValidatedFigure& figure : found.figures) {
      if (!figure.follows) continue;
      EXPECT_TRUE(figure.isReproduced())
          << found.id << ", " << figure.what << ": printed " << figure.printed << ", ours " << figure.ours;
    }
}

TEST(ValidationSheet, FiguresThatDoNotFollowAreRefused) {
  int refused = 0;
  for (const ValidationCase& found : cases())
    for (const ValidatedFigure& figure : found.figures) {
      if (figure.follows) continue;
      ++refused;
      EXPECT_FALSE(std::abs(figure.difference()) < clearlyOff)
          << found.id << ", " << figure.what << ": printed " << figure.printed << ", ours " << figure.ours;
      EXPECT_FALSE(figure.note.empty()) << found.id;
    }
  EXPECT_GT(refused, 10);
}

// RACKORRENT_WRITE_VALIDATION=1 writes the file instead.
TEST(ValidationSheet, TheFileIsFresh) {
  const auto path = sourceFolder() / "VALIDATION.md";
  const std::string sheet = validationSheet(cases());
  if (std::getenv("RACKORRENT_WRITE_VALIDATION")) std::ofstream(path) << sheet;
  std::ifstream file(path);
  const std::string kept{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  EXPECT_TRUE(kept == sheet) << "VALIDATION.md is stale; run RACKORRENT_WRITE_VALIDATION=1 test_core_report";
}

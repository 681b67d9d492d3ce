// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rackorrent::test {

// One printed figure of a source beside what the program makes of the same inputs.
struct ValidatedFigure {
  std::string what;
  std::string unit;
  std::string printed;      // as the source has it
  double printedValue = 0;  // NaN where the source prints words
  bool follows = true;      // from the source's own inputs
  double tolerance = 0;     // relative
  double rounding = 0;      // half a unit of the last printed digit, absolute
  std::string path;         // of the result, as assess --explain takes it
  std::string note;         // why it does not follow
  double ours = 0;

  double difference() const { return (ours - printedValue) / printedValue; }
  bool isReproduced() const;
};

struct ValidationCase {
  std::string id;
  std::string name;
  std::string source;
  std::string url;
  std::string note;
  std::vector<std::string> faults;  // of its inputs; must be empty
  std::vector<ValidatedFigure> figures;
};

// Enters each case of tests/data/validation_cases.json through the public fields and assesses it.
std::vector<ValidationCase> validationCases();

// The sheet as VALIDATION.md keeps it.
std::string validationSheet(const std::vector<ValidationCase>& cases);

}  // namespace rackorrent::test

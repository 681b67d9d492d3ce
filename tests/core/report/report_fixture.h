// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/evaluation/samples.h"
#include "core/knowledge/knowledge.h"
#include "core/report/document.h"
#include "core/report/wording.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rackorrent::test {

// Loaded once for all tests of the room.
const Knowledge& knowledge();
const std::vector<Sample>& samples();

struct AssessedSample {
  Evaluation evaluation;
  Assessment assessment;
};
// The sample with its English title, assessed once and kept.
const AssessedSample& assessed(std::string_view sampleId);

// English words with amounts that show how renderers use a wording.
const Wording& plainWords();

// A reader of RFC 4180, written for the tests: rows of cells.
std::vector<std::vector<std::string>> readCsv(const std::string& text, char separator = ',');

// Every id that the document cites in paragraphs, lists and cells.
std::vector<std::string> citedIds(const ReportDocument& document);

}  // namespace rackorrent::test

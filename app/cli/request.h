// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/text/text_wording.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rackorrent::cli {

// What the arguments ask for, one type per verb.
struct FieldsRequest {
  bool asJson = false;
};
struct TemplatesRequest {};
struct NewRequest {
  std::string output;
  std::string sample;  // empty: from the defaults
  std::vector<std::string> settings;
};
struct SetRequest {
  std::string file;
  std::vector<std::string> settings;
};
struct ImportDemandRequest {
  std::string file;
  std::string log;
  std::string format;  // empty: told by the content
  std::vector<std::string> columns;
  std::string zone;
  std::string runningUntil;
  std::string inUse;
};
struct ImportPricesRequest {
  std::string file;
  std::string list;
  std::string format;  // empty: told by the content
};
struct AssessRequest {
  std::string input;
  std::vector<std::string> settings;
  bool asJson = false;
  std::string explainedPath;  // empty: the verdict
};
struct ReportRequest {
  std::vector<std::string> inputs;
  std::optional<std::string> pdf;
  std::optional<std::string> html;
  std::optional<std::string> xlsx;
  std::optional<std::string> csvFolder;
  std::optional<std::string> json;
  std::string csvDialect = "programs";  // or "people"
  std::string paper = "a4";             // or "letter"
  std::vector<std::string> sections;    // ids; empty: all
  bool isShort = false;
};
struct StudyRequest {
  std::string input;
  std::vector<std::string> settings;
  std::vector<std::string> ranges;  // KEY=LOW..HIGH
  StudyOptions options;             // its ranges are read from the above
  bool asJson = false;
};
struct CompareRequest {
  std::vector<std::string> inputs;
  bool asJson = false;
  std::optional<std::string> csv;
  std::string csvDialect = "programs";
};
struct TextRequest {  // help or version
  std::string text;
};

using Request =
    std::variant<FieldsRequest, TemplatesRequest, NewRequest, SetRequest, ImportDemandRequest, ImportPricesRequest,
                 AssessRequest, StudyRequest, ReportRequest, CompareRequest, TextRequest>;

inline constexpr const char* verbs[] = {"fields",        "templates", "new",   "set",    "import-demand",
                                        "import-prices", "assess",    "study", "report", "compare"};

// Throws Error(Usage). Help is in the language of the wording.
Request readRequest(int argc, const char* const* argv, const Wording& wording);

}  // namespace rackorrent::cli

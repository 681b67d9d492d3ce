// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/report/office.h"

#include <cstdlib>
#include <stdexcept>

namespace rackorrent::test {

namespace {

constexpr const char* settings = R"(<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="ODFRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
)";

}  // namespace

bool Office::isPresent() { return std::system("command -v soffice >/dev/null 2>&1") == 0; }

Office::Office() {
  std::filesystem::create_directories(folder() / "profile" / "user");
  writeContent(folder() / "profile" / "user" / "registrymodifications.xcu", settings);
}

void Office::convert(const std::vector<std::filesystem::path>& files, const std::string& format) const {
  std::string command = "HOME='" + folder().string() + "' soffice -env:UserInstallation=file://" +
                        (folder() / "profile").string() + " --headless --convert-to '" + format +
                        "' --outdir '" + folder().string() + "'";
  for (const auto& file : files) command += " '" + file.string() + "'";
  if (std::system((command + " >/dev/null 2>&1").c_str()) != 0)
    throw std::runtime_error("soffice failed: " + command);
}

}  // namespace rackorrent::test

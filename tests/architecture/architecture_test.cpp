// SPDX-License-Identifier: GPL-3.0-or-later
// The house's rules, read from the includes: which room may use which, and which library lives where.
#include "tests/support/folders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path root = rackorrent::test::sourceFolder();

// The allowed edges of core: a room may include itself and what is named here. Each list only names rooms that stand
// further up in this table, so that no circle can be written down.
const std::vector<std::pair<std::string, std::set<std::string>>> coreEdges = {
    {"base", {}},
    {"evaluation", {"base"}},
    {"demand", {"base", "evaluation"}},
    {"knowledge", {"base", "evaluation"}},
    {"project", {"base", "evaluation"}},
    {"importers", {"base", "evaluation", "demand"}},
    {"capacity", {"base", "evaluation", "demand"}},
    {"cost", {"base", "evaluation", "demand", "capacity"}},
    {"decision", {"base", "evaluation", "demand", "knowledge", "capacity", "cost"}},
    {"uncertainty", {"base", "evaluation"}},
    {"assessment", {"base", "evaluation", "demand", "knowledge", "capacity", "cost", "decision"}},
    {"study",
     {"base", "evaluation", "demand", "knowledge", "capacity", "cost", "decision", "uncertainty", "assessment"}},
    {"report",
     {"base", "evaluation", "demand", "knowledge", "project", "capacity", "cost", "decision", "uncertainty",
      "assessment", "study"}},
};

// The same for ui; every ui room may use core. text, settings, prompts and session are the floor of the house.
const std::vector<std::pair<std::string, std::set<std::string>>> uiEdges = {
    {"text", {}},
    {"settings", {"text"}},
    {"prompts", {"text", "settings"}},
    {"session", {"text", "settings", "prompts"}},
    {"forms", {"text", "settings", "session"}},
    {"tables", {"text", "settings"}},
    {"charts", {"text", "settings", "tables"}},
    {"print", {"text", "settings", "tables", "charts"}},
    {"wizard", {"text", "settings", "session", "forms", "tables", "charts"}},
    {"results", {"text", "settings", "prompts", "session", "forms", "tables", "charts", "print"}},
};

struct Source {
  fs::path path;  // relative to the root
  std::vector<std::string> includes;
  std::string text;
};

bool isSource(const fs::path& path) { return path.extension() == ".h" || path.extension() == ".cpp"; }

std::string readText(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string includeOf(const std::string& line) {
  const auto start = line.find_first_not_of(" \t");
  if (start == std::string::npos || line.compare(start, 8, "#include") != 0) return {};
  const auto open = line.find_first_of("\"<");
  const auto close = line.find_first_of("\">", open + 1);
  return open == std::string::npos || close == std::string::npos ? std::string() : line.substr(open + 1, close - open - 1);
}

Source readSource(const fs::path& path) {
  Source source{fs::relative(path, root), {}, readText(path)};
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    if (auto include = includeOf(line); !include.empty()) source.includes.push_back(include);
  return source;
}

std::vector<Source> sourcesUnder(const std::string& folder) {
  std::vector<Source> sources;
  if (!fs::exists(root / folder)) return sources;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder))
    if (entry.is_regular_file() && isSource(entry.path())) sources.push_back(readSource(entry.path()));
  return sources;
}

// "core/cost/cost.h" -> "cost"; empty for what is not in a room of that floor.
std::string roomOf(const std::string& path, const std::string& floor) {
  if (path.compare(0, floor.size() + 1, floor + "/") != 0) return {};
  const auto end = path.find('/', floor.size() + 1);
  return end == std::string::npos ? std::string() : path.substr(floor.size() + 1, end - floor.size() - 1);
}

using Edges = std::vector<std::pair<std::string, std::set<std::string>>>;

void expectEdges(const std::string& floor, const Edges& edges) {
  const std::map<std::string, std::set<std::string>> allowed(edges.begin(), edges.end());
  for (const Source& source : sourcesUnder(floor)) {
    const std::string room = roomOf(source.path.string(), floor);
    if (room.empty()) continue;
    ASSERT_TRUE(allowed.contains(room)) << source.path << " is in a room that the house does not have";
    for (const std::string& include : source.includes) {
      const std::string used = roomOf(include, floor);
      if (used.empty() || used == room) continue;
      EXPECT_TRUE(allowed.at(room).contains(used)) << source.path << " includes " << include;
    }
  }
}

bool startsWithAny(const std::string& text, const std::vector<std::string>& prefixes) {
  return std::ranges::any_of(prefixes, [&](const std::string& prefix) { return text.compare(0, prefix.size(), prefix) == 0; });
}

using Predicate = std::function<bool(const std::string&)>;

// No file under `folders`, other than in `homes`, includes what the predicate names.
void expectOnlyIn(const std::vector<std::string>& homes, const std::string& what, const Predicate& isIt) {
  for (const std::string folder : {"core", "ui", "app"})
    for (const Source& source : sourcesUnder(folder)) {
      if (startsWithAny(source.path.string(), homes)) continue;
      for (const std::string& include : source.includes)
        EXPECT_FALSE(isIt(include)) << source.path << " includes " << include << ": " << what << " belongs elsewhere";
    }
}

bool isQt(const std::string& include) {
  const auto slash = include.find('/');
  const std::string name = slash == std::string::npos ? include : include.substr(slash + 1);
  const bool looksQt = name.size() > 1 && name[0] == 'Q' && std::isupper(static_cast<unsigned char>(name[1])) != 0;
  return looksQt || include.compare(0, 2, "Qt") == 0 || include == "qcustomplot.h";
}

TEST(Architecture, EdgesOfTheTableOnlyRunDown) {
  for (const Edges* edges : {&coreEdges, &uiEdges}) {
    std::set<std::string> above;
    for (const auto& [room, uses] : *edges) {
      for (const std::string& used : uses) EXPECT_TRUE(above.contains(used)) << room << " uses " << used;
      above.insert(room);
    }
  }
}

TEST(Architecture, CoreRoomsIncludeOnlyRoomsBelow) { expectEdges("core", coreEdges); }

TEST(Architecture, UiRoomsIncludeOnlyRoomsBelow) { expectEdges("ui", uiEdges); }

TEST(Architecture, ArrowsRunFromAppToUiToCore) {
  for (const Source& source : sourcesUnder("core"))
    for (const std::string& include : source.includes)
      EXPECT_FALSE(startsWithAny(include, {"ui/", "app/"})) << source.path << " includes " << include;
  for (const Source& source : sourcesUnder("ui"))
    for (const std::string& include : source.includes)
      EXPECT_FALSE(startsWithAny(include, {"app/"})) << source.path << " includes " << include;
}

TEST(Architecture, CoreDoesNotKnowQt) {
  for (const Source& source : sourcesUnder("core"))
    for (const std::string& include : source.includes) EXPECT_FALSE(isQt(include)) << source.path << " includes " << include;
}

TEST(Architecture, LibrariesStayInTheirRooms) {
  expectOnlyIn({"core/project/"}, "SQLite", [](const std::string& include) { return include == "sqlite3.h"; });
  expectOnlyIn({"ui/charts/", "ui/print/"}, "QCustomPlot", [](const std::string& include) { return include == "qcustomplot.h"; });
  expectOnlyIn({"ui/prompts/"}, "a message box", [](const std::string& include) {
    return include == "QMessageBox" || include == "QFileDialog" || include == "QInputDialog" || include == "QErrorMessage";
  });
}

TEST(Architecture, ColoursStandInOneFile) {
  for (const Source& source : sourcesUnder("ui")) {
    if (source.path == "ui/settings/look_colours.cpp") continue;
    for (const std::string literal : {"QColor(\"#", "QColor(u\"#", "QColor(0x", "Qt::red", "Qt::blue", "Qt::gray"})
      EXPECT_EQ(source.text.find(literal), std::string::npos) << source.path << " holds a colour literal: " << literal;
  }
}

TEST(Architecture, StockSpinBoxesAreNotUsed) {
  for (const Source& source : sourcesUnder("ui"))
    for (const std::string& include : source.includes)
      EXPECT_TRUE(include != "QSpinBox" && include != "QDoubleSpinBox") << source.path << ": they rescale typed numbers";
}

TEST(Architecture, NothingIsLeftForLater) {
  const std::vector<std::string> marks = {"TO" "DO", "FIX" "ME", "HA" "CK"};
  for (const std::string folder : {"core", "ui", "app", "tests"})
    for (const Source& source : sourcesUnder(folder))
      for (const std::string& mark : marks)
        EXPECT_EQ(source.text.find(mark), std::string::npos) << source.path << " has a " << mark;
}

TEST(Architecture, EachSourceIncludesItsOwnHeaderFirst) {
  for (const std::string folder : {"core", "ui", "app"})
    for (const Source& source : sourcesUnder(folder)) {
      const fs::path header = fs::path(source.path).replace_extension(".h");
      if (source.path.extension() != ".cpp" || !fs::exists(root / header)) continue;
      ASSERT_FALSE(source.includes.empty()) << source.path;
      EXPECT_EQ(source.includes.front(), header.string()) << source.path;
    }
}

// The one table of inputs is data: it grows by a row for each input.
TEST(Architecture, FilesStaySmall) {
  for (const std::string folder : {"core", "ui", "app"})
    for (const Source& source : sourcesUnder(folder)) {
      if (source.path == "core/evaluation/field_table.h") continue;
      const auto lines = std::ranges::count(source.text, '\n');
      EXPECT_LE(lines, 400) << source.path << " is a room with more than one job in it";
    }
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/message.h"
#include "core/base/unit.h"
#include "core/evaluation/alternative.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rackorrent {

// Words of a document. A std::string is shown as it is: a key, an id, the user's own text.
using Text = std::variant<std::string, Phrase, Message, Localized>;

enum class Mark { None, Best, Worst };

// Nothing (drawn as a dash), words, an exact amount, or a figure with its unit. Renderers format; they decide nothing.
using CellValue = std::variant<std::monostate, Text, Money, Quantity>;

struct Cell {
  CellValue value;
  std::optional<Text> note = std::nullopt;  // smaller, under the value: the guides' words under the user's figure
  Mark mark = Mark::None;
};

struct Column {
  Text heading;
  Unit unit = Unit::None;      // of every figure in it; None for words, or where each row has its own unit
  bool isNumeric = false;      // drawn flush right
  bool isDataOnly = false;     // for files that machines read: the unit of a row, a stable key
  std::optional<Alternative> alternative = std::nullopt;  // whose column it is
  std::optional<Text> noteHeading = std::nullopt;  // set where cells carry notes: their own column in a file
  std::optional<Text> markHeading = std::nullopt;  // likewise for marks
};

struct Table {
  std::string name;  // stable: the name of its CSV file
  Text title;
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;
  std::vector<std::optional<Alternative>> rowAlternatives = {};  // whose row it is; empty where rows are of other things
  bool lastRowIsTotal = false;
  bool isDataOnly = false;  // for files that machines read; too long to print
  std::vector<Text> footnotes = {};
};

struct ChartLine {
  std::optional<Alternative> alternative;
  Text name;
  std::vector<double> values;  // as many as the chart's positions
};

// A vertical line in a chart: a break-even or an optimum, the guides' rule, the end of a range, today's value.
struct ChartMark {
  enum class Kind { BreakEven, GuidesRule, RangeEnd, Today };
  Kind kind = Kind::Today;
  double position = 0;
  Text name;
};

struct Chart {
  std::string name;
  Text title;  // the finding, made from the same values
  Text positionHeading;
  Unit positionUnit = Unit::None;
  Text valueHeading;
  Unit valueUnit = Unit::None;
  std::vector<double> positions;
  std::vector<ChartLine> lines;
  std::vector<ChartMark> marks;
};

struct Paragraph {
  enum class Role { Answer, Lead, Body, Note };
  Role role = Role::Body;
  Text text;
  std::vector<std::string> sources = {};  // ledger or catalogue ids
};

// One of the few large figures of the first page with the words under it.
struct KeyFigure {
  CellValue value;
  Text caption;
};
using KeyFigures = std::vector<KeyFigure>;

struct ListItem {
  Text text;
  std::optional<Text> detail = std::nullopt;
  std::vector<std::string> sources = {};
};

struct List {
  Text title;  // empty where the section's own title is enough
  bool isNumbered = false;
  std::vector<ListItem> items;
};

using Block = std::variant<Paragraph, KeyFigures, List, Table, Chart>;

struct Section {
  std::string id;  // stable: summary, alternatives, criteria, comparison, costs, capacity, changes, guides, ...
  Text title;
  std::vector<Block> blocks;
};

// Where a figure or a statement comes from, as cited by its id.
struct SourceEntry {
  std::string id;
  Localized label;
  std::string date;  // ISO 8601; empty where the source has none
  std::string url;
};

// What people hand on, without layout and without a time stamp: the same evaluation gives the same document.
struct ReportDocument {
  Text title;                  // the user's title, or the program's word for it
  Text decision;               // the recommendation as one line
  std::string currency;
  std::string programVersion;
  std::string digest;          // of the evaluation, so that the result can be repeated
  std::optional<Alternative> recommended;  // nothing when nothing is feasible
  std::vector<Section> sections;           // the first one, "summary", is enough alone
  std::vector<SourceEntry> sources;        // every id that the document cites, in the order of first use
};

const Section* findSection(const ReportDocument& document, std::string_view id);
const Table* findTable(const ReportDocument& document, std::string_view name);

}  // namespace rackorrent

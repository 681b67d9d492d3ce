// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rackorrent {

class Database;

inline constexpr std::int64_t applicationId = 0x524F5231;  // "ROR1"
inline constexpr std::int64_t formatVersion = 1;

struct TableContent {
  Evaluation evaluation;
  std::int64_t generation = 0;
  // The first input and the first choice that this version does not know; empty when all is understood.
  std::string unknownInput;
  std::string unknownChoice;
};

// The tables of an empty project file. Every value is stored, defaults too, so that a later program with
// other defaults computes the same figures.
void createTables(Database& database);
// Ours and, for files of this version, nothing beside them.
bool hasProjectTables(Database& database, bool nothingElse);

// Replaces the whole content and seals it.
void writeTables(Database& database, const Evaluation& evaluation, std::int64_t generation);

// A SHA-256 over every row of every table and the version is stored in the file. SQLite itself keeps no
// checksum: a flipped bit would otherwise be read as a price.
bool isSealIntact(Database& database);
// The oldest format version whose programs may read the file.
std::optional<std::int64_t> minimumReader(Database& database);

// Nothing when a row does not have the form of its field.
std::optional<TableContent> readTables(Database& database);

}  // namespace rackorrent

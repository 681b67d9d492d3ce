// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/project/project_tables.h"

#include <cstdint>
#include <string>

namespace rackorrent {

enum class Condition {
  Sound,
  SoundButNewer,  // of a later version that allows this one to read it
  Newer,
  Damaged,
  OtherDatabase,  // of another program
  NoDatabase      // empty, or no SQLite file at all
};

struct Inspection {
  Condition condition = Condition::NoDatabase;
  Argument damage = {};
  std::string unknown = {};  // an input or choice that a newer program wrote
  std::int64_t format = 0;
  TableContent content = {};
};

// What is behind an open database, and its content when that is sound. Throws DatabaseFailure when the
// environment fails; whatever is wrong with the file itself is its condition.
Inspection inspect(Database& database);

// Whether an SQLite result code speaks of the environment (in use, not allowed, disk full) and not of the
// file.
bool isEnvironmentFailure(int code);

}  // namespace rackorrent

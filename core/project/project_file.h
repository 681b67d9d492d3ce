// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/evaluation/evaluation.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace rackorrent {

inline constexpr std::string_view projectExtension = ".rackorrent";

// The digest changes with the content, the generation with every save.
struct StoredProject {
  Evaluation evaluation;
  std::string digest;
  std::int64_t generation = 0;
};

// The file on disk is not the one that was loaded: somebody else wrote it since, or put another file in its
// place.
class ProjectChangedError : public Error {
 public:
  using Error::Error;
};

// SHA-256 over every input, the title, the notes and the measured demand: two evaluations are equal exactly
// if their digests are.
std::string evaluationDigest(const Evaluation& evaluation);

// Throws Error: NewerFormat for a project of a later version, File for whatever else keeps it from being read
// whole. Values are checked for their form only, so that half-finished work reopens; validate() judges them.
StoredProject loadProject(const std::filesystem::path& path);

// Leaves either the old file or the complete new one, also when it is killed or the disk is full; throws
// Error when nothing was saved. With the digest of what was loaded or saved last it refuses to overwrite
// another content (ProjectChangedError); without it a sound project or a stray file is replaced, a database
// of another program never.
void saveProject(const std::filesystem::path& path, const Evaluation& evaluation,
                 const std::optional<std::string>& expectedDigest = std::nullopt);

}  // namespace rackorrent

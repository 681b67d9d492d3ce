// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/file_text.h"

#include <string>
#include <string_view>

namespace rackorrent {

// What a JSON text holds, in its order. A path names the keys from the root with points between, arrays as
// []: the times of a Prometheus answer are at "data.result[].values[][]".
class JsonVisitor {
 public:
  virtual ~JsonVisitor() = default;
  // Numbers and booleans as text; null as an empty one.
  virtual void value(std::string_view path, std::string_view text) = 0;
  virtual void begin(std::string_view path) { static_cast<void>(path); }
  virtual void end(std::string_view path) { static_cast<void>(path); }
};

// Walks through a JSON file of any size in little memory. Throws Error(InvalidInput) with the place where it
// is not JSON, and for a nesting or a string that no log has.
void walkJson(FileText& text, JsonVisitor& visitor);

}  // namespace rackorrent

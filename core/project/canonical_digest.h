// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sha256.h"

#include <string>
#include <string_view>

namespace rackorrent {

// A digest over a sequence of typed items. Each goes in with its kind and length, so that no two sequences
// mix.
class CanonicalDigest {
 public:
  void addText(std::string_view text) { add('t', text); }
  void addInteger(std::string_view digits) { add('i', digits); }
  void addBytes(std::string_view bytes) { add('b', bytes); }
  void addAbsent() { add('n', {}); }
  std::string hexadecimal() const { return m_digest.hexadecimal(); }

 private:
  void add(char kind, std::string_view bytes);

  Sha256 m_digest;
};

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/file_text.h"

#include <string_view>

namespace rackorrent {

struct EncodingGuess {
  Encoding encoding = Encoding::Utf8;
  bool hasByteOrderMark = false;
  bool isBinary = false;
  bool isCompressed = false;
};

// From the start of a file: a byte order mark, zero bytes in every other place (UTF-16), valid UTF-8, and
// otherwise GB18030 if the bytes above 127 come in pairs as Chinese does, Windows-1252 if they stand alone
// among letters.
EncodingGuess guessEncoding(std::string_view start);

}  // namespace rackorrent

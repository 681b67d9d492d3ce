// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/encoding_guess.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace rackorrent {

namespace {

using namespace std::string_view_literals;

constexpr std::array compressedStarts = {"\x1f\x8b"sv,
                                         "PK\x03\x04"sv,
                                         "BZh"sv,
                                         "\xFD"
                                         "7zXZ"sv,
                                         "\x28\xB5\x2F\xFD"sv,
                                         "7z\xBC\xAF"sv};
constexpr std::array binaryStarts = {"PAR1"sv, "SQLite format 3"sv, "%PDF"sv, "\x89PNG"sv,
                                     "\x7f"
                                     "ELF"sv};

bool startsWithAny(std::string_view text, const auto& starts) {
  return std::ranges::any_of(starts, [&](std::string_view start) { return text.starts_with(start); });
}

unsigned char byteAt(std::string_view text, std::size_t index) {
  return static_cast<unsigned char>(text[index]);
}

// Zero bytes at even and at odd positions: ASCII in UTF-16 has them on one side only.
EncodingGuess guessWithZeros(std::string_view start) {
  std::array<std::size_t, 2> zeros{};
  for (std::size_t i = 0; i < start.size(); ++i)
    if (start[i] == '\0') ++zeros[i % 2];
  const std::size_t half = start.size() / 2;
  if (zeros[1] * 3 > half && zeros[0] * 20 < zeros[1]) return {.encoding = Encoding::Utf16LittleEndian};
  if (zeros[0] * 3 > half && zeros[1] * 20 < zeros[0]) return {.encoding = Encoding::Utf16BigEndian};
  return {.isBinary = true};
}

// Length of the well-formed UTF-8 sequence at a position; 0 for none. A sequence that the block cuts off
// counts as whole.
std::size_t utf8LengthAt(std::string_view text, std::size_t at) {
  const unsigned char lead = byteAt(text, at);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
  if (length == 0 || lead >= 0xF5) return 0;
  for (std::size_t i = 1; i < length && at + i < text.size(); ++i)
    if ((byteAt(text, at + i) & 0xC0) != 0x80) return 0;
  return length;
}

bool isUtf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8LengthAt(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

// Chinese text has its high bytes in pairs of which both are above 0xA0 (GB2312); in a Western text a letter
// with an accent mostly stands between plain ones.
Encoding guessLegacy(std::string_view text) {
  std::size_t paired = 0;
  std::size_t alone = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (byteAt(text, i) < 0x80) continue;
    const bool isPair = byteAt(text, i) > 0xA0 && i + 1 < text.size() && byteAt(text, i + 1) > 0xA0;
    ++(isPair ? paired : alone);
    if (isPair) ++i;
  }
  return paired > alone ? Encoding::Gb18030 : Encoding::Windows1252;
}

}  // namespace

EncodingGuess guessEncoding(std::string_view start) {
  if (start.starts_with("\xEF\xBB\xBF")) return {.hasByteOrderMark = true};
  if (start.starts_with("\xFF\xFE"))
    return {.encoding = Encoding::Utf16LittleEndian, .hasByteOrderMark = true};
  if (start.starts_with("\xFE\xFF")) return {.encoding = Encoding::Utf16BigEndian, .hasByteOrderMark = true};
  if (startsWithAny(start, compressedStarts)) return {.isBinary = true, .isCompressed = true};
  if (startsWithAny(start, binaryStarts)) return {.isBinary = true};
  if (start.find('\0') != std::string_view::npos) return guessWithZeros(start);
  if (isUtf8(start)) return {};
  return {.encoding = guessLegacy(start)};
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/sha256.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace rackorrent {

enum class Encoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Gb18030, Windows1252 };

// The character set's usual name.
std::string_view nameOf(Encoding encoding);

// A file from front to back as UTF-8 text, block by block, whatever its size. The encoding is recognised from
// the byte order mark or from the first block; the digest is of the bytes as they lie in the file. Throws
// Error: File where it cannot be read, InvalidInput for binary content, Cancelled when stopped.
class FileText {
 public:
  explicit FileText(std::filesystem::path path, std::stop_token stop = {}, Progress progress = {});
  ~FileText();
  FileText(const FileText&) = delete;
  FileText& operator=(const FileText&) = delete;

  // The first block, again and again until next() takes it; empty for an empty file.
  std::string_view head() const { return m_block; }
  // Whether the head is all there is.
  bool isWhole() const { return m_isAtEnd; }
  // The next block; empty at the end. Valid until the next call.
  std::string_view next();

  const std::filesystem::path& path() const { return m_path; }
  Encoding encoding() const { return m_encoding; }
  std::uint64_t bytes() const { return m_bytesRead; }
  // SHA-256 of the whole file; to be asked for after the last block.
  std::string digest() const { return m_digest.hexadecimal(); }

 private:
  class Decoder;

  std::string_view readBlock();
  void readMore();

  std::filesystem::path m_path;
  std::stop_token m_stop;
  Progress m_progress;
  int m_descriptor = -1;
  std::uint64_t m_size = 0;
  std::uint64_t m_bytesRead = 0;
  bool m_isAtEnd = false;
  bool m_isHeadTaken = false;
  Encoding m_encoding = Encoding::Utf8;
  Sha256 m_digest;
  std::string m_buffer;
  std::string_view m_block;
  std::unique_ptr<Decoder> m_decoder;
};

}  // namespace rackorrent

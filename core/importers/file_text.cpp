// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/file_text.h"

#include "core/base/error.h"
#include "core/importers/encoding_guess.h"

#include <cerrno>
#include <fcntl.h>
#include <iconv.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace rackorrent {

namespace {

constexpr std::size_t blockSize = std::size_t{256} << 10;  // stays in the second-level cache
constexpr std::size_t byteOrderMarkOf(Encoding encoding) { return encoding == Encoding::Utf8 ? 3 : 2; }

Error unreadable(const std::filesystem::path& path, int number) {
  if (number == ENOENT)
    return {ErrorCode::File,
            path,
            {CORE_TEXT("There is no such file."), {}},
            {CORE_TEXT("Check the name and the folder."), {}}};
  return {ErrorCode::File,
          path,
          {CORE_TEXT("The file cannot be read (%1)."), {std::generic_category().message(number)}}};
}

Error binary(const std::filesystem::path& path, std::string kind) {
  return {ErrorCode::InvalidInput,
          path,
          {CORE_TEXT("This is not text but %1."),
           {Phrase{kind.empty() ? CORE_TEXT("a binary file") : CORE_TEXT("a compressed file")}}},
          {CORE_TEXT("Unpack it, or export it as text (CSV or JSON) first."), {}}};
}

const char* iconvName(Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf8:
      break;
    case Encoding::Utf16LittleEndian:
      return "UTF-16LE";
    case Encoding::Utf16BigEndian:
      return "UTF-16BE";
    case Encoding::Gb18030:
      return "GB18030";
    case Encoding::Windows1252:
      return "WINDOWS-1252";
  }
  return "UTF-8";
}

}  // namespace

std::string_view nameOf(Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf8:
      return "UTF-8";
    case Encoding::Utf16LittleEndian:
      return "UTF-16 LE";
    case Encoding::Utf16BigEndian:
      return "UTF-16 BE";
    case Encoding::Gb18030:
      return "GB18030 (GBK)";
    case Encoding::Windows1252:
      return "Windows-1252";
  }
  return {};
}

// Turns blocks of another character set into UTF-8; bytes that are no character become U+FFFD.
class FileText::Decoder {
 public:
  explicit Decoder(Encoding encoding) : m_descriptor(::iconv_open("UTF-8", iconvName(encoding))) {}
  ~Decoder() { ::iconv_close(m_descriptor); }
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  std::string_view decode(std::string_view bytes) {
    m_input.append(bytes);
    m_output.resize(m_input.size() * 4 + 16);  // no character set here needs more
    char* from = m_input.data();
    std::size_t left = m_input.size();
    char* to = m_output.data();
    std::size_t room = m_output.size();
    while (left > 0 && ::iconv(m_descriptor, &from, &left, &to, &room) == static_cast<std::size_t>(-1)) {
      if (errno != EILSEQ) break;  // EINVAL: a character is cut by the end of the block
      for (const char c : {'\xEF', '\xBF', '\xBD'}) *to++ = c;
      room -= 3;
      ++from;
      --left;
    }
    m_input.erase(0, m_input.size() - left);
    return {m_output.data(), m_output.size() - room};
  }

 private:
  ::iconv_t m_descriptor;
  std::string m_input;  // what was cut off last time comes first
  std::string m_output;
};

FileText::FileText(std::filesystem::path path, std::stop_token stop, Progress progress)
    : m_path(std::move(path)),
      m_stop(std::move(stop)),
      m_progress(std::move(progress)),
      m_buffer(blockSize, '\0') {
  m_descriptor = ::open(m_path.c_str(), O_RDONLY | O_CLOEXEC);
  if (m_descriptor < 0) throw unreadable(m_path, errno);
  try {
    readMore();
  } catch (...) {
    ::close(m_descriptor);
    throw;
  }
}

FileText::~FileText() { ::close(m_descriptor); }

void FileText::readMore() {
  struct stat status {};
  if (::fstat(m_descriptor, &status) != 0) throw unreadable(m_path, errno);
  if (!S_ISREG(status.st_mode))
    throw Error(ErrorCode::File, m_path, {CORE_TEXT("This is not a file but a folder or a device."), {}});
  m_size = static_cast<std::uint64_t>(status.st_size);
  std::string_view block = readBlock();
  const EncodingGuess guess = guessEncoding(block);
  if (guess.isBinary) throw binary(m_path, guess.isCompressed ? "compressed" : "");
  m_encoding = guess.encoding;
  if (guess.hasByteOrderMark) block.remove_prefix(byteOrderMarkOf(m_encoding));
  if (m_encoding != Encoding::Utf8) {
    m_decoder = std::make_unique<Decoder>(m_encoding);
    block = m_decoder->decode(block);
  }
  m_block = block;
}

std::string_view FileText::next() {
  if (!std::exchange(m_isHeadTaken, true)) return m_block;
  do {
    m_block = readBlock();
    if (m_decoder) m_block = m_decoder->decode(m_block);
  } while (m_block.empty() && !m_isAtEnd);
  return m_block;
}

// Fills the buffer, so that a block is only short at the end of the file.
std::string_view FileText::readBlock() {
  if (m_stop.stop_requested())
    throw Error(ErrorCode::Cancelled, m_path, {CORE_TEXT("Cancelled; nothing was imported."), {}});
  std::size_t filled = 0;
  while (filled < m_buffer.size() && !m_isAtEnd) {
    const ssize_t count = ::read(m_descriptor, m_buffer.data() + filled, m_buffer.size() - filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw unreadable(m_path, errno);
    if (count == 0) m_isAtEnd = true;
    filled += static_cast<std::size_t>(count);
  }
  const std::string_view block(m_buffer.data(), filled);
  m_digest.update(block);
  m_bytesRead += filled;
  if (m_progress && m_size > 0)
    m_progress(std::min(1.0, static_cast<double>(m_bytesRead) / static_cast<double>(m_size)));
  return block;
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/json_stream.h"

#include "core/base/error.h"
#include "core/importers/import_run.h"

#include <cstddef>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

namespace rackorrent {

namespace {

constexpr std::size_t longestString = std::size_t{1} << 20;
constexpr std::size_t deepestNesting = 64;

// The characters of a file, for a parser that takes iterators.
class Characters {
 public:
  explicit Characters(FileText& text) : m_text(text), m_block(text.next()) {}

  bool isAtEnd() const { return m_at == m_block.size(); }
  char current() const { return m_block[m_at]; }
  void advance() {
    noteString(m_block[m_at]);
    if (++m_at < m_block.size()) return;
    m_block = m_text.next();
    m_at = 0;
  }

 private:
  void noteString(char c) {
    if (m_isEscaped) {
      m_isEscaped = false;
    } else if (c == '"') {
      m_isInString = !m_isInString;
      m_length = 0;
    } else if (m_isInString && c == '\\') {
      m_isEscaped = true;
    }
    if (++m_length > longestString && m_isInString)
      throw invalidLog(m_text,
                       {CORE_TEXT("The JSON holds a string of more than 1 MiB, so this is no log."), {}});
  }

  FileText& m_text;
  std::string_view m_block;
  std::size_t m_at = 0;
  std::size_t m_length = 0;
  bool m_isInString = false;
  bool m_isEscaped = false;
};

class CharacterIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = char;

  explicit CharacterIterator(Characters* characters = nullptr) : m_characters(characters) {}
  char operator*() const { return m_characters->current(); }
  CharacterIterator& operator++() {
    m_characters->advance();
    return *this;
  }
  CharacterIterator operator++(int) {
    CharacterIterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CharacterIterator& one, const CharacterIterator& other) {
    return one.isAtEnd() == other.isAtEnd();
  }

 private:
  bool isAtEnd() const { return !m_characters || m_characters->isAtEnd(); }

  Characters* m_characters;
};

// Keeps the path while nlohmann's parser calls.
class Walker : public nlohmann::json_sax<nlohmann::json> {
 public:
  Walker(const FileText& text, JsonVisitor& visitor) : m_text(text), m_visitor(visitor) {}

  bool null() override { return scalar({}); }
  bool boolean(bool value) override { return scalar(value ? "true" : "false"); }
  bool number_integer(number_integer_t value) override { return scalar(std::to_string(value)); }
  bool number_unsigned(number_unsigned_t value) override { return scalar(std::to_string(value)); }
  bool number_float(number_float_t /*value*/, const string_t& text) override { return scalar(text); }
  bool string(string_t& value) override { return scalar(value); }
  bool binary(binary_t& /*value*/) override { return false; }

  bool start_object(std::size_t /*elements*/) override { return open(""); }
  bool start_array(std::size_t /*elements*/) override { return open("[]"); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    m_path.resize(m_opened.back());
    if (!m_path.empty()) m_path += '.';
    m_path += name;
    return true;
  }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& /*error*/) override {
    throw invalidLog(m_text, {CORE_TEXT("The file is not valid JSON from byte %1 on; it may be cut off."),
                              {Quantity{static_cast<double>(position), Unit::None}}});
  }

 private:
  bool scalar(std::string_view text) {
    m_visitor.value(m_path, text);
    return true;
  }
  bool open(std::string_view mark) {
    if (m_opened.size() >= deepestNesting)
      throw invalidLog(m_text, {CORE_TEXT("The JSON is nested too deeply for a log."), {}});
    m_before.push_back(m_path.size());
    m_path += mark;
    m_opened.push_back(m_path.size());
    m_visitor.begin(m_path);
    return true;
  }
  bool close() {
    m_path.resize(m_opened.back());
    m_visitor.end(m_path);
    m_opened.pop_back();
    m_path.resize(m_before.back());
    m_before.pop_back();
    return true;
  }

  const FileText& m_text;
  JsonVisitor& m_visitor;
  std::string m_path;
  std::vector<std::size_t> m_opened;  // length of the path inside each container
  std::vector<std::size_t> m_before;  // and before it
};

}  // namespace

void walkJson(FileText& text, JsonVisitor& visitor) {
  Characters characters(text);
  Walker walker(text, visitor);
  nlohmann::json::sax_parse(CharacterIterator(&characters), CharacterIterator(), &walker);
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace rackorrent::test {

// Computes an expression without spaces from left to right: sums of products. What stands between those signs,
// exponents among it, is for who derives. Throws std::invalid_argument with what could not be read.
class ExpressionReader {
 public:
  explicit ExpressionReader(std::string text) : m_text(std::move(text)) {}
  virtual ~ExpressionReader() = default;

  double read() {
    const double value = sum();
    if (m_at != m_text.size()) fail();
    return value;
  }

 protected:
  virtual double power() = 0;

  double sum() {
    double value = product();
    for (;;) {
      if (take('+'))
        value += product();
      else if (take('-'))
        value -= product();
      else
        return value;
    }
  }

  // Behind its opening bracket.
  double sumInBrackets() {
    const double value = sum();
    if (!take(')')) fail();
    return value;
  }

  double number() {
    double value = 0;
    const char* const begin = m_text.data() + m_at;
    const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), value);
    if (error != std::errc()) fail();
    m_at += static_cast<std::size_t>(end - begin);
    return value;
  }

  bool take(char wanted) {
    if (m_at >= m_text.size() || m_text[m_at] != wanted) return false;
    ++m_at;
    return true;
  }

  [[noreturn]] void fail() const {
    throw std::invalid_argument("cannot read \"" + m_text.substr(m_at) + "\" of \"" + m_text + "\"");
  }

  std::string m_text;
  std::size_t m_at = 0;

 private:
  double product() {
    double value = power();
    for (;;) {
      if (take('*'))
        value *= power();
      else if (take('/'))
        value /= power();
      else
        return value;
    }
  }
};

}  // namespace rackorrent::test

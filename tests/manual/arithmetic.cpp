// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/manual/arithmetic.h"

#include <charconv>
#include <cmath>
#include <stdexcept>

namespace rackorrent::test {
namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

// sum: product (+- product)*   product: power (*/ power)*   power: atom (^ power)?   atom: number, (sum),
// -power
class Reader {
 public:
  explicit Reader(const std::string& text)
      : m_text(replaced(replaced(replaced(replaced(text, " ", ""), ",", ""), "×", "*"), "−", "-")) {}

  double read() {
    const double value = sum();
    if (m_at != m_text.size()) fail();
    return value;
  }

 private:
  double sum() {
    double value = product();
    while (true) {
      if (take('+'))
        value += product();
      else if (take('-'))
        value -= product();
      else
        return value;
    }
  }
  double product() {
    double value = power();
    while (true) {
      if (take('*'))
        value *= power();
      else if (take('/'))
        value /= power();
      else
        return value;
    }
  }
  double power() {
    const double base = atom();
    return take('^') ? std::pow(base, power()) : base;
  }
  double atom() {
    if (take('-')) return -power();
    if (take('(')) {
      const double value = sum();
      if (!take(')')) fail();
      return value;
    }
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
    throw std::invalid_argument("cannot read \"" + m_text.substr(m_at) + "\"");
  }

  std::string m_text;
  std::size_t m_at = 0;
};

}  // namespace

double valueOf(const std::string& expression) { return Reader(expression).read(); }

}  // namespace rackorrent::test

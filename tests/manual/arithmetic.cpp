// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/manual/arithmetic.h"

#include "tests/support/expression_reader.h"

#include <cmath>

namespace rackorrent::test {
namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

// power: atom (^ power)?   atom: number, (sum), -power
class Reader : public ExpressionReader {
 public:
  explicit Reader(const std::string& text)
      : ExpressionReader(replaced(replaced(replaced(replaced(text, " ", ""), ",", ""), "×", "*"), "−", "-")) {}

 protected:
  double power() override {
    const double base = atom();
    return take('^') ? std::pow(base, power()) : base;
  }

 private:
  double atom() {
    if (take('-')) return -power();
    return take('(') ? sumInBrackets() : number();
  }
};

}  // namespace

double valueOf(const std::string& expression) { return Reader(expression).read(); }

}  // namespace rackorrent::test

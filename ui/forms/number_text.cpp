// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/number_text.h"

#include <QList>
#include <QStringList>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr QChar groupMark = u'\'';

// Typed characters to plain ones, one to one. Not NFKC: that would read 10² as 102.
QChar plain(QChar c) {
  switch (c.unicode()) {
    case u'。':
    case u'｡':
    case u'\u066B':
      return u'.';  // Arabic decimal separator
    case u'\u066C':
      return u',';  // Arabic thousands separator
    case u'￥':
      return u'¥';
    case u'\u2212':
    case u'\u2013':
      return u'-';
    case u'’':
    case u'\'':
      return groupMark;
    default:
      break;
  }
  if (c >= u'！' && c <= u'～') return QChar(static_cast<char16_t>(c.unicode() - 0xFEE0));
  if (c.category() == QChar::Number_DecimalDigit) return QChar(static_cast<char16_t>(u'0' + c.digitValue()));
  if (c.isSpace() && c != u'\t' && c != u'\n' && c != u'\r') return u' ';
  return c;
}

QString plainText(QStringView text) {
  QString result = text.trimmed().toString();
  for (QChar& c : result) c = plain(c);
  return result.trimmed();
}

bool isCurrencySign(QChar c) { return c.category() == QChar::Symbol_Currency; }

bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

// What stands around the digits.
struct Parts {
  bool negative = false;
  bool percent = false;
  int exponent = 0;
  QString digits;  // with its marks
};

void takeAround(QString& text, Parts& parts) {
  for (bool again = true; again && !text.isEmpty();) {
    again = true;
    if (isCurrencySign(text.front()) || text.front() == u'+')
      text.remove(0, 1);
    else if (text.front() == u'-' && !parts.negative) {
      parts.negative = true;
      text.remove(0, 1);
    } else if (isCurrencySign(text.back()) || text.back() == u'元')
      text.chop(1);
    else
      again = false;
    text = text.trimmed();
  }
}

int takeMultiplier(QString& text) {
  struct Suffix {
    char16_t sign;
    int exponent;
  };
  constexpr Suffix suffixes[] = {{u'万', 4}, {u'亿', 8}, {u'k', 3}, {u'K', 3}, {u'M', 6}};
  for (const Suffix& suffix : suffixes) {
    if (!text.endsWith(QChar(suffix.sign))) continue;
    text.chop(1);
    text = text.trimmed();
    return suffix.exponent;
  }
  return 0;
}

std::optional<int> takeExponent(QString& text) {
  const auto position = text.indexOf(u'e', 0, Qt::CaseInsensitive);
  if (position < 0) return 0;
  bool readable = false;
  const QString digits = text.mid(position + 1);
  const int exponent = digits.toInt(&readable);
  text.truncate(position);
  const bool plainDigits =
      std::ranges::all_of(digits, [](QChar c) { return isDigit(c) || c == u'-' || c == u'+'; });
  if (!readable || !plainDigits || qAbs(exponent) > 400) return std::nullopt;
  return exponent;
}

std::optional<Parts> takeParts(QStringView text) {
  Parts parts;
  QString rest = plainText(text);
  takeAround(rest, parts);
  if (rest.endsWith(u'%')) {
    parts.percent = true;
    rest.chop(1);
    rest = rest.trimmed();
  }
  const int multiplier = takeMultiplier(rest);
  const auto exponent = takeExponent(rest);
  if (!exponent || (parts.percent && multiplier != 0)) return std::nullopt;
  parts.exponent = multiplier + *exponent;
  parts.digits = rest;
  return parts;
}

// 1 to 3 digits that do not start with a zero, then groups of three.
bool isGrouped(const QStringList& groups) {
  const QString& first = groups.front();
  if (first.isEmpty() || first.size() > 3 || first.startsWith(u'0')) return false;
  return std::all_of(groups.begin() + 1, groups.end(),
                     [](const QString& group) { return group.size() == 3; });
}

// Where the decimal mark stands, or the end of the text. Nothing when the marks contradict each other.
std::optional<qsizetype> decimalMark(const QString& digits) {
  const auto points = digits.count(u'.');
  const auto commas = digits.count(u',');
  if (points > 0 && commas > 0) {
    const auto last = std::max(digits.lastIndexOf(u'.'), digits.lastIndexOf(u','));
    return digits.count(digits[last]) == 1 ? std::optional(last) : std::nullopt;
  }
  if (points + commas != 1) return digits.size();
  const auto only = std::max(digits.indexOf(u'.'), digits.indexOf(u','));
  const bool otherGroups = digits.contains(u' ') || digits.contains(groupMark);
  const bool thousands = commas == 1 && !otherGroups && isGrouped(digits.split(u','));
  return thousands ? digits.size() : only;
}

// The integer part without its thousands separators, which must all be of one kind.
std::optional<QString> ungrouped(const QString& whole) {
  QChar mark;
  for (const QChar c : whole) {
    if (isDigit(c)) continue;
    if (!mark.isNull() && c != mark) return std::nullopt;
    mark = c;
  }
  if (mark.isNull()) return whole;
  const QStringList groups = whole.split(mark);
  return isGrouped(groups) ? std::optional(groups.join(QString())) : std::nullopt;
}

// "1.234,5" to "1234.5".
std::optional<QString> machineDigits(const QString& digits) {
  const QString marks = QStringLiteral("., ") + groupMark;
  if (!std::ranges::all_of(digits, [&](QChar c) { return isDigit(c) || marks.contains(c); }))
    return std::nullopt;
  const auto mark = decimalMark(digits);
  if (!mark) return std::nullopt;
  const auto whole = ungrouped(digits.left(*mark));
  const QString fraction = digits.mid(*mark + 1);
  if (!whole || !std::ranges::all_of(fraction, isDigit) || whole->size() + fraction.size() == 0)
    return std::nullopt;
  return *whole + u'.' + fraction;
}

std::optional<Number> parsed(const QString& digits, bool negative, int exponent) {
  const QString text =
      (negative ? QStringLiteral("-") : QString()) + digits + u'e' + QString::number(exponent);
  return Number::parse(text.toStdString());
}

// Moves the point of "-0.125" two places: "-12.5".
QString timesHundred(const QString& digits) {
  const bool negative = digits.startsWith(u'-');
  QString whole = digits.section(u'.', 0, 0).mid(negative ? 1 : 0);
  QString fraction = digits.section(u'.', 1).leftJustified(2, u'0');
  whole += fraction.left(2);
  fraction.remove(0, 2);
  while (whole.size() > 1 && whole.startsWith(u'0')) whole.remove(0, 1);
  return (negative ? QStringLiteral("-") : QString()) + whole +
         (fraction.isEmpty() ? QString() : u'.' + fraction);
}

}  // namespace

bool isShownAsPercent(Unit unit) { return unit == Unit::Share || unit == Unit::RatePerYear; }

TypedNumber readTypedNumber(QStringView text, Unit unit) {
  if (text.trimmed().isEmpty()) return {};
  TypedNumber unreadable{TypedNumber::Kind::Unreadable, {}};
  const auto parts = takeParts(text);
  if (!parts || (parts->percent && !isShownAsPercent(unit))) return unreadable;
  const auto digits = machineDigits(parts->digits);
  if (!digits) return unreadable;
  const auto number = parsed(*digits, parts->negative, parts->exponent - (isShownAsPercent(unit) ? 2 : 0));
  return number ? TypedNumber{TypedNumber::Kind::Good, *number} : unreadable;
}

QString typedText(const Number& number, Unit unit) {
  QString text = QString::fromStdString(number.toString());
  if (isShownAsPercent(unit)) text = timesHundred(text);
  const auto point = text.indexOf(u'.');
  const auto first = text.startsWith(u'-') ? 1 : 0;
  for (auto position = (point < 0 ? text.size() : point) - 3; position > first; position -= 3)
    text.insert(position, u',');
  return text;
}

}  // namespace rackorrent::ui

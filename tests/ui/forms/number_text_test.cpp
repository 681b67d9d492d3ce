// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/number_text.h"

#include <QTest>

#include <span>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

// What is expected of the string in a field that counts things; null for "refused", "" for "nothing typed".
struct Typed {
  const char* text;
  const char* number;
};

// Expected values are what a reader of these notations means by them (Unicode CLDR patterns for en, zh, de,
// fr, de_CH and the field's own rule that a lone comma before three digits groups thousands).
constexpr Typed plainCases[] = {
    {"64", "64"},
    {"1,5", "1.5"},
    {"1.5", "1.5"},
    {"0,75", "0.75"},
    {"0,125", "0.125"},
    {"1234,567", "1234.567"},
    {"１２．５", "12.5"},
    {"１２，５", "12.5"},
    {"3。5", "3.5"},
    {"１，２３４", "1234"},
    {"1,234", "1234"},
    {"1,234.5", "1234.5"},
    {"1.234,5", "1234.5"},
    {"1.234.567", "1234567"},
    {"1,234,567", "1234567"},
    {"1,234,567.89", "1234567.89"},
    {"1.234.567,89", "1234567.89"},
    {"1 234,5", "1234.5"},
    {"1\u00A0234\u00A0567", "1234567"},
    {"1\u202F234,5", "1234.5"},
    {"1'234.50", "1234.5"},
    {"1’234", "1234"},
    {"￥1,234", "1234"},
    {"¥ 12.50", "12.5"},
    {"$1.5", "1.5"},
    {"1234元", "1234"},
    {"8亿", "800000000"},
    {"1810万", "18100000"},
    {"2.5k", "2500"},
    {"1.5M", "1500000"},
    {".5", "0.5"},
    {",5", "0.5"},
    {"5.", "5"},
    {"-3.5", "-3.5"},
    {"\u22123.5", "-3.5"},
    {"－3", "-3"},
    {"+7", "7"},
    {"1.5E+08", "150000000"},
    {"  42 \r\n", "42"},
    {"٣٫٥", "3.5"},
    {"0.1", "0.1"},
    {"800000000.10", "800000000.1"},
    {"", ""},
    {"   ", ""},
    {"12,34,567", nullptr},
    {"1,23.4,5", nullptr},
    {"1.2.3", nullptr},
    {"1 2", nullptr},
    {"1'234,567.8", nullptr},
    {"0,123,456", nullptr},
    {"1\t2", nullptr},
    {"62%", nullptr},
    {"nan", nullptr},
    {"inf", nullptr},
    {"1e400", nullptr},
    {"0x10", nullptr},
    {"10²", nullptr},
    {"--5", nullptr},
    {"sixty", nullptr},
    {"6 4 GPUs", nullptr},
    {"1e", nullptr},
    {".", nullptr},
    {"1234567890123456789012", nullptr},
};

constexpr Typed percentCases[] = {
    {"62", "0.62"},        {"62%", "0.62"},  {"６２％", "0.62"}, {"62 %", "0.62"},  {"12,5", "0.125"},
    {"12.5", "0.125"},     {"0.1", "0.001"}, {"100", "1"},       {"-90", "-0.9"},   {"7", "0.07"},
    {"33.333", "0.33333"}, {"62万", "6200"}, {"62万%", nullptr}, {"62%%", nullptr},
};

QString readBack(const TypedNumber& typed) {
  switch (typed.kind) {
    case TypedNumber::Kind::Empty:
      return QStringLiteral("");
    case TypedNumber::Kind::Unreadable:
      return {};
    case TypedNumber::Kind::Good:
      return QString::fromStdString(typed.number.toString());
  }
  return {};
}

void addRows(std::span<const Typed> cases) {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("expected");
  for (const Typed& typed : cases)
    QTest::newRow(typed.text) << QString::fromUtf8(typed.text)
                              << (typed.number ? QString::fromUtf8(typed.number) : QString());
}

}  // namespace

class NumberTextTest : public QObject {
  Q_OBJECT

 private slots:
  void typedTextIsUnderstoodAsMeantOrRefused_data() { addRows(plainCases); }
  void typedTextIsUnderstoodAsMeantOrRefused() {
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const QString actual = readBack(readTypedNumber(text, Unit::Gpus));
    QCOMPARE(actual.isNull(), expected.isNull());
    QCOMPARE(actual, expected);
  }

  void perCentAreStoredAsExactFractions_data() { addRows(percentCases); }
  void perCentAreStoredAsExactFractions() {
    QFETCH(QString, text);
    QFETCH(QString, expected);
    for (const Unit unit : {Unit::Share, Unit::RatePerYear}) {
      const QString actual = readBack(readTypedNumber(text, unit));
      QCOMPARE(actual.isNull(), expected.isNull());
      QCOMPARE(actual, expected);
    }
  }

  void theSystemLocaleChangesNothing() {
    for (const char* name : {"C", "en_US", "zh_CN", "de_DE", "fr_FR", "ar_EG", "hi_IN", "de_CH"}) {
      QLocale::setDefault(QLocale(QString::fromLatin1(name)));
      for (const Typed& typed : plainCases)
        QCOMPARE(readBack(readTypedNumber(QString::fromUtf8(typed.text), Unit::Gpus)),
                 typed.number ? QString::fromUtf8(typed.number) : QString());
    }
    QLocale::setDefault(QLocale::c());
  }

  void shownNumbersHaveThousandsSeparators() {
    const auto shown = [](const char* number, Unit unit) { return typedText(*Number::parse(number), unit); };
    QCOMPARE(shown("0", Unit::None), QStringLiteral("0"));
    QCOMPARE(shown("999", Unit::None), QStringLiteral("999"));
    QCOMPARE(shown("1000", Unit::None), QStringLiteral("1,000"));
    QCOMPARE(shown("-1000", Unit::None), QStringLiteral("-1,000"));
    QCOMPARE(shown("-999", Unit::None), QStringLiteral("-999"));
    QCOMPARE(shown("800000000.10", Unit::Money), QStringLiteral("800,000,000.1"));
    QCOMPARE(shown("0.62", Unit::Share), QStringLiteral("62"));
    QCOMPARE(shown("0.125", Unit::Share), QStringLiteral("12.5"));
    QCOMPARE(shown("0.001", Unit::RatePerYear), QStringLiteral("0.1"));
    QCOMPARE(shown("-0.9", Unit::RatePerYear), QStringLiteral("-90"));
    QCOMPARE(shown("5", Unit::Share), QStringLiteral("500"));
    QCOMPARE(shown("20.5", Unit::Share), QStringLiteral("2,050"));
  }

  // Exact: no digit is lost or added on the way to the screen and back, for every digit count and place of
  // the point.
  void whatIsShownReadsBackAsTheSameNumber() {
    quint64 seed = 20261201;
    for (int i = 0; i < 20000; ++i) {
      seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
      const auto digits = static_cast<qint64>(seed >> 20) % 10'000'000'000'000LL;
      const int exponent = -static_cast<int>((seed >> 8) % 12);
      const QString text =
          QStringLiteral("%1%2e%3").arg(seed & 1 ? QStringLiteral("-") : QString()).arg(digits).arg(exponent);
      const auto number = Number::parse(text.toStdString());
      QVERIFY(number.has_value());
      for (const Unit unit : {Unit::None, Unit::Share}) {
        const TypedNumber back = readTypedNumber(typedText(*number, unit), unit);
        QVERIFY2(back.kind == TypedNumber::Kind::Good && back.number == *number, qPrintable(text));
      }
    }
  }
};

QTEST_MAIN(NumberTextTest)
#include "number_text_test.moc"

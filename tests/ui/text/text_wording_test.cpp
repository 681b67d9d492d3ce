// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/text_wording.h"

#include "core/evaluation/alternative.h"
#include "ui/text/spreadsheet_dialect.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

// In the tables below ~ stands for a no-break space and - before a figure for the minus sign U+2212.
QString spelled(const char* text) {
  static const QRegularExpression minus(QStringLiteral("-(?=[0-9\u00A5])"));
  QString result = QString::fromUtf8(text);
  return result.replace(u'~', QChar(0x00A0)).replace(minus, QString(QChar(0x2212)));
}

Language languageOf(const QString& key) { return languageFromKey(key); }

TextWording wordingIn(const char* language, const char* currency = "CNY") {
  const Language chosen = languageOf(QString::fromLatin1(language));
  installLanguage(chosen);
  return {chosen, QString::fromLatin1(currency)};
}

}  // namespace

// The expected strings are those of looks.md sections 6 and 7 and of its pictures where they show one.
class TextWordingTest : public QObject {
  Q_OBJECT

 private slots:
  void shortMoneyFollowsTheScaleOfTheLanguage_data() {
    QTest::addColumn<double>("amount");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    const auto row = [](double amount, const char* chinese, const char* english) {
      QTest::addRow("%.2f", amount) << amount << spelled(chinese) << spelled(english);
    };
    row(0, "0~元", "¥0");
    row(9999, "9,999~元", "¥9,999");
    row(10000, "1~万元", "¥10k");
    row(15400, "1.5~万元", "¥15k");
    row(99960, "10~万元", "¥100k");
    row(540000, "54~万元", "¥540k");
    row(999960, "100~万元", "¥1.0M");
    row(3270000, "327~万元", "¥3.3M");
    row(18104300, "1,810~万元", "¥18.1M");
    row(24490000, "2,449~万元", "¥24.5M");
    row(99999999, "1.00~亿元", "¥100.0M");
    row(815000000, "8.15~亿元", "¥815.0M");
    row(1250000000, "12.50~亿元", "¥1.25B");
    row(-3000000, "-300~万元", "-¥3.0M");
    row(-0.2, "0~元", "¥0");
  }
  void shortMoneyFollowsTheScaleOfTheLanguage() {
    QFETCH(double, amount);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    QCOMPARE(wordingIn("zh_CN").shortMoney(amount), chinese);
    QCOMPARE(wordingIn("en").shortMoney(amount), english);
  }

  void fullMoneyKeepsEveryHundredth() {
    QCOMPARE(wordingIn("zh_CN").fullMoney(18104300), spelled("18,104,300.00~元"));
    QCOMPARE(wordingIn("en").fullMoney(-18104300.5), spelled("-¥18,104,300.50"));
    QCOMPARE(QString::fromStdString(wordingIn("zh_CN").money({80000000010})), spelled("800,000,000.10~元"));
    QCOMPARE(QString::fromStdString(wordingIn("en").money({-5})), spelled("-0.05~CNY"));
    // 2^63 - 1 hundredths: a double would end in .00.
    QCOMPARE(QString::fromStdString(wordingIn("en").money({std::numeric_limits<std::int64_t>::max()})),
             spelled("92,233,720,368,547,758.07~CNY"));
  }

  void eachCurrencyHasItsNameAndSymbol_data() {
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    QTest::newRow("USD") << "USD" << spelled("1,810~万美元") << spelled("$18.1M");
    QTest::newRow("EUR") << "EUR" << spelled("1,810~万欧元") << spelled("€18.1M");
    QTest::newRow("GBP") << "GBP" << spelled("1,810~万英镑") << spelled("£18.1M");
    QTest::newRow("HKD") << "HKD" << spelled("1,810~万港元") << spelled("HK$18.1M");
    QTest::newRow("JPY") << "JPY" << spelled("1,810~万日元") << spelled("JP¥18.1M");
    QTest::newRow("SGD") << "SGD" << spelled("1,810~万新加坡元") << spelled("S$18.1M");
    QTest::newRow("unknown") << "XAU" << spelled("1,810~万XAU") << spelled("XAU~18.1M");
  }
  void eachCurrencyHasItsNameAndSymbol() {
    QFETCH(QString, currency);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    QCOMPARE(wordingIn("zh_CN", currency.toLatin1().constData()).shortMoney(18104300), chinese);
    QCOMPARE(wordingIn("en", currency.toLatin1().constData()).shortMoney(18104300), english);
  }

  void yenHaveNoDecimals() { QCOMPARE(wordingIn("en", "JPY").fullMoney(2600), spelled("JP¥2,600")); }

  void unitPricesHaveTwoDecimals() {
    QCOMPARE(wordingIn("zh_CN").unitPrice(17.351), spelled("17.35~元/卡时"));
    QCOMPARE(wordingIn("en").unitPrice(17.351), spelled("¥17.35"));
    QCOMPARE(wordingIn("en").unitPrice(30), spelled("¥30.00"));
  }

  void sharesAreWholePercentOnScreens() {
    const TextWording wording = wordingIn("zh_CN");
    QCOMPARE(wording.percent(0.7412), spelled("74~%"));
    QCOMPARE(wording.percent(0.004), spelled("<1~%"));
    QCOMPARE(wording.percent(0), spelled("0~%"));
    QCOMPARE(wording.percent(1), spelled("100~%"));
    QCOMPARE(wording.percent(-0.1), spelled("-10~%"));
  }

  void numbersGroupThousandsAndUseTheTrueMinusSign() {
    const TextWording wording = wordingIn("en");
    QCOMPARE(wording.number(1042790, 0), QStringLiteral("1,042,790"));
    QCOMPARE(wording.number(-4.06, 1), spelled("-4.1"));
    QCOMPARE(wording.number(-0.04, 1), QStringLiteral("0.0"));
    QCOMPARE(wording.number(std::nan(""), 1), QString::fromUtf8("—"));
    QCOMPARE(wording.number(std::numeric_limits<double>::infinity(), 1), QString::fromUtf8("—"));
  }

  void quantitiesCarryTheirUnit_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    int count = 0;
    const auto row = [&count](double value, Unit unit, const char* chinese, const char* english) {
      QTest::addRow("%d", count++) << value << static_cast<int>(unit) << spelled(chinese) << spelled(english);
    };
    row(64, Unit::Gpus, "64~卡", "64~GPUs");
    row(1, Unit::Gpus, "1~卡", "1~GPU");
    row(4, Unit::Servers, "4~台服务器", "4~servers");
    row(1042790, Unit::GpuHours, "1,042,790~卡时", "1,042,790~GPU-hours");
    row(1.3, Unit::People, "1.3~人", "1.3~people");
    row(1, Unit::People, "1~人", "1~person");
    row(36, Unit::Months, "36~个月", "36~months");
    row(14, Unit::Weeks, "14~周", "14~weeks");
    row(30, Unit::Minutes, "30~分钟", "30~minutes");
    row(0.62, Unit::Share, "62~%", "62~%");
    row(0.125, Unit::Share, "12.5~%", "12.5~%");
    row(0.07, Unit::Share, "7~%", "7~%");
    row(0.0312345, Unit::Share, "3.1~%", "3.1~%");
    row(0.7712345, Unit::Share, "77~%", "77~%");
    row(-0.9, Unit::RatePerYear, "-90~%", "-90~%");
    row(78.3, Unit::Points, "78.3~分", "78.3~points");
    row(17.2, Unit::MoneyPerGpuHour, "17.2~元/卡时", "¥17.2~per GPU-hour");
    row(17.351234, Unit::MoneyPerGpuHour, "17.35~元/卡时", "¥17.35~per GPU-hour");
    row(0.0425, Unit::MoneyPerGigabyte, "0.0425~元/GB", "¥0.0425~per GB");
    row(540000, Unit::MoneyPerYear, "54~万元/年", "¥540k~a year");
    row(24000000, Unit::Money, "2,400~万元", "¥24.0M");
    row(1.54, Unit::None, "1.54", "1.54");
  }
  void quantitiesCarryTheirUnit() {
    QFETCH(double, value);
    QFETCH(int, unit);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    const Quantity quantity{value, static_cast<Unit>(unit)};
    QCOMPARE(wordingIn("zh_CN").quantityString(quantity), chinese);
    QCOMPARE(wordingIn("en").quantityString(quantity), english);
  }

  void everyUnitButThePlainNumberHasALabel() {
    for (int unit = static_cast<int>(Unit::None); unit <= static_cast<int>(Unit::MoneyPerGpuYear); ++unit) {
      const bool isPlain = static_cast<Unit>(unit) == Unit::None;
      QCOMPARE(wordingIn("en").unitLabel(static_cast<Unit>(unit)).isEmpty(), isPlain);
      QCOMPARE(wordingIn("zh_CN").unitLabel(static_cast<Unit>(unit)).isEmpty(), isPlain);
    }
    QCOMPARE(wordingIn("zh_CN").unitLabel(Unit::Gpus), QString::fromUtf8("张 GPU"));
    QCOMPARE(wordingIn("zh_CN").unitLabel(Unit::MoneyPerGpuHour), QString::fromUtf8("元/卡时"));
    QCOMPARE(wordingIn("en").unitLabel(Unit::MoneyPerGpuHour), QString::fromUtf8("¥/GPU-hour"));
  }

  void messagesTakeTypedArguments() {
    const Message message{CORE_TEXT("The largest job needs %1, more than the peak demand of %2. Lower it or raise the peak."),
                          {Quantity{96, Unit::Gpus}, Quantity{64, Unit::Gpus}}};
    QCOMPARE(wordingIn("en").string(message),
             spelled("The largest job needs 96~GPUs, more than the peak demand of 64~GPUs. Lower it or raise the peak."));
    const QString chinese = wordingIn("zh_CN").string(message);
    QVERIFY(chinese.contains(spelled("96~卡")) && chinese.contains(spelled("64~卡")) && chinese.endsWith(u'。'));
  }

  void chineseIsSetOffFromLatinAndDigitsByASpace() {
    const TextWording wording = wordingIn("zh_CN");
    const auto sentence = [&](Alternative alternative) {
      return wording.string({CORE_TEXT("%1 below %2 (now %3): %4."),
                             {Phrase{"Average utilisation"}, Quantity{0.6, Unit::Share}, Quantity{0.72, Unit::Share},
                              nameOf(alternative)}});
    };
    QCOMPARE(sentence(Alternative::Hybrid), spelled("平均利用率低于 60~%（现为 72~%），改选混合方案。"));
    QCOMPARE(sentence(Alternative::GpuAsAService), spelled("平均利用率低于 60~%（现为 72~%），改选 GPU 租用。"));
    QCOMPARE(wording.string({CORE_TEXT("%1 is ruled out."), {nameOf(Alternative::GpuAsAService)}}),
             QString::fromUtf8("GPU 租用已被排除。"));
  }

  void anArgumentIsNeverReadAsAPlace() {
    const Message message{"%1 and %2", {std::string("100 %2"), std::string("b")}};
    QCOMPARE(wordingIn("en").string(message), QStringLiteral("100 %2 and b"));
  }

  void amountsThatDifferNeverPrintAlike() {
    const auto message = [](double left, double right) {
      return Message{"%1 / %2", {moneyFromDouble(left), Quantity{right, Unit::Money}}};
    };
    QCOMPARE(wordingIn("en").string(message(24490000, 24000000)), spelled("¥24.49M / ¥24.00M"));
    QCOMPARE(wordingIn("en").string(message(24001000, 24000000)), spelled("¥24.001M / ¥24.000M"));
    QCOMPARE(wordingIn("en").string(message(21400000, 18100000)), spelled("¥21.4M / ¥18.1M"));
    QCOMPARE(wordingIn("zh_CN").string(message(24490000, 24000000)), spelled("2,449~万元 / 2,400~万元"));
    QCOMPARE(wordingIn("zh_CN").string(message(24001000, 24000000)), spelled("2,400.1~万元 / 2,400~万元"));
  }

  void reportsGetMoneyInFull() {
    const Message message{"%1", {Money{1810430012}}};
    QCOMPARE(QString::fromStdString(wordingIn("zh_CN").text(message)), spelled("18,104,300.12~元"));
    QCOMPARE(QString::fromStdString(wordingIn("en").text(message)), spelled("18,104,300.12~CNY"));
  }

  // 15.5 as entered; never four decimals but for what costs less than a tenth.
  void pricesHaveAsManyDecimalsAsPeopleRead() {
    const TextWording wording = wordingIn("en");
    const auto price = [&](double value) { return wording.quantityString({value, Unit::MoneyPerGpuHour}); };
    QCOMPARE(price(1442.8125), spelled("¥1,442.81~per GPU-hour"));
    QCOMPARE(price(15.5), spelled("¥15.5~per GPU-hour"));
    QCOMPARE(price(0.7254), spelled("¥0.725~per GPU-hour"));
    QCOMPARE(price(0.0412), spelled("¥0.0412~per GPU-hour"));
  }

  // A limit is said in a larger unit only where that is exact.
  void waitsAreSaidInTheLargestExactUnit() {
    const auto wait = [](double minutes) { return wordingIn("en").quantityString({minutes, Unit::Minutes}); };
    QCOMPARE(wait(302400), spelled("30~weeks"));
    QCOMPARE(wait(5040), spelled("3.5~days"));
    QCOMPARE(wait(180), spelled("3~hours"));
    QCOMPARE(wait(90), spelled("90~minutes"));
    QCOMPARE(wait(4999), spelled("4,999~minutes"));
  }

  void spreadsheetsGetTheSeparatorsOfTheirLocale() {
    const CsvDialect german = spreadsheetDialect(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(german.separator, ';');
    QCOMPARE(german.decimalMark, ',');
    QVERIFY(german.byteOrderMark);
    const CsvDialect chinese = spreadsheetDialect(QLocale(QLocale::Chinese, QLocale::China));
    QCOMPARE(chinese.separator, ',');
    QCOMPARE(chinese.decimalMark, '.');
  }

  void anAxisNamesItsUnitOnce() {
    const MoneyScale chinese = wordingIn("zh_CN").moneyScale(23170000);
    QCOMPARE(chinese.divisor, 1e4);
    QCOMPARE(chinese.unit, QString::fromUtf8("万元"));
    const MoneyScale english = wordingIn("en").moneyScale(23170000);
    QCOMPARE(english.divisor, 1e6);
    QCOMPARE(english.unit, QString::fromUtf8("¥M"));
  }

  void contentOfTheDataFilesComesInTheLanguage() {
    const Localized text{"混合方案", "Hybrid"};
    QCOMPARE(wordingIn("zh_CN").string(text), QString::fromUtf8("混合方案"));
    QCOMPARE(wordingIn("en").string(text), QStringLiteral("Hybrid"));
  }
};

QTEST_GUILESS_MAIN(TextWordingTest)
#include "text_wording_test.moc"

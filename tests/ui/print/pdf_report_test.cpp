// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pdf_report.h"

#include "core/base/error.h"
#include "core/report/report.h"
#include "core/report/selection.h"
#include "core/report/verdict_words.h"
#include "tests/support/folders.h"
#include "ui/print/pdf_properties.h"
#include "ui/print/report_font.h"
#include "ui/print/report_preview.h"
#include "ui/tables/table_words.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(rackorrent::test::resourcesFolder());
  return loaded;
}

// Poppler is another reader of PDF than the library that wrote it.
QString poppler(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  process.waitForFinished(60000);
  const QString faults = QString::fromUtf8(process.readAllStandardError());
  return faults.isEmpty() ? QString::fromUtf8(process.readAllStandardOutput())
                          : QStringLiteral("FAULT ") + faults;
}

// Line breaks and spaces depend on the layout, the characters do not.
QString packed(QString text) { return text.remove(QRegularExpression(QStringLiteral("[\\s\\x{00A0}\\f]"))); }

Evaluation longEvaluation() {
  Evaluation evaluation;
  evaluation.title = "大模型平台 A";
  evaluation.set("project.horizon_months"_field, Number(120));
  evaluation.set("owned.useful_life_years"_field, Number(5));
  return evaluation;
}

TextWording wordingOf(const QString& key) { return {languageFromKey(key), QStringLiteral("CNY")}; }

// The whole report, or what is made of it.
struct Made {
  Evaluation evaluation;
  Assessment assessment = assess(evaluation, knowledge());
  ReportDocument document = makeReport(evaluation, assessment, knowledge());
};

void print(const QString& path, const Made& made, const QString& key, PaperSize size = PaperSize::A4) {
  const TextWording wording = wordingOf(key);
  writePdf(path, {made.document, made.evaluation, made.assessment, wording, size});
}

bool isChinese(const QString& key) { return key.startsWith(QStringLiteral("zh")); }

}  // namespace

class PdfReportTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
      QSKIP("poppler-utils is not installed");
    QVERIFY(m_folder.isValid());
    qputenv("SOURCE_DATE_EPOCH", "1796083200");  // 2026-12-01 00:00 UTC
    for (const QString& key : {QStringLiteral("zh_CN"), QStringLiteral("en")}) {
      installLanguage(languageFromKey(key));
      print(pathOf(key), m_made, key);
      const Made lengthy{longEvaluation()};
      print(pathOf(key + QStringLiteral("_long")), lengthy, key);
      print(pathOf(key + QStringLiteral("_letter")), lengthy, key, PaperSize::Letter);
      Made brief{longEvaluation()};
      brief.document = shortForm(brief.document);
      print(pathOf(key + QStringLiteral("_short")), brief, key);
    }
  }
  void init() { qputenv("SOURCE_DATE_EPOCH", "1796083200"); }

  void bothLanguages_data() {
    QTest::addColumn<QString>("key");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    QTest::newRow("English") << QStringLiteral("en");
  }

  void theTextIsThatOfTheReport_data() { bothLanguages_data(); }
  void theTextIsThatOfTheReport() {
    QFETCH(QString, key);
    installLanguage(languageFromKey(key));
    const TextWording wording = wordingOf(key);
    const QString text = packed(textOf(key));
    const ReportDocument document = makeReport(m_evaluation, m_assessment, knowledge());
    QVERIFY(text.contains(packed(wording.string(decisionLine(m_evaluation, m_assessment)))));
    for (const Section& section : document.sections) {
      if (&section != &document.sections.front())
        QVERIFY2(text.contains(packed(wordsOf(section.title, wording))), section.id.c_str());
      for (const Block& block : section.blocks)
        if (const auto* paragraph = std::get_if<Paragraph>(&block))
          QVERIFY2(text.contains(packed(wordsOf(paragraph->text, wording))), section.id.c_str());
    }
  }

  // Every amount of the ledger's categories, digit for digit.
  void theCostTableHasTheExactAmounts_data() { bothLanguages_data(); }
  void theCostTableHasTheExactAmounts() {
    QFETCH(QString, key);
    const QString text = packed(textOf(key));
    for (const AlternativeAssessment& assessed : m_assessment.alternatives) {
      QLocale locale(QLocale::English, QLocale::UnitedStates);
      for (const CostCategory category : allCostCategories) {
        const Money amount = assessed.ledger.of(category);
        if (amount < Money{}) continue;
        const QString digits = QStringLiteral("%1.%2")
                                   .arg(locale.toString(qlonglong{amount.hundredths / 100}))
                                   .arg(amount.hundredths % 100, 2, 10, QLatin1Char('0'));
        QVERIFY2(text.contains(digits), qPrintable(digits));
      }
    }
  }

  void everyPageSaysWhichItIs_data() { bothLanguages_data(); }
  void everyPageSaysWhichItIs() {
    QFETCH(QString, key);
    const QString info = poppler(QStringLiteral("pdfinfo"), {pathOf(key)});
    const int pages = QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)")).match(info).captured(1).toInt();
    QVERIFY(pages > 3);
    const QStringList texts = textOf(key).split(u'\f', Qt::SkipEmptyParts);
    QCOMPARE(texts.size(), pages);
    const QString pattern =
        key == QStringLiteral("zh_CN") ? QStringLiteral("第%1页，共%2页") : QStringLiteral("Page%1of%2");
    for (int page = 0; page < pages; ++page)
      QVERIFY2(packed(texts[page]).contains(pattern.arg(page + 1).arg(pages)),
               qPrintable(texts[page].right(200)));
  }

  void fontsAreEmbeddedAndSearchable_data() { bothLanguages_data(); }
  void fontsAreEmbeddedAndSearchable() {
    QFETCH(QString, key);
    QStringList lines = poppler(QStringLiteral("pdffonts"), {pathOf(key)}).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(lines.size() > 2);
    for (const QString& line : lines.mid(2)) {
      const QStringList words = line.simplified().split(u' ');
      QCOMPARE(words[words.size() - 5], QStringLiteral("yes"));  // embedded
      QCOMPARE(words[words.size() - 3], QStringLiteral("yes"));  // has a Unicode map
    }
  }

  void nothingIsAPixelPicture_data() { bothLanguages_data(); }
  void nothingIsAPixelPicture() {
    QFETCH(QString, key);
    const QStringList lines = poppler(QStringLiteral("pdfimages"), {QStringLiteral("-list"), pathOf(key)})
                                  .split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);  // the two lines of the head
  }

  void noWordLeavesThePage_data() {
    QTest::addColumn<QString>("key");
    for (const char* name :
         {"zh_CN", "en", "zh_CN_long", "en_long", "zh_CN_letter", "en_letter", "zh_CN_short", "en_short"})
      QTest::newRow(name) << QString::fromUtf8(name);
  }
  void noWordLeavesThePage() {
    QFETCH(QString, key);
    const QString boxes =
        poppler(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pathOf(key), QStringLiteral("-")});
    QXmlStreamReader reader(boxes);
    double width = 0;
    double height = 0;
    int words = 0;
    constexpr double sideMargin = 17 / 25.4 * 72 - 2;
    while (!reader.atEnd()) {
      reader.readNext();
      if (!reader.isStartElement()) continue;
      const auto number = [&](const char* name) {
        return reader.attributes().value(QLatin1String(name)).toDouble();
      };
      if (reader.name() == QStringLiteral("page")) {
        width = number("width");
        height = number("height");
      }
      if (reader.name() != QStringLiteral("word")) continue;
      ++words;
      QVERIFY2(number("xMin") >= sideMargin && number("xMax") <= width - sideMargin && number("yMin") >= 0 &&
                   number("yMax") <= height,
               qPrintable(QStringLiteral("%1 at %2").arg(reader.readElementText()).arg(number("xMax"))));
    }
    QVERIFY(words > 200);
  }

  void headsAreRepeatedOnEachPageOfALongTable_data() { bothLanguages_data(); }
  void headsAreRepeatedOnEachPageOfALongTable() {
    QFETCH(QString, key);
    installLanguage(languageFromKey(key));
    const TextWording wording = wordingOf(key);
    const Assessment assessment = assess(longEvaluation(), knowledge());
    const ReportDocument document = makeReport(longEvaluation(), assessment, knowledge());
    const Table* months = findTable(document, "costs_by_month");
    QVERIFY(months != nullptr);
    const QString head = wordsOf(months->columns.back().heading, wording);
    int withRows = 0;
    int withHead = 0;
    for (const QString& page : textOf(key + QStringLiteral("_long")).split(u'\f')) {
      // Three rows of the table in a row mean that it runs over this page.
      const bool hasRows = page.contains(QRegularExpression(
          QStringLiteral("\\n\\s*(\\d+)(\\s+[\\d,]+\\.\\d\\d){4}\\s*\\n\\s*\\d+(\\s+[\\d,]+\\.\\d\\d){4}")));
      withRows += hasRows;
      withHead += hasRows && packed(page).contains(packed(head));
    }
    QVERIFY(withRows >= 3);
    QCOMPARE(withHead, withRows);
  }

  void theFirstPageIsShortAndComplete() {
    installLanguage(Language::English);
    const TextWording wording = wordingOf(QStringLiteral("en"));
    const QString page = textOf(QStringLiteral("en")).split(u'\f').front();
    const auto words = page.simplified().split(u' ').size();
    QVERIFY2(words <= 420,
             qPrintable(QString::number(words)));  // 250 of text, the rest is the chart's and the tables'
    for (const Alternative alternative : allAlternatives)
      QVERIFY(page.contains(wording.string(nameOf(alternative))));
    const QString total = wording.shortMoney(
        toDouble(m_assessment.alternatives[indexOf(m_assessment.decision.verdict.best)].ledger.total()));
    QVERIFY2(packed(page).contains(packed(total)), qPrintable(total));
    // Read column by column: the lines of the two columns stand beside each other.
    const QString columns = poppler(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), QStringLiteral("-l"),
                                                                  QStringLiteral("1"), pathOf(QStringLiteral("en")),
                                                                  QStringLiteral("-")});
    QVERIFY(!m_assessment.flipPoints.empty());
    const QString flip = wording.string(flipLine(m_assessment.flipPoints.front()));
    QVERIFY2(packed(columns).contains(packed(flip)), qPrintable(flip));
  }

  // The summary has one chart, which is never left out for want of room.
  void theFirstPageShowsItsChart_data() { noWordLeavesThePage_data(); }
  void theFirstPageShowsItsChart() {
    QFETCH(QString, key);
    const QString page = textOf(key).split(u'\f').front();
    const QString months = isChinese(key) ? QStringLiteral("月份") : QStringLiteral("Month");
    QVERIFY2(page.contains(months), qPrintable(page));
    const QString steps = isChinese(key) ? QStringLiteral("下一步") : QStringLiteral("Next steps");
    QVERIFY2(page.contains(steps), qPrintable(page));
  }

  void theShortFormHasTwoPages_data() { bothLanguages_data(); }
  void theShortFormHasTwoPages() {
    QFETCH(QString, key);
    QCOMPARE(textOf(key + QStringLiteral("_short")).split(u'\f', Qt::SkipEmptyParts).size(), 2);
  }

  // A foot is two texts with a gap between them: neither runs into the other, however long the title is.
  void theFootIsReadable_data() { noWordLeavesThePage_data(); }
  void theFootIsReadable() {
    QFETCH(QString, key);
    const QString digest = QStringLiteral("RackOrRent");
    for (const QString& page : textOf(key).split(u'\f', Qt::SkipEmptyParts)) {
      const QString foot = page.trimmed().split(u'\n').back();
      QVERIFY2(foot.contains(digest) && foot.contains(QRegularExpression(QStringLiteral("\\s{3,}\\S+ ?\\d"))),
               qPrintable(foot));
    }
  }

  void thePreviewHasThePagesOfTheFile_data() { bothLanguages_data(); }
  void thePreviewHasThePagesOfTheFile() {
    QFETCH(QString, key);
    installLanguage(languageFromKey(key));
    const TextWording wording = wordingOf(key);
    const ReportPreview preview({m_made.document, m_made.evaluation, m_made.assessment, wording});
    QCOMPARE(preview.pageCount(), static_cast<int>(textOf(key).split(u'\f', Qt::SkipEmptyParts).size()));
  }

  void letterIsLetter() {
    const QString info = poppler(QStringLiteral("pdfinfo"), {pathOf(QStringLiteral("en_letter"))});
    QVERIFY2(info.contains(QStringLiteral("612 x 792")), qPrintable(info));
  }

  // No price is printed with more than two decimals, and no wait in more minutes than people count.
  void figuresAreInTheUnitsOfPeople_data() { bothLanguages_data(); }
  void figuresAreInTheUnitsOfPeople() {
    QFETCH(QString, key);
    const QString text = textOf(key);
    QVERIFY(!text.contains(QStringLiteral("302,400")));
    const auto price =
        QRegularExpression(QStringLiteral("¥[1-9][\\d,]*\\.\\d{3}|[1-9]\\d*\\.\\d{3,}\\s*元/卡时"))
            .match(text);
    QVERIFY2(!price.hasMatch(), qPrintable(price.captured()));
  }

  void theSameInputGivesTheSameBytes() {
    installLanguage(Language::English);
    const QString again = m_folder.filePath(QStringLiteral("again.pdf"));
    print(again, m_made, QStringLiteral("en"));
    QCOMPARE(bytesOf(again), bytesOf(pathOf(QStringLiteral("en"))));
    const QString info = poppler(QStringLiteral("pdfinfo"), {QStringLiteral("-isodates"), again});
    QVERIFY2(info.contains(QStringLiteral("2026-12-01T00:00:00")), qPrintable(info));
  }

  void theLocaleChangesNoDigit() {
    installLanguage(Language::English);
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const QString german = m_folder.filePath(QStringLiteral("german.pdf"));
    print(german, m_made, QStringLiteral("en"));
    QLocale::setDefault(before);
    QCOMPARE(bytesOf(german), bytesOf(pathOf(QStringLiteral("en"))));
  }

  void theOutlineLeadsToEverySection() {
    installLanguage(Language::English);
    const QByteArray pdf = bytesOf(pathOf(QStringLiteral("en")));
    const ReportDocument document = makeReport(m_evaluation, m_assessment, knowledge());
    QCOMPARE(pdf.count("/Dest ["), static_cast<qsizetype>(document.sections.size()));
    QVERIFY(pdf.contains("/Lang (en)"));
    const QString outline =
        poppler(QStringLiteral("pdftohtml"), {QStringLiteral("-xml"), QStringLiteral("-i"),
                                              QStringLiteral("-stdout"), pathOf(QStringLiteral("en"))});
    const TextWording wording = wordingOf(QStringLiteral("en"));
    const qsizetype from = outline.indexOf(QStringLiteral("<outline>"));
    QVERIFY(from > 0);
    for (const Section& section : document.sections)
      QVERIFY2(outline.indexOf(wordsOf(section.title, wording).toHtmlEscaped(), from) > 0,
               section.id.c_str());
  }

  void bytesOfAnotherWriterStayAsTheyAre() {
    const QByteArray other = "%PDF-1.7 something else";
    QCOMPARE(withOutline(other, {{QStringLiteral("a"), 1}}, QStringLiteral("en")), other);
    QCOMPARE(withCreationDate(other, documentDate()), other);
  }

  void withoutAChineseFontChineseIsRefusedWithThePackageNamed() {
    try {
      reportFamilies(Language::SimplifiedChinese, {});
      QFAIL("no error");
    } catch (const Error& error) {
      QVERIFY(plainText(error.advice()).find("fonts-wqy-microhei") != std::string::npos);
    }
    QVERIFY(!reportFamilies(Language::English, {}).isEmpty());
  }

  void wenQuanYiStandsBeforeNoto() {
    const QStringList both{QStringLiteral("Noto Sans CJK SC"), QStringLiteral("WenQuanYi Micro Hei")};
    QCOMPARE(reportFamilies(Language::SimplifiedChinese, both).front(),
             QStringLiteral("WenQuanYi Micro Hei"));
  }

  void aFileThatCannotBeWrittenIsAnErrorAndTheOldOneStays() {
    const QString folder = m_folder.filePath(QStringLiteral("a folder"));
    QVERIFY(QDir().mkpath(folder));
    QVERIFY_EXCEPTION_THROWN(print(folder, m_made, QStringLiteral("en")), Error);
    QVERIFY(QFileInfo(folder).isDir());
  }

 private:
  QString pathOf(const QString& key) const { return m_folder.filePath(key + QStringLiteral(".pdf")); }
  QString textOf(const QString& key) const {
    return poppler(QStringLiteral("pdftotext"),
                   {QStringLiteral("-layout"), pathOf(key), QStringLiteral("-")});
  }
  static QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  QTemporaryDir m_folder;
  Made m_made;
  const Evaluation& m_evaluation = m_made.evaluation;
  const Assessment& m_assessment = m_made.assessment;
};

QTEST_MAIN(PdfReportTest)
#include "pdf_report_test.moc"

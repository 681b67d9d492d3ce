// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/folders.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <vector>

namespace {

struct Entry {
  QString context;
  QString source;
  QString translation;
};

std::vector<Entry> chineseEntries() {
  QFile file(QString::fromStdString((rackorrent::test::sourceFolder() / "translations/rackorrent_zh_CN.ts").string()));
  if (!file.open(QIODevice::ReadOnly)) return {};
  QXmlStreamReader reader(&file);
  std::vector<Entry> entries;
  Entry entry;
  while (!reader.atEnd()) {
    if (reader.readNext() != QXmlStreamReader::StartElement) continue;
    if (reader.name() == QLatin1String("name")) entry.context = reader.readElementText();
    if (reader.name() == QLatin1String("source")) entry.source = reader.readElementText();
    if (reader.name() != QLatin1String("translation")) continue;
    entry.translation = reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    if (!entry.translation.isEmpty()) entries.push_back(entry);
  }
  return entries;
}

QSet<QString> placesOf(const QString& text) {
  static const QRegularExpression place(QStringLiteral("%L?[n1-9]"));
  QSet<QString> places;
  for (auto match = place.globalMatch(text); match.hasNext();) places << match.next().captured();
  return places;
}

void verifyNone(const QStringList& faults) { QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n'))); }

}  // namespace

// The rules of looks.md section 3 for Chinese, over every entry of the file.
class TranslationsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_entries = chineseEntries();
    QVERIFY(m_entries.size() > 500);
  }

  void everyPlaceOfTheSourceIsKept() {
    QStringList faults;
    for (const Entry& entry : m_entries)
      if (placesOf(entry.source) != placesOf(entry.translation)) faults << entry.context + QStringLiteral(": ") + entry.translation;
    verifyNone(faults);
  }

  void punctuationBesideChineseIsFullWidth() {
    // Ranges and not \p{Han}: newer PCRE counts the full stop 。 as Han, too.
    static const QRegularExpression halfWidth(
        QStringLiteral("[\\x{4E00}-\\x{9FFF}][,;:?!]|[,;?!][\\x{4E00}-\\x{9FFF}]"
                       "|[\\x{4E00}-\\x{9FFF}]\\.(?!\\w)"));
    verifyNone(entriesMatching(halfWidth));
  }

  void chineseAndLatinAreSetOffByASpace() {
    static const QRegularExpression joined(
        QStringLiteral("[\\x{4E00}-\\x{9FFF}][A-Za-z0-9]|[A-Za-z0-9%][\\x{4E00}-\\x{9FFF}]"));
    QStringList faults;
    for (Entry entry : m_entries) {
      // A place is filled by the wording, which sets the space; mnemonics are Qt's affair.
      entry.translation.replace(QRegularExpression(QStringLiteral("%L?[n1-9]")), QStringLiteral(" "));
      entry.translation.remove(QRegularExpression(QStringLiteral("\\(&\\w\\)")));
      if (joined.match(entry.translation).hasMatch()) faults << entry.context + QStringLiteral(": ") + entry.translation;
    }
    verifyNone(faults);
  }

  void theMiddleDotIsNotUsed() { verifyNone(entriesMatching(QRegularExpression(QStringLiteral("\\x{B7}")))); }

 private:
  QStringList entriesMatching(const QRegularExpression& pattern) const {
    QStringList faults;
    for (const Entry& entry : m_entries)  // ;; parts the kinds of files in a dialog
      if (pattern.match(QString(entry.translation).replace(QLatin1String(";;"), QLatin1String(" "))).hasMatch())
        faults << entry.context + QStringLiteral(": ") + entry.translation;
    return faults;
  }

  std::vector<Entry> m_entries;
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"

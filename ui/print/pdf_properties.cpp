// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pdf_properties.h"

#include <QRegularExpression>
#include <QTimeZone>

namespace rackorrent::ui {
namespace {

// The parts of the file that the update refers to.
struct Structure {
  int size = 0;
  int root = 0;
  int info = 0;
  int pages = 0;
  qint64 xref = 0;
  std::vector<int> pageObjects;
  bool isComplete() const { return size > 0 && root > 0 && xref > 0 && !pageObjects.empty(); }
};

int numberBehind(const QByteArray& pdf, const QByteArray& key, qsizetype from) {
  const qsizetype at = pdf.indexOf(key, from);
  if (at < 0) return 0;
  qsizetype end = at + key.size();
  while (end < pdf.size() && pdf[end] >= '0' && pdf[end] <= '9') ++end;
  return pdf.mid(at + key.size(), end - at - key.size()).toInt();
}

Structure structureOf(const QByteArray& pdf) {
  Structure found;
  const qsizetype trailer = pdf.lastIndexOf("trailer");
  const qsizetype kids = pdf.lastIndexOf("/Kids");
  if (trailer < 0 || kids < 0) return found;
  found.size = numberBehind(pdf, "/Size ", trailer);
  found.root = numberBehind(pdf, "/Root ", trailer);
  found.info = numberBehind(pdf, "/Info ", trailer);
  found.xref = numberBehind(pdf, "startxref\n", trailer);
  found.pages = numberBehind(pdf, "/Pages ", 0);
  const qsizetype from = pdf.indexOf('[', kids) + 1;
  const QList<QByteArray> words = pdf.mid(from, pdf.indexOf(']', from) - from).simplified().split(' ');
  for (qsizetype i = 0; i + 2 < words.size(); i += 3) found.pageObjects.push_back(words[i].toInt());
  return found;
}

// UTF-16 with a byte order mark, in hexadecimal.
QByteArray textString(const QString& text) {
  QByteArray bytes = "FEFF";
  for (const QChar character : text)
    bytes += QByteArray::number(character.unicode(), 16).rightJustified(4, '0').toUpper();
  return '<' + bytes + '>';
}

QByteArray reference(int object) { return QByteArray::number(object) + " 0 R"; }

QByteArray paddedOffset(qsizetype offset) {
  return QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
}

QByteArray bookmarkBody(const Bookmark& bookmark, const Structure& file, int outline, int index, int count) {
  const auto page =
      static_cast<std::size_t>(qBound(0, bookmark.page - 1, static_cast<int>(file.pageObjects.size()) - 1));
  QByteArray body = "<<\n/Title " + textString(bookmark.title) + "\n/Parent " + reference(outline) +
                    "\n/Dest [" + reference(file.pageObjects[page]) + " /XYZ null null null]\n";
  if (index > 0) body += "/Prev " + reference(outline + index) + '\n';
  if (index + 1 < count) body += "/Next " + reference(outline + index + 2) + '\n';
  return body + ">>";
}

}  // namespace

QByteArray withOutline(const QByteArray& pdf, const std::vector<Bookmark>& bookmarks,
                       const QString& languageTag) {
  const Structure file = structureOf(pdf);
  if (!file.isComplete() || bookmarks.empty()) return pdf;
  const int count = static_cast<int>(bookmarks.size());
  const int outline = file.size;
  QByteArray result = pdf;
  if (!result.endsWith('\n')) result += '\n';
  const auto write = [&](int object, const QByteArray& body) {
    const qsizetype offset = result.size();
    result += QByteArray::number(object) + " 0 obj\n" + body + "\nendobj\n";
    return offset;
  };
  const qsizetype rootOffset =
      write(file.root, "<<\n/Type /Catalog\n/Pages " + reference(file.pages) + "\n/Outlines " +
                           reference(outline) + "\n/Lang (" + languageTag.toLatin1() + ")\n>>");
  QByteArray offsets = paddedOffset(write(outline, "<<\n/Type /Outlines\n/First " + reference(outline + 1) +
                                                       "\n/Last " + reference(outline + count) + "\n/Count " +
                                                       QByteArray::number(count) + "\n>>"));
  for (int i = 0; i < count; ++i)
    offsets += paddedOffset(write(
        outline + 1 + i, bookmarkBody(bookmarks[static_cast<std::size_t>(i)], file, outline, i, count)));
  const qsizetype xref = result.size();
  result += "xref\n" + QByteArray::number(file.root) + " 1\n" + paddedOffset(rootOffset) +
            QByteArray::number(outline) + ' ' + QByteArray::number(count + 1) + '\n' + offsets;
  result += "trailer\n<<\n/Size " + QByteArray::number(outline + count + 1) + "\n/Root " +
            reference(file.root) + "\n/Info " + reference(file.info) + "\n/Prev " +
            QByteArray::number(file.xref) + "\n>>\nstartxref\n" + QByteArray::number(xref) + "\n%%EOF\n";
  return result;
}

QByteArray withCreationDate(const QByteArray& pdf, const QDateTime& date) {
  const QByteArray key = "/CreationDate (";
  const qsizetype at = pdf.indexOf(key);
  if (at < 0) return pdf;
  const qsizetype from = at + key.size();
  const qsizetype end = pdf.indexOf(')', from);
  const QByteArray text = date.toUTC().toString(QStringLiteral("'D:'yyyyMMddHHmmss'Z)'")).toLatin1();
  if (end < from || end - from + 1 < text.size()) return pdf;
  // The file's table counts bytes, so the shorter text is padded behind.
  QByteArray result = pdf;
  return result.replace(from, end - from + 1, text.leftJustified(end - from + 1, ' '));
}

QDateTime documentDate() {
  bool isNumber = false;
  const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isNumber);
  return isNumber ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc();
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace rackorrent::ui {

struct Bookmark {
  QString title;
  int page = 1;
};

// What QPdfWriter does not write: the outline and the language, as an incremental update behind its file, and
// a given date of creation in place of its own. Bytes that do not look like its file come back unchanged.
QByteArray withOutline(const QByteArray& pdf, const std::vector<Bookmark>& bookmarks,
                       const QString& languageTag);
QByteArray withCreationDate(const QByteArray& pdf, const QDateTime& date);

// SOURCE_DATE_EPOCH where it is set (reproducible-builds.org), else now; in UTC.
QDateTime documentDate();

}  // namespace rackorrent::ui

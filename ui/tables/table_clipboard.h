// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

class QAbstractItemModel;
class QMimeData;

namespace rackorrent::ui {

// The whole table with its heads, as tabbed text and as HTML: pastes with columns into spreadsheets and
// documents. The caller owns the result.
QMimeData* tableMimeData(const QAbstractItemModel& model);
QMimeData* tableMimeData(const QStringList& heads, const QList<QStringList>& rows);
void copyTable(const QAbstractItemModel& model);

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace rackorrent::ui {

// What the models of this folder tell beside the texts.
enum TableRole {
  NoteRole = Qt::UserRole + 1,  // QString, smaller, under the value
  MarkRole,                     // int of core's Mark
  MarkTextRole,                 // QString: "▲ best"
  AlternativeRole,              // int of Alternative: its marker stands before the text
  IsWinnerRole,                 // bool: on the selected ground
  IsTotalRole,                  // bool: bold under a strong line
  SourcesRole,                  // QStringList of ids
  BarsRole,                     // QList<double>, 0 to 1: lengths of the bars of a cell
  SignRole,                     // int: 1 and -1 are coloured and marked as for and against
  IsMutedRole                   // bool
};

}  // namespace rackorrent::ui

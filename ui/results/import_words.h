// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/importers/import_options.h"
#include "core/importers/import_report.h"
#include "ui/text/text_wording.h"

#include <QString>

#include <cstddef>
#include <initializer_list>
#include <vector>

class QComboBox;

namespace rackorrent::ui {

// The words of an import's review. The boxes keep what is chosen.
void fillFormats(QComboBox& box, const TextWording& wording);
void fillRunning(QComboBox& box);
void fillInUse(QComboBox& box);

QString linesOf(std::initializer_list<const std::vector<Message>*> groups, const TextWording& wording);
QString refusalText(const QString& fileName, const Error& error, const TextWording& wording);
// The column's name with what it was taken for below it.
QString previewHead(const ImportPreview& preview, std::size_t column);
// "von=start, 3=gpus"
std::vector<ColumnChoice> columnChoicesIn(const QString& text);

}  // namespace rackorrent::ui

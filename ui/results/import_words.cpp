// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/import_words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace rackorrent::ui {
namespace {

struct ImportWords {
  Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

void fill(QComboBox& box, const QString& name, const QList<std::pair<QString, QString>>& entries) {
  const int chosen = std::max(0, box.currentIndex());
  box.clear();
  for (const auto& [text, key] : entries) box.addItem(text, key);
  box.setCurrentIndex(chosen);
  box.setAccessibleName(name);
  box.setToolTip(name);
}

QString keyText(std::string_view key) {
  return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

}  // namespace

void fillFormats(QComboBox& box, const TextWording& wording) {
  QList<std::pair<QString, QString>> entries = {{ImportWords::tr("Format: by content"), QString()}};
  for (const DemandFormat format : allDemandFormats)
    entries << std::pair(wording.string(nameOf(format)), keyText(keyOf(format)));
  fill(box, ImportWords::tr("Format of the log"), entries);
}

void fillRunning(QComboBox& box) {
  fill(box, ImportWords::tr("Jobs without an end"),
       {{ImportWords::tr("Jobs without an end: until the newest time"), QString()},
        {ImportWords::tr("Jobs without an end: left out"), QStringLiteral("none")}});
}

void fillInUse(QComboBox& box) {
  fill(box, ImportWords::tr("When a GPU counts as in use"),
       {{ImportWords::tr("In use: busy or memory held"), keyText(keyOf(InUseRule::BusyOrHeld))},
        {ImportWords::tr("In use: busy"), keyText(keyOf(InUseRule::Busy))},
        {ImportWords::tr("In use: memory held"), keyText(keyOf(InUseRule::MemoryHeld))},
        {ImportWords::tr("In use: the utilisation itself"), keyText(keyOf(InUseRule::Equivalents))}});
}

QString linesOf(std::initializer_list<const std::vector<Message>*> groups, const TextWording& wording) {
  QStringList lines;
  for (const std::vector<Message>* group : groups)
    for (const Message& message : *group) lines << wording.string(message);
  return lines.join(u'\n');
}

QString refusalText(const QString& fileName, const Error& error, const TextWording& wording) {
  QString text = ImportWords::tr("%1 was not taken. %2").arg(fileName, wording.string(error.message()));
  if (!error.advice().source.empty()) text += u'\n' + wording.string(error.advice());
  return text;
}

QString previewHead(const ImportPreview& preview, std::size_t column) {
  const QString name = QString::fromStdString(preview.columns[column]);
  if (column >= preview.roles.size() || preview.roles[column].empty()) return name;
  return name + u'\n' + ImportWords::tr("(%1)").arg(QString::fromStdString(preview.roles[column]));
}

std::vector<ColumnChoice> columnChoicesIn(const QString& text) {
  std::vector<ColumnChoice> choices;
  for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
    const qsizetype equals = part.lastIndexOf(u'=');
    if (equals < 1) continue;
    choices.push_back(
        {part.left(equals).trimmed().toStdString(), part.mid(equals + 1).trimmed().toStdString()});
  }
  return choices;
}

}  // namespace rackorrent::ui

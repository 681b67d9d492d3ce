// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "ui/settings/look.h"
#include "ui/text/text_wording.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace rackorrent::ui {

// One statement of the guides: a title, what it says, a muted note under it, a badge, its sources.
struct Entry {
  QString title;
  QString text;
  QString note;
  QStringList sources;
  std::optional<Badge> badge = std::nullopt;
  QString badgeText = {};
  QString sign = {};  // a number or a mark before the title
};

// Entries one under the other, parted by lines.
class EntryList : public QWidget {
  Q_OBJECT

 public:
  EntryList(const Knowledge& knowledge, const TextWording& wording, QWidget* parent);

  void addHead(const QString& text);
  void add(const Entry& entry);

 private:
  const Knowledge& m_knowledge;
  TextWording m_wording;
  QVBoxLayout* m_column = nullptr;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "ui/text/text_wording.h"

#include <QStringList>
#include <QWidget>

namespace rackorrent::ui {

// The ids of sources as links; each opens what the source says and where it stands.
class SourceLinks : public QWidget {
  Q_OBJECT

 public:
  SourceLinks(const QStringList& ids, const Knowledge& knowledge, const TextWording& wording,
              QWidget* parent);
};

QStringList toStringList(const Sources& ids);

// The popover of one or several sources at a widget, such as a cell of a table.
void openSources(const QStringList& ids, const Knowledge& knowledge, const TextWording& wording,
                 QWidget* anchor);

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/link_button.h"

#include "ui/settings/look.h"

namespace rackorrent::ui {

QPushButton* makeLink(const QString& objectName, QWidget* parent) {
  auto* link = new QPushButton(parent);
  link->setObjectName(objectName);
  link->setCursor(Qt::PointingHandCursor);
  link->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  link->setAutoDefault(true);  // Enter follows it
  setLink(link);
  setFontRole(link, FontRole::Caption);
  return link;
}

}  // namespace rackorrent::ui

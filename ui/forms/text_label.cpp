// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/text_label.h"

namespace rackorrent::ui {

QLabel* makeLabel(FontRole role, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  setFontRole(label, role);
  return label;
}

QLabel* makeMutedLabel(FontRole role, QWidget* parent) {
  QLabel* label = makeLabel(role, parent);
  setMuted(label);
  return label;
}

QLabel* makeStrongLabel(FontRole role, QWidget* parent) {
  QLabel* label = makeLabel(role, parent);
  setStrong(label);
  return label;
}

QLabel* makeParagraph(FontRole role, QWidget* parent) {
  QLabel* label = makeLabel(role, parent);
  label->setWordWrap(true);
  return label;
}

}  // namespace rackorrent::ui

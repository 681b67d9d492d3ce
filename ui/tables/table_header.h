// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace rackorrent::ui {

// Muted heads over one strong line; the marker before the name of an alternative, and a note of the model at
// the right.
class TableHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit TableHeader(QWidget* parent = nullptr);
  QSize sizeHint() const override;

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;

 private:
  QVariant headOf(int section, int role) const;
};

}  // namespace rackorrent::ui

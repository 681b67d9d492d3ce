// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"

#include <QListWidget>

namespace rackorrent::ui {

// The files used last, two lines each. No file is looked for before it is chosen: one that was not found then
// is marked. Enter or a click opens, Delete takes it off the list.
class RecentList : public QListWidget {
  Q_OBJECT

 public:
  explicit RecentList(Settings& settings, QWidget* parent = nullptr);

  void refresh();

 signals:
  void chosen(const QString& path);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  Settings& m_settings;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace rackorrent::ui {

// The manual (resources/manual), beside the work: contents, the page, and a search over all pages. In the
// language of the program, also when that changes.
class ManualWindow : public QDialog {
  Q_OBJECT

 public:
  explicit ManualWindow(QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void relabel();
  void showPage(int page);
  void followLink(const QUrl& link);
  void findNext();

  QLineEdit* m_find = nullptr;
  QListWidget* m_contents = nullptr;
  QTextBrowser* m_text = nullptr;
  QStringList m_files;  // one for each line of the contents
};

}  // namespace rackorrent::ui

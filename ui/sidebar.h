// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/wizard.h"

#include <QWidget>

#include <vector>

class QListView;

namespace rackorrent::ui {

class NavigationDelegate;
class NavigationModel;
struct ResultPage;

// The list of all pages at the left: click or arrow keys go there.
class Sidebar : public QWidget {
  Q_OBJECT

 public:
  Sidebar(const Wizard& wizard, const std::vector<ResultPage>& results, QWidget* parent = nullptr);

  void showStep(int step);
  void showResult(int result);
  void refreshSteps();
  void relabel();

 signals:
  void stepChosen(int step);
  void resultChosen(int result);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void select(const QModelIndex& index);
  void choose(const QModelIndex& index);

  const Wizard& m_wizard;
  const std::vector<ResultPage>& m_results;
  NavigationModel* m_model = nullptr;
  NavigationDelegate* m_delegate = nullptr;
  QListView* m_list = nullptr;
  bool m_isFollowing = false;  // the window told us which page is shown
};

}  // namespace rackorrent::ui

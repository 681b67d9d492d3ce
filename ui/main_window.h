// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/samples.h"
#include "ui/exports.h"
#include "ui/results/results_pages.h"
#include "ui/session/session.h"
#include "ui/settings/settings.h"

#include <QMainWindow>

#include <vector>

class QLabel;
class QStackedWidget;

namespace rackorrent::ui {

class MainMenu;
class ManualWindow;
class Sidebar;
class StartPage;
class UserPrompts;
class Wizard;

// The frame: the start page or, while an evaluation is open, the list of pages and the page beside it; menus,
// status bar, title. Holds no input value and computes nothing.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Session& session, Settings& settings, UserPrompts& prompts, std::vector<Sample> samples,
             QWidget* parent = nullptr);
  ~MainWindow() override;

  void showStep(int step);
  void showResult(int result);
  void showField(FieldId field);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QWidget* buildWorkplace();
  void buildStatusBar();
  void connectMenuOfDocuments();
  void connectExport(void (MainMenu::*asked)(), void (Exports::*write)() const);
  void connectMenuOfViews();
  void connectSession();
  void connectPages();
  void restore();

  void readLog(const QString& path);
  bool takeOver();  // what is being typed, before it is saved or left
  void startEvaluation(const Evaluation& evaluation);
  void startTemplate(int number);
  void startSample(int number);
  void openFile();
  void openPath(const QString& path);
  void followDocument();
  void followDocumentState();
  void showManual();
  void refreshTitle();
  void refreshStatus();
  QString savedText() const;
  void moveStep(int by);

  Session& m_session;
  Settings& m_settings;
  UserPrompts& m_prompts;
  std::vector<Sample> m_samples;
  Exports m_exports;
  QStackedWidget* m_frame = nullptr;  // start page, workplace
  StartPage* m_startPage = nullptr;
  Sidebar* m_sidebar = nullptr;
  QStackedWidget* m_pages = nullptr;  // wizard, results
  Wizard* m_wizard = nullptr;
  std::vector<ResultPage> m_results;
  MainMenu* m_menu = nullptr;
  ManualWindow* m_manual = nullptr;  // once it was asked for
  QLabel* m_saved = nullptr;
  QLabel* m_scope = nullptr;
  QLabel* m_defaults = nullptr;
  bool m_wasOpen = false;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/samples.h"
#include "ui/session/session.h"
#include "ui/settings/settings.h"

#include <QKeySequence>
#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace rackorrent::ui {

struct ResultPage;

// A line of the list of keys in the help.
struct ShortcutLine {
  QString keys;
  QString action;
};

// What the menus list by name.
struct MenuContent {
  const std::vector<Sample>& samples;
  const std::vector<ResultPage>& results;
};

// All menus. They only say what was asked for; the window does it.
class MainMenu : public QObject {
  Q_OBJECT

 public:
  MainMenu(QMenuBar& bar, Session& session, Settings& settings, const MenuContent& content);

  void refresh();  // after the document, the language or the list of recent files changed
  std::vector<ShortcutLine> shortcuts() const;

 signals:
  void newRequested();
  void templateRequested(int archetype);
  void sampleRequested(int sample);
  void openRequested();
  void recentRequested(const QString& path);
  void saveRequested();
  void saveAsRequested();
  void pdfRequested();
  void shortPdfRequested();
  void previewRequested();
  void spreadsheetRequested();
  void htmlRequested();
  void csvRequested();
  void closeRequested();
  void quitRequested();
  void stepRequested(int step);
  void stepMoved(int by);
  void resultRequested(int result);
  void languageChosen(Language language);
  void themeChosen(ThemeChoice theme);
  void textSizeChosen(double scale);
  void manualRequested();
  void shortcutsRequested();
  void validationRequested();
  void aboutRequested();

 private:
  using Title = std::function<QString()>;
  enum class Needs { Nothing, Document };

  QMenu* addMenu(QMenuBar& bar, Title title);
  QMenu* addSubmenu(QMenu& menu, Title title);
  QAction* add(QMenu& menu, Title title, const QKeySequence& keys, Needs needs, std::function<void()> todo);
  void buildFile(QMenuBar& bar);
  void addTemplates(QMenu& file);
  void addSamples(QMenu& file);
  void buildEdit(QMenuBar& bar);
  void buildEvaluation(QMenuBar& bar);
  void buildResults(QMenuBar& bar);
  void buildTools(QMenuBar& bar);
  void buildHelp(QMenuBar& bar);
  void addLanguage(QMenu& menu, Language language, const QString& name);
  void addTheme(QMenu& menu, ThemeChoice theme, Title title);
  void refreshRecent();
  void refreshUndo();

  struct Entry {
    QAction* action = nullptr;
    Title title;
    Needs needs = Needs::Nothing;
  };

  Session& m_session;
  Settings& m_settings;
  MenuContent m_content;
  std::vector<Entry> m_entries;
  std::vector<std::pair<QMenu*, Title>> m_menus;
  QMenu* m_recent = nullptr;
  QAction* m_undo = nullptr;
  QAction* m_redo = nullptr;
  std::vector<std::pair<QAction*, Language>> m_languages;
  std::vector<std::pair<QAction*, ThemeChoice>> m_themes;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_menu.h"

#include "ui/results/results_pages.h"
#include "ui/wizard/steps.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr double textStep = 0.1;
constexpr double smallestText = 0.8;
constexpr double largestText = 2.0;

// Shown text, not a mnemonic.
QString plain(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

// "&1 Workload": the digit is the mnemonic.
QString numbered(int number, const QString& title) {
  return QStringLiteral("&%1 %2").arg(QString::number(number), plain(title));
}

}  // namespace

MainMenu::MainMenu(QMenuBar& bar, Session& session, Settings& settings, const MenuContent& content)
    : QObject(&bar), m_session(session), m_settings(settings), m_content(content) {
  buildFile(bar);
  buildEdit(bar);
  buildEvaluation(bar);
  buildResults(bar);
  buildTools(bar);
  buildHelp(bar);
  QUndoStack& undo = m_session.undoStack();
  connect(&undo, &QUndoStack::canUndoChanged, this, &MainMenu::refreshUndo);
  connect(&undo, &QUndoStack::canRedoChanged, this, &MainMenu::refreshUndo);
  connect(&undo, &QUndoStack::undoTextChanged, this, &MainMenu::refreshUndo);
  connect(&undo, &QUndoStack::redoTextChanged, this, &MainMenu::refreshUndo);
  refresh();
}

QMenu* MainMenu::addMenu(QMenuBar& bar, Title title) {
  QMenu* menu = bar.addMenu(QString());
  m_menus.emplace_back(menu, std::move(title));
  return menu;
}

QMenu* MainMenu::addSubmenu(QMenu& menu, Title title) {
  QMenu* submenu = menu.addMenu(QString());
  m_menus.emplace_back(submenu, std::move(title));
  return submenu;
}

QAction* MainMenu::add(QMenu& menu, Title title, const QKeySequence& keys, Needs needs,
                       std::function<void()> todo) {
  QAction* action = menu.addAction(QString());
  action->setShortcut(keys);
  m_entries.push_back({action, std::move(title), needs});
  connect(action, &QAction::triggered, this, std::move(todo));
  return action;
}

void MainMenu::buildFile(QMenuBar& bar) {
  QMenu* file = addMenu(bar, [] { return tr("&File"); });
  add(
      *file, [] { return tr("&New empty evaluation"); }, QKeySequence::New, Needs::Nothing,
      [this] { emit newRequested(); });
  addTemplates(*file);
  addSamples(*file);
  add(
      *file, [] { return tr("&Open…"); }, QKeySequence::Open, Needs::Nothing,
      [this] { emit openRequested(); });
  m_recent = addSubmenu(*file, [] { return tr("Open &recent"); });
  file->addSeparator();
  add(
      *file, [] { return tr("&Save"); }, QKeySequence::Save, Needs::Document,
      [this] { emit saveRequested(); });
  add(
      *file, [] { return tr("Save &as…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), Needs::Document,
      [this] { emit saveAsRequested(); });
  file->addSeparator();
  add(
      *file, [] { return tr("Print prev&iew…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
      Needs::Document, [this] { emit previewRequested(); });
  add(
      *file, [] { return tr("Export &PDF report…"); }, QKeySequence(Qt::CTRL | Qt::Key_P), Needs::Document,
      [this] { emit pdfRequested(); });
  add(
      *file, [] { return tr("Export t&wo-page PDF…"); }, {}, Needs::Document,
      [this] { emit shortPdfRequested(); });
  add(
      *file, [] { return tr("Export spreadsheet (&XLSX)…"); }, {}, Needs::Document,
      [this] { emit spreadsheetRequested(); });
  add(
      *file, [] { return tr("Export &HTML report…"); }, {}, Needs::Document,
      [this] { emit htmlRequested(); });
  add(
      *file, [] { return tr("Export tables as CS&V…"); }, QKeySequence(Qt::CTRL | Qt::Key_E), Needs::Document,
      [this] { emit csvRequested(); });
  file->addSeparator();
  add(
      *file, [] { return tr("&Close"); }, QKeySequence::Close, Needs::Document,
      [this] { emit closeRequested(); });
  add(
      *file, [] { return tr("&Quit"); }, QKeySequence(Qt::CTRL | Qt::Key_Q), Needs::Nothing,
      [this] { emit quitRequested(); });
}

void MainMenu::addTemplates(QMenu& file) {
  QMenu* templates = addSubmenu(file, [] { return tr("New from a &template"); });
  const auto& archetypes = m_session.knowledge().archetypes;
  for (std::size_t i = 0; i < archetypes.size(); ++i) {
    const Title title = [this, i] {
      return plain(m_session.wording().string(m_session.knowledge().archetypes[i].title));
    };
    add(*templates, title, {}, Needs::Nothing, [this, i] { emit templateRequested(static_cast<int>(i)); });
  }
}

void MainMenu::addSamples(QMenu& file) {
  QMenu* samples = addSubmenu(file, [] { return tr("Open a sa&mple"); });
  for (std::size_t i = 0; i < m_content.samples.size(); ++i) {
    const Title title = [this, i] { return plain(m_session.wording().string(m_content.samples[i].title)); };
    add(*samples, title, {}, Needs::Nothing, [this, i] { emit sampleRequested(static_cast<int>(i)); });
  }
}

void MainMenu::buildEdit(QMenuBar& bar) {
  QMenu* edit = addMenu(bar, [] { return tr("&Edit"); });
  const auto named = [](const QString& verb, const QString& withStep, const QString& step) {
    return step.isEmpty() ? verb : withStep.arg(plain(step));
  };
  m_undo = add(
      *edit, [this, named] { return named(tr("&Undo"), tr("&Undo: %1"), m_session.undoStack().undoText()); },
      QKeySequence::Undo, Needs::Document, [this] { m_session.undoStack().undo(); });
  m_redo = add(
      *edit, [this, named] { return named(tr("&Redo"), tr("&Redo: %1"), m_session.undoStack().redoText()); },
      {}, Needs::Document, [this] { m_session.undoStack().redo(); });
  m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
}

void MainMenu::buildEvaluation(QMenuBar& bar) {
  QMenu* menu = addMenu(bar, [] { return tr("E&valuation"); });
  for (int step = 0; step < stepCount; ++step)
    add(
        *menu, [step] { return numbered(step + 1, stepTitle(step)); },
        QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + step)), Needs::Document,
        [this, step] { emit stepRequested(step); });
  menu->addSeparator();
  add(
      *menu, [] { return tr("&Next step"); }, QKeySequence(Qt::CTRL | Qt::Key_PageDown), Needs::Document,
      [this] { emit stepMoved(1); });
  add(
      *menu, [] { return tr("&Previous step"); }, QKeySequence(Qt::CTRL | Qt::Key_PageUp), Needs::Document,
      [this] { emit stepMoved(-1); });
}

void MainMenu::buildResults(QMenuBar& bar) {
  QMenu* menu = addMenu(bar, [] { return tr("&Results"); });
  for (std::size_t i = 0; i < m_content.results.size(); ++i) {
    const int number = static_cast<int>(i);
    add(
        *menu, [this, i, number] { return numbered(number + 1, m_content.results[i].title()); },
        QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + number)), Needs::Document,
        [this, number] { emit resultRequested(number); });
  }
}

void MainMenu::addLanguage(QMenu& menu, Language language, const QString& name) {
  QAction* action = add(
      menu, [name] { return name; }, {}, Needs::Nothing, [this, language] { emit languageChosen(language); });
  action->setCheckable(true);
  m_languages.emplace_back(action, language);
}

void MainMenu::addTheme(QMenu& menu, ThemeChoice theme, Title title) {
  QAction* action =
      add(menu, std::move(title), {}, Needs::Nothing, [this, theme] { emit themeChosen(theme); });
  action->setCheckable(true);
  m_themes.emplace_back(action, theme);
}

void MainMenu::buildTools(QMenuBar& bar) {
  QMenu* tools = addMenu(bar, [] { return tr("&Tools"); });
  QMenu* language = addSubmenu(*tools, [] { return tr("&Language (语言)"); });
  addLanguage(*language, Language::SimplifiedChinese, QStringLiteral("&中文"));
  addLanguage(*language, Language::English, QStringLiteral("&English"));
  QMenu* theme = addSubmenu(*tools, [] { return tr("&Theme"); });
  addTheme(*theme, ThemeChoice::System, [] { return tr("As the &system"); });
  addTheme(*theme, ThemeChoice::Light, [] { return tr("&Light"); });
  addTheme(*theme, ThemeChoice::Dark, [] { return tr("&Dark"); });
  QMenu* size = addSubmenu(*tools, [] { return tr("Text &size"); });
  const auto changeBy = [this](double step) {
    emit textSizeChosen(std::clamp(m_settings.fontScale() + step, smallestText, largestText));
  };
  add(
      *size, [] { return tr("&Larger"); }, QKeySequence(Qt::CTRL | Qt::Key_Plus), Needs::Nothing,
      [changeBy] { changeBy(textStep); });
  add(
      *size, [] { return tr("&Smaller"); }, QKeySequence(Qt::CTRL | Qt::Key_Minus), Needs::Nothing,
      [changeBy] { changeBy(-textStep); });
  add(
      *size, [] { return tr("&Normal"); }, QKeySequence(Qt::CTRL | Qt::Key_0), Needs::Nothing,
      [this] { emit textSizeChosen(1); });
}

void MainMenu::buildHelp(QMenuBar& bar) {
  QMenu* help = addMenu(bar, [] { return tr("&Help"); });
  add(
      *help, [] { return tr("&Manual"); }, QKeySequence(Qt::Key_F1), Needs::Nothing,
      [this] { emit manualRequested(); });
  add(
      *help, [] { return tr("&Keys"); }, QKeySequence(Qt::CTRL | Qt::Key_F1), Needs::Nothing,
      [this] { emit shortcutsRequested(); });
  add(
      *help, [] { return tr("&Validation sheet"); }, {}, Needs::Nothing, [this] { emit validationRequested(); });
  add(
      *help, [] { return tr("&About RackOrRent"); }, {}, Needs::Nothing, [this] { emit aboutRequested(); });
}

void MainMenu::refresh() {
  for (const auto& [menu, title] : m_menus) menu->setTitle(title());
  for (const Entry& entry : m_entries) {
    entry.action->setText(entry.title());
    entry.action->setEnabled(entry.needs == Needs::Nothing || m_session.isOpen());
  }
  for (const auto& [action, language] : m_languages) action->setChecked(language == m_settings.language());
  for (const auto& [action, theme] : m_themes) action->setChecked(theme == m_settings.theme());
  refreshRecent();
  refreshUndo();
}

void MainMenu::refreshRecent() {
  m_recent->clear();
  int number = 0;
  for (const RecentFile& file : m_settings.recentFiles()) {
    const QString title = file.isMissing ? tr("%1 (not found)").arg(file.title) : file.title;
    QAction* action = m_recent->addAction(++number < 10 ? numbered(number, title) : plain(title));
    action->setToolTip(file.path);
    connect(action, &QAction::triggered, this, [this, path = file.path] { emit recentRequested(path); });
  }
  m_recent->setToolTipsVisible(true);
  m_recent->setEnabled(number > 0);
}

void MainMenu::refreshUndo() {
  for (const Entry& entry : m_entries)
    if (entry.action == m_undo || entry.action == m_redo) entry.action->setText(entry.title());
  m_undo->setEnabled(m_session.isOpen() && m_session.undoStack().canUndo());
  m_redo->setEnabled(m_session.isOpen() && m_session.undoStack().canRedo());
}

std::vector<ShortcutLine> MainMenu::shortcuts() const {
  std::vector<ShortcutLine> lines;
  for (const Entry& entry : m_entries) {
    const QKeySequence keys = entry.action->shortcut();
    if (keys.isEmpty()) continue;
    QString text = entry.title();
    // "文件(&F)" and "&File" alike lose their mark.
    const auto mark = text.indexOf(QStringLiteral("(&"));
    if (mark >= 0) text.remove(mark, 4);
    lines.push_back({keys.toString(QKeySequence::NativeText), text.remove(u'&')});
  }
  return lines;
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/charts/chart_view.h"
#include "ui/forms/field_mark.h"
#include "ui/help_dialogs.h"
#include "ui/main_menu.h"
#include "ui/manual_window.h"
#include "ui/prompts/user_prompts.h"
#include "ui/results/result_view.h"
#include "ui/sidebar.h"
#include "ui/start_page.h"
#include "ui/wizard/wizard.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr QSize designedSize(1440, 900);
constexpr QSize smallestSize(960, 600);
constexpr int noticeMilliseconds = 8000;

bool isProject(const QUrl& url) {
  return url.isLocalFile() && url.fileName().endsWith(QStringLiteral(".rackorrent"));
}

}  // namespace

MainWindow::MainWindow(Session& session, Settings& settings, UserPrompts& prompts,
                       std::vector<Sample> samples, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_settings(settings),
      m_prompts(prompts),
      m_samples(std::move(samples)),
      m_exports(session, prompts,
                [this](const QString& text) { statusBar()->showMessage(text, noticeMilliseconds); }) {
  setObjectName(QStringLiteral("mainWindow"));
  setAcceptDrops(true);
  setMinimumSize(smallestSize);
  build();
  connectMenuOfDocuments();
  connectMenuOfViews();
  connectPages();
  connectSession();
  restore();
  followDocument();
}

MainWindow::~MainWindow() = default;

void MainWindow::build() {
  m_frame = new QStackedWidget(this);
  m_startPage = new StartPage(m_session, m_settings, m_samples, m_frame);
  m_frame->addWidget(m_startPage);
  m_frame->addWidget(buildWorkplace());
  setCentralWidget(m_frame);
  m_menu = new MainMenu(*menuBar(), m_session, m_settings, {m_samples, m_results});
  buildStatusBar();
}

QWidget* MainWindow::buildWorkplace() {
  auto* workplace = new QWidget(m_frame);
  m_pages = new QStackedWidget(workplace);
  m_wizard = new Wizard(m_session, m_pages);
  m_pages->addWidget(m_wizard);
  m_results = makeResultPages(m_session, m_pages);
  for (const ResultPage& result : m_results) m_pages->addWidget(result.widget);
  m_sidebar = new Sidebar(*m_wizard, m_results, workplace);
  auto* row = new QHBoxLayout(workplace);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(m_sidebar);
  row->addWidget(m_pages, 1);
  return workplace;
}

void MainWindow::buildStatusBar() {
  m_saved = new QLabel(this);
  m_scope = new QLabel(this);
  m_defaults = new QLabel(this);
  statusBar()->addWidget(m_saved);
  statusBar()->addWidget(m_scope);
  statusBar()->addPermanentWidget(m_defaults);
  statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectMenuOfDocuments() {
  connect(m_menu, &MainMenu::newRequested, this, [this] { startEvaluation({}); });
  connect(m_menu, &MainMenu::templateRequested, this, &MainWindow::startTemplate);
  connect(m_menu, &MainMenu::sampleRequested, this, &MainWindow::startSample);
  connect(m_menu, &MainMenu::openRequested, this, &MainWindow::openFile);
  connect(m_menu, &MainMenu::recentRequested, this, &MainWindow::openPath);
  connect(m_menu, &MainMenu::saveRequested, this, [this] { takeOver() && m_session.save(); });
  connect(m_menu, &MainMenu::saveAsRequested, this, [this] { takeOver() && m_session.saveAs(); });
  connect(m_menu, &MainMenu::closeRequested, this, [this] { takeOver() && m_session.close(); });
  connect(m_menu, &MainMenu::quitRequested, this, &QWidget::close);
  connectExport(&MainMenu::pdfRequested, &Exports::pdf);
  connectExport(&MainMenu::shortPdfRequested, &Exports::shortPdf);
  connectExport(&MainMenu::previewRequested, &Exports::preview);
  connectExport(&MainMenu::spreadsheetRequested, &Exports::spreadsheet);
  connectExport(&MainMenu::htmlRequested, &Exports::html);
  connectExport(&MainMenu::csvRequested, &Exports::csv);
}

void MainWindow::connectExport(void (MainMenu::*asked)(), void (Exports::*write)() const) {
  connect(m_menu, asked, this, [this, write] {
    takeOver();
    (m_exports.*write)();
  });
}

void MainWindow::connectMenuOfViews() {
  connect(m_menu, &MainMenu::stepRequested, this, &MainWindow::showStep);
  connect(m_menu, &MainMenu::stepMoved, this, &MainWindow::moveStep);
  connect(m_menu, &MainMenu::resultRequested, this, &MainWindow::showResult);
  connect(m_menu, &MainMenu::languageChosen, this,
          [this](Language language) { m_session.setLanguage(language); });
  connect(m_menu, &MainMenu::themeChosen, this, [this](ThemeChoice theme) {
    m_settings.setTheme(theme);
    applyLook(*qApp, m_settings);
    m_menu->refresh();
  });
  connect(m_menu, &MainMenu::textSizeChosen, this, [this](double scale) {
    m_settings.setFontScale(scale);
    applyLook(*qApp, m_settings);
  });
  connect(m_menu, &MainMenu::manualRequested, this, &MainWindow::showManual);
  connect(m_menu, &MainMenu::shortcutsRequested, this, [this] { showShortcuts(m_menu->shortcuts(), this); });
  connect(m_menu, &MainMenu::validationRequested, this, [this] { showValidation(this); });
  connect(m_menu, &MainMenu::aboutRequested, this, [this] { showAbout(this); });
}

void MainWindow::connectPages() {
  connect(m_startPage, &StartPage::newRequested, this, [this] { startEvaluation({}); });
  connect(m_startPage, &StartPage::openRequested, this, &MainWindow::openFile);
  connect(m_startPage, &StartPage::recentChosen, this, &MainWindow::openPath);
  connect(m_startPage, &StartPage::sampleChosen, this, [this] { startSample(0); });
  connect(m_startPage, &StartPage::templateChosen, this, &MainWindow::startTemplate);
  connect(m_sidebar, &Sidebar::stepChosen, this, &MainWindow::showStep);
  connect(m_sidebar, &Sidebar::resultChosen, this, &MainWindow::showResult);
  connect(m_wizard, &Wizard::stepsChanged, m_sidebar, &Sidebar::refreshSteps);
  connect(m_wizard, &Wizard::stepShown, m_sidebar, &Sidebar::showStep);
  connect(m_wizard, &Wizard::finished, this, [this] { showResult(0); });
  for (const ResultPage& result : m_results) {
    connect(result.view, &ResultView::fieldRequested, this, &MainWindow::showField);
    connect(result.view, &ResultView::pdfRequested, this, [this] { m_exports.pdf(); });
  }
  for (ChartView* chart : m_wizard->findChildren<ChartView*>())
    connect(chart, &ChartView::saveRequested, this, [this, chart] { m_exports.chart(*chart); });
}

void MainWindow::connectSession() {
  connect(&m_session, &Session::documentChanged, this, &MainWindow::followDocumentState);
  connect(&m_session, &Session::evaluationChanged, this, [this] {
    refreshTitle();
    refreshStatus();
  });
  connect(&m_session, &Session::languageChanged, this, [this] {
    m_menu->refresh();
    refreshTitle();
    refreshStatus();
  });
}

void MainWindow::restore() {
  resize(designedSize);
  restoreGeometry(m_settings.windowGeometry());
}

bool MainWindow::takeOver() {
  QWidget* focused = QApplication::focusWidget();
  if (!focused || !isAncestorOf(focused)) return true;
  focused->clearFocus();
  focused->setFocus(Qt::OtherFocusReason);
  return true;
}

void MainWindow::startEvaluation(const Evaluation& evaluation) {
  takeOver();
  if (!m_session.start(evaluation)) return;
  followDocument();
  showStep(0);
}

void MainWindow::startTemplate(int number) {
  const Archetype& archetype = m_session.knowledge().archetypes[static_cast<std::size_t>(number)];
  Evaluation evaluation = templateOf(archetype, m_samples);
  evaluation.title = m_session.wording().text(archetype.title);
  startEvaluation(evaluation);
}

void MainWindow::startSample(int number) {
  takeOver();
  const Sample& sample = m_samples[static_cast<std::size_t>(number)];
  const TextWording wording = m_session.wording();
  Evaluation evaluation = sample.evaluation;
  evaluation.title = wording.text(sample.title);
  evaluation.notes = wording.text(sample.notes);
  if (!m_session.start(evaluation)) return;
  followDocument();
  showResult(0);
}

void MainWindow::openFile() {
  takeOver();
  const auto path =
      m_prompts.fileToOpen(tr("Open evaluation"), tr("RackOrRent evaluations (*.rackorrent);;All files (*)"));
  if (path) openPath(*path);
}

void MainWindow::openPath(const QString& path) {
  takeOver();
  if (!m_session.open(path)) return;
  followDocument();
  showResult(0);
}

// Another document: no unfinished text of the last one stays.
void MainWindow::followDocument() {
  m_wasOpen = m_session.isOpen();
  m_wizard->startOver();
  m_frame->setCurrentIndex(m_wasOpen ? 1 : 0);
  m_sidebar->refreshSteps();
  followDocumentState();
}

void MainWindow::followDocumentState() {
  if (m_wasOpen != m_session.isOpen()) {
    followDocument();
    return;
  }
  m_menu->refresh();
  refreshTitle();
  refreshStatus();
}

void MainWindow::showStep(int step) {
  m_pages->setCurrentWidget(m_wizard);
  m_wizard->showStep(step);
}

void MainWindow::showResult(int result) {
  takeOver();
  m_pages->setCurrentWidget(m_results[static_cast<std::size_t>(result)].widget);
  m_sidebar->showResult(result);
}

void MainWindow::showField(FieldId field) {
  m_pages->setCurrentWidget(m_wizard);
  m_wizard->showField(field);
}

// Past the last step comes the first result; before the first result the last step.
void MainWindow::moveStep(int by) {
  if (m_pages->currentWidget() != m_wizard) {
    showStep(by < 0 ? stepCount - 1 : m_wizard->currentStep());
    return;
  }
  const int step = m_wizard->currentStep() + by;
  if (step == stepCount)
    showResult(0);
  else
    showStep(std::max(0, step));
}

// Beside the work, so that its steps can be followed.
void MainWindow::showManual() {
  if (!m_manual) m_manual = new ManualWindow(this);
  m_manual->show();
  m_manual->raise();
  m_manual->activateWindow();
}

void MainWindow::refreshTitle() {
  setWindowModified(m_session.isModified());
  setWindowTitle(m_session.isOpen() ? m_session.documentName() + QStringLiteral("[*]") : QString());
}

QString MainWindow::savedText() const {
  const auto shown = [](const QDateTime& time) { return time.toString(QStringLiteral("HH:mm")); };
  if (!m_session.isOpen()) return {};
  if (m_session.isModified())
    return m_session.autosavedAt()
               ? tr("Kept automatically %1, not yet in a file").arg(shown(*m_session.autosavedAt()))
               : tr("Changed, not yet saved");
  return m_session.savedAt() ? tr("Saved %1").arg(shown(*m_session.savedAt())) : tr("Unchanged");
}

void MainWindow::refreshStatus() {
  m_saved->setText(savedText());
  for (QLabel* label : {m_scope, m_defaults}) label->setVisible(m_session.isOpen());
  if (!m_session.isOpen()) return;
  const Evaluation& evaluation = m_session.evaluation();
  const TextWording wording = m_session.wording();
  const FieldId horizon = "project.horizon_months"_field;
  if (evaluation.has(horizon))
    m_scope->setText(tr("%1, %2").arg(wording.currency(),
                                      wording.quantityString({evaluation.real(horizon), Unit::Months})));
  int defaults = 0;
  int old = 0;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    if (evaluation.isDefault(field) && evaluation.has(field)) ++defaults;
    if (isOldDefault(evaluation, field, m_session.knowledge(), QDate::currentDate())) ++old;
  }
  const QString inUse = tr("%n default(s) in use", nullptr, defaults);
  const QString outOfDate = tr("%n source(s) older than 12 months", nullptr, old);
  m_defaults->setText(old == 0 ? inUse : tr("%1, %2").arg(inUse, outOfDate));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  takeOver();
  if (m_session.isOpen() && !m_session.close()) {
    event->ignore();
    return;
  }
  m_settings.setWindowGeometry(saveGeometry());
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  event->acceptProposedAction();
  if (urls.size() == 1 && isProject(urls.front())) {
    openPath(urls.front().toLocalFile());
    return;
  }
  if (urls.size() == 1 && urls.front().isLocalFile()) return readLog(urls.front().toLocalFile());
  m_prompts.showNotice(tr("One evaluation (*.rackorrent) or one log can be dropped here at a time."));
}

// On the page that takes logs, where what was read is reviewed before it is used.
void MainWindow::readLog(const QString& path) {
  if (!m_session.isOpen()) startEvaluation(Evaluation());
  if (!m_session.isOpen()) return;
  for (std::size_t result = 0; result < m_results.size(); ++result)
    if (m_results[result].view->readLog(path)) return showResult(static_cast<int>(result));
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || !m_menu) return;
  m_menu->refresh();
  refreshTitle();
  refreshStatus();
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop.h"

#include "app/resources.h"
#include "core/evaluation/samples.h"
#include "core/knowledge/knowledge.h"
#include "ui/main_window.h"
#include "ui/prompts/qt_prompts.h"
#include "ui/session/session.h"
#include "ui/settings/application_icon.h"
#include "ui/settings/settings.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEvent>
#include <QFontDatabase>
#include <QTimer>

#include <clocale>
#include <cstdio>
#include <memory>
#include <optional>

namespace rackorrent {
namespace {

int codeOf(ErrorCode code) { return static_cast<int>(code); }

// Without a display Qt would abort the process; a sentence helps more.
bool hasDisplay() {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
    if (!qEnvironmentVariableIsEmpty(name)) return true;
  return false;
}

struct Options {
  QString file;
  std::optional<ui::Language> language;
  bool exitsAfterStartup = false;
};

std::optional<Options> readOptions(const QStringList& arguments) {
  QCommandLineParser parser;
  const QCommandLineOption language(QStringLiteral("lang"), QString(), QStringLiteral("language"));
  const QCommandLineOption exitAfterStartup(QStringLiteral("exit-after-startup"));
  parser.addOptions({language, exitAfterStartup});
  const bool isGood = parser.parse(arguments) && parser.positionalArguments().size() <= 1;
  if (!isGood) {
    std::fprintf(
        stderr, "rackorrent: %s\n",
        qPrintable(parser.errorText().isEmpty() ? QStringLiteral("only one file can be opened at a time")
                                                : parser.errorText()));
    return std::nullopt;
  }
  Options options;
  options.file = parser.positionalArguments().value(0);
  if (parser.isSet(language)) options.language = ui::languageFromKey(parser.value(language));
  options.exitsAfterStartup = parser.isSet(exitAfterStartup);
  return options;
}

void prepare(QApplication& application) {
  // The application object has switched the C locale to the user's: numbers for machines are read and written
  // in C.
  std::setlocale(LC_NUMERIC, "C");
  application.setApplicationName(QStringLiteral("rackorrent"));
  application.setApplicationVersion(QStringLiteral(RACKORRENT_VERSION));
  application.setDesktopFileName(QStringLiteral(RACKORRENT_ID));
  application.setWindowIcon(ui::applicationIcon());
}

void showProgramName() {
  QGuiApplication::setApplicationDisplayName(QCoreApplication::translate("Application", "RackOrRent"));
}

// Chinese without a font is a row of empty boxes and nothing warns.
void warnOfMissingFont(ui::Language language, ui::UserPrompts& prompts) {
  if (language != ui::Language::SimplifiedChinese ||
      !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty())
    return;
  prompts.showNotice(
      QStringLiteral("No Chinese font is installed. Install fonts-noto-cjk or fonts-wqy-microhei."));
}

// Ends the program when its window has been painted for the first time.
class QuitAfterFirstPaint : public QObject {
 public:
  explicit QuitAfterFirstPaint(QApplication& application) : QObject(&application) {
    application.installEventFilter(this);
  }

  // The window paints itself while it handles the event, after this; the timer fires when that is done.
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Expose) QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    return QObject::eventFilter(watched, event);
  }
};

int runSession(QApplication& application, const Options& options, ui::Settings& settings,
               ui::QtPrompts& prompts) {
  const auto resources = resourcesFolder();
  const auto knowledge = std::make_shared<const Knowledge>(loadKnowledge(resources));
  ui::Session session(knowledge, settings, prompts);
  QObject::connect(&session, &ui::Session::languageChanged, &application, showProgramName);
  ui::MainWindow window(session, settings, prompts, loadSamples(resources));
  prompts.setWindow(&window);
  if (options.exitsAfterStartup) new QuitAfterFirstPaint(application);
  window.show();
  warnOfMissingFont(settings.language(), prompts);
  if (!options.file.isEmpty())
    session.open(options.file);
  else
    session.recover();
  return application.exec();
}

}  // namespace

int runDesktop(int argc, char** argv) {
  if (!hasDisplay()) {
    std::fputs("rackorrent: there is no display. Try: rackorrent --help\n", stderr);
    return codeOf(ErrorCode::Usage);
  }
  QApplication application(argc, argv);
  prepare(application);
  const auto options = readOptions(application.arguments());
  if (!options) return codeOf(ErrorCode::Usage);
  ui::Settings settings;
  if (options->language) settings.setLanguage(*options->language);
  ui::installLanguage(settings.language());
  ui::applyLook(application, settings);
  showProgramName();
  ui::QtPrompts prompts(settings);
  try {
    return runSession(application, *options, settings, prompts);
  } catch (const Error& error) {
    prompts.showError(error);
    return codeOf(error.code());
  }
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/samples.h"
#include "tests/support/folders.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/main_window.h"
#include "ui/settings/look.h"

#include <QApplication>

#include <memory>

namespace rackorrent::ui {

// The whole program in a home of its own, without anyone to ask.
struct MainWindowFixture : SessionFixture {
  std::unique_ptr<MainWindow> window;

  MainWindowFixture() {
    applyLook(*qApp, settings);
    startWindow();
  }
  ~MainWindowFixture() { window.reset(); }

  void startWindow(const QSize& size = {1440, 900}) {
    window.reset();
    window = std::make_unique<MainWindow>(*session, settings, prompts, loadSamples(test::resourcesFolder()));
    window->resize(size);
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowExposed(window.get())) qFatal("the window is not shown");
  }

  void use(Language language, ThemeChoice theme) {
    settings.setTheme(theme);
    applyLook(*qApp, settings);
    session->setLanguage(language);
  }

  template <class Widget = QWidget>
  Widget* find(const char* name) const {
    auto* widget = window->findChild<Widget*>(QString::fromUtf8(name));
    if (!widget) qFatal("there is no widget named %s", name);
    return widget;
  }
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace rackorrent::ui {

class ResultView;
class Session;

struct ResultPage {
  QString id;
  std::function<QString()> title;  // in the present language
  QWidget* widget = nullptr;
  ResultView* view = nullptr;  // the same, with its requests: pdfRequested(), fieldRequested()
};

// Verdict, costs, demand, capacity, comparison, robustness, guides, route. Each page follows the session by itself.
std::vector<ResultPage> makeResultPages(Session& session, QWidget* parent);

}  // namespace rackorrent::ui

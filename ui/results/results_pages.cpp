// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/results_pages.h"

#include "ui/results/capacity_page.h"
#include "ui/results/comparison_page.h"
#include "ui/results/costs_page.h"
#include "ui/results/demand_page.h"
#include "ui/results/guides_page.h"
#include "ui/results/robustness_page.h"
#include "ui/results/route_page.h"
#include "ui/results/verdict_page.h"

namespace rackorrent::ui {
namespace {

ResultPage pageOf(const QString& id, ResultView* view) {
  view->setObjectName(id);
  return {id, [view] { return view->heading(); }, view, view};
}

}  // namespace

std::vector<ResultPage> makeResultPages(Session& session, QWidget* parent) {
  return {pageOf(QStringLiteral("verdict"), new VerdictPage(session, parent)),
          pageOf(QStringLiteral("costs"), new CostsPage(session, parent)),
          pageOf(QStringLiteral("demand"), new DemandPage(session, parent)),
          pageOf(QStringLiteral("capacity"), new CapacityPage(session, parent)),
          pageOf(QStringLiteral("comparison"), new ComparisonPage(session, parent)),
          pageOf(QStringLiteral("robustness"), new RobustnessPage(session, parent)),
          pageOf(QStringLiteral("guides"), new GuidesPage(session, parent)),
          pageOf(QStringLiteral("route"), new RoutePage(session, parent))};
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/category_card.h"

#include "ui/charts/category_bars.h"
#include "ui/forms/text_label.h"

#include <QBoxLayout>
#include <QPainter>

namespace rackorrent::ui {
namespace {

constexpr int chartHeight = 236;
constexpr int swatchSize = 11;

QPixmap swatch(const QColor& colour, qreal ratio) {
  QPixmap pixmap(QSize(swatchSize, swatchSize) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(colour);
  return pixmap;
}

}  // namespace

CategoryCard::CategoryCard(CategoryBars* bars, UserPrompts& prompts, QWidget* parent)
    : ChartCard(bars, chartHeight, prompts, parent) {}

void CategoryCard::followWithLegend(const QString& subtitle) {
  follow(subtitle);
  delete m_legend;
  m_legend = new QWidget(this);
  auto* row = new QHBoxLayout(m_legend);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(5);
  const std::vector<CostGroup> groups = costGroups();
  for (std::size_t group = 0; group < groups.size(); ++group) {
    QLabel* square = makeLabel(FontRole::Caption, m_legend);
    square->setPixmap(swatch(costGroupColour(group, Look::instance().theme()), devicePixelRatioF()));
    QLabel* name = makeLabel(FontRole::Caption, m_legend);
    name->setText(groups[group].name);
    row->addWidget(square);
    row->addWidget(name);
    row->addSpacing(10);
  }
  row->addStretch(1);
  body().insertWidget(0, m_legend);
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/strategy_card.h"

#include "core/evaluation/validation.h"
#include "ui/charts/strategy_map_chart.h"
#include "ui/forms/text_label.h"
#include "ui/results/chart_card.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace rackorrent::ui {
namespace {

constexpr int mapHeight = 330;

// Weights have their own table; what is not entered has no place on an axis.
bool canBeAxis(const Field& field, const Evaluation& evaluation, FieldId id) {
  const bool isNumber = field.type == FieldType::Integer || field.type == FieldType::Real;
  return isNumber && field.group != FieldGroup::Weights && evaluation.optionalReal(id).has_value();
}

FieldId chosenIn(const QComboBox& box) { return {static_cast<std::uint8_t>(box.currentData().toInt())}; }

}  // namespace

StrategyCard::StrategyCard(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_mapper(session.knowledge()) {
  m_chart = new StrategyMapChart;
  m_card = new ChartCard(m_chart, mapHeight, session.prompts(), this);
  m_across = new QComboBox(m_card);
  m_up = new QComboBox(m_card);
  m_across->setObjectName(QStringLiteral("mapAcross"));
  m_up->setObjectName(QStringLiteral("mapUp"));
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  for (QComboBox* box : {m_across, m_up}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row->addWidget(box, 1);
    connect(box, &QComboBox::activated, this, &StrategyCard::remap);
  }
  row->addStretch(1);
  m_card->body().insertLayout(0, row);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_card);
  connect(&m_mapper, &StrategyMapper::mapped, this, &StrategyCard::take);
  connect(&m_mapper, &StrategyMapper::failed, this,
          [this](const QString& reason) { m_card->follow(tr("The map could not be computed: %1").arg(reason)); });
}

void StrategyCard::follow() {
  fillChoices();
  if (std::exchange(m_assessed, m_session.assessment()) != m_assessed) remap();
  showMap();
}

void StrategyCard::fillChoices() {
  const TextWording wording = m_session.wording();
  m_across->setAccessibleName(tr("Input across the map"));
  m_up->setAccessibleName(tr("Input up the map"));
  const auto fill = [&](QComboBox* box, FieldId first) {
    const FieldId chosen = box->count() > 0 ? chosenIn(*box) : first;
    const QSignalBlocker blocker(box);
    box->clear();
    for (std::size_t i = 0; i < fieldCount; ++i) {
      const FieldId id{static_cast<std::uint8_t>(i)};
      if (!canBeAxis(fieldOf(id), m_session.evaluation(), id)) continue;
      box->addItem(wording.string(fieldOf(id).label), static_cast<int>(i));
    }
    const int at = box->findData(static_cast<int>(chosen.index));
    box->setCurrentIndex(at >= 0 ? at : box->findData(static_cast<int>(first.index)));
  };
  fill(m_across, "workload.utilization"_field);
  fill(m_up, "project.horizon_months"_field);
}

void StrategyCard::remap() {
  if (!isValid(m_session.evaluation())) return;
  m_mapper.start(m_session.evaluation(), chosenIn(*m_across), chosenIn(*m_up));
}

void StrategyCard::take(std::shared_ptr<const StrategyMap> map) {
  m_map = std::move(map);
  showMap();
}

void StrategyCard::showMap() {
  if (m_map) m_chart->show(m_map, m_session.evaluation(), m_session.wording());
  m_card->setVisible(m_map != nullptr);
  m_card->follow(tr("The alternative that comes first where two inputs change together; the ring is today"));
}

}  // namespace rackorrent::ui

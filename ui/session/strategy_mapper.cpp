// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/strategy_mapper.h"

#include "ui/session/delivery.h"

#include <exception>
#include <utility>

namespace rackorrent::ui {
namespace {

constexpr std::size_t valuesPerAxis = 48;

}  // namespace

StrategyMapper::StrategyMapper(const Knowledge& knowledge, QObject* parent)
    : QObject(parent), m_knowledge(knowledge) {}

void StrategyMapper::start(const Evaluation& evaluation, FieldId across, FieldId up) {
  cancel();
  m_thread = std::jthread([this, evaluation, across, up](const std::stop_token& stop) {
    map(evaluation, across, up, stop);
  });
}

// The map looks at its token before each of its rows, so this does not wait for long.
void StrategyMapper::cancel() { m_thread = {}; }

void StrategyMapper::map(const Evaluation& evaluation, FieldId across, FieldId up, const std::stop_token& stop) {
  try {
    auto made = std::make_shared<const StrategyMap>(
        strategyMap(evaluation, m_knowledge, mapAxis(evaluation, across, valuesPerAxis),
                    mapAxis(evaluation, up, valuesPerAxis), stop));
    deliverUnlessStopped(*this, stop, [this, made = std::move(made)] { emit mapped(made); });
  } catch (const std::exception& fault) {
    deliverUnlessStopped(*this, stop,
                         [this, reason = QString::fromUtf8(fault.what())] { emit failed(reason); });
  }
}

}  // namespace rackorrent::ui

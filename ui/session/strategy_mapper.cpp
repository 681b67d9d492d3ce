// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/strategy_mapper.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace rackorrent::ui {
namespace {

constexpr std::size_t valuesPerAxis = 48;

}  // namespace

StrategyMapper::StrategyMapper(const Knowledge& knowledge, QObject* parent)
    : QObject(parent), m_knowledge(knowledge) {}

StrategyMapper::~StrategyMapper() { cancel(); }

void StrategyMapper::start(const Evaluation& evaluation, FieldId across, FieldId up) {
  cancel();
  m_thread = std::jthread([this, number = m_latest.load(), evaluation, across, up](const std::stop_token& stop) {
    map(number, evaluation, across, up, stop);
  });
}

// The map looks at its token before each of its rows, so this does not wait for long.
void StrategyMapper::cancel() {
  ++m_latest;
  m_thread = {};
}

template <class Deliver>
void StrategyMapper::deliver(std::uint64_t number, Deliver deliver) {
  const auto onOurThread = [this, number, deliver = std::move(deliver)] {
    if (number == m_latest) deliver();
  };
  QMetaObject::invokeMethod(this, onOurThread, Qt::QueuedConnection);
}

void StrategyMapper::map(std::uint64_t number, const Evaluation& evaluation, FieldId across, FieldId up,
                         const std::stop_token& stop) {
  try {
    auto made = std::make_shared<const StrategyMap>(
        strategyMap(evaluation, m_knowledge, mapAxis(evaluation, across, valuesPerAxis),
                    mapAxis(evaluation, up, valuesPerAxis), stop));
    if (!made->winners.empty()) deliver(number, [this, made = std::move(made)] { emit mapped(made); });
  } catch (const std::exception& fault) {
    deliver(number, [this, reason = QString::fromUtf8(fault.what())] { emit failed(reason); });
  }
}

}  // namespace rackorrent::ui

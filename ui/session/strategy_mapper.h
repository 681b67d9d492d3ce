// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/strategy_map.h"

#include <QObject>

#include <memory>
#include <thread>

namespace rackorrent::ui {

// Maps the winners over two inputs on a thread of its own. A new start replaces the one before; what a replaced
// one finds is dropped. All signals come on the thread of this object.
class StrategyMapper : public QObject {
  Q_OBJECT

 public:
  explicit StrategyMapper(const Knowledge& knowledge, QObject* parent = nullptr);

  // Precondition: isValid(evaluation).
  void start(const Evaluation& evaluation, FieldId across, FieldId up);
  void cancel();

 signals:
  void mapped(std::shared_ptr<const rackorrent::StrategyMap> map);
  void failed(const QString& reason);

 private:
  void map(const Evaluation& evaluation, FieldId across, FieldId up, const std::stop_token& stop);

  const Knowledge& m_knowledge;
  std::jthread m_thread;  // last: it ends before anything that it uses
};

}  // namespace rackorrent::ui

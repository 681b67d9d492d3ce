// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QCoreApplication>

#include <functional>
#include <memory>

namespace rackorrent::ui {

class ChartView;
class UserPrompts;

// The files that leave the program: asks where, writes, says what was written or why not.
class Exports {
  Q_DECLARE_TR_FUNCTIONS(Exports)

 public:
  using Say = std::function<void(const QString&)>;

  Exports(const Session& session, UserPrompts& prompts, Say say);

  // Inputs with a fault have no figures: then a notice says so.
  void pdf() const;
  void csv() const;
  void chart(ChartView& chart) const;

 private:
  bool isReady() const;
  QString fileName(const QString& suffix) const;
  std::shared_ptr<const Study> freshStudy() const;

  const Session& m_session;
  UserPrompts& m_prompts;
  Say m_say;
};

}  // namespace rackorrent::ui

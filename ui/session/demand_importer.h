// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/importers/demand_import.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>

namespace rackorrent::ui {

// Reads a log on a thread of its own. A new start replaces the one before; what a replaced one finds is
// dropped. All signals come on the thread of this object.
class DemandImporter : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  void start(const QString& path, const ImportOptions& options);
  void cancel();

 signals:
  void progressed(double share);
  void imported(std::shared_ptr<const rackorrent::DemandImport> import);
  void refused(std::shared_ptr<const rackorrent::Error> error);

 private:
  void read(const std::string& path, const ImportOptions& options, const std::stop_token& stop);

  std::jthread m_thread;  // last: it ends before anything that it uses
};

}  // namespace rackorrent::ui

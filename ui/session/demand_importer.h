// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/importers/demand_import.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>

namespace rackorrent::ui {

// Reads a log on a thread of its own. A new start replaces the one before; what a replaced one finds is
// dropped. All signals come on the thread of this object.
class DemandImporter : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~DemandImporter() override;

  void start(const QString& path, const ImportOptions& options);
  void cancel();
  bool isRunning() const { return m_isRunning; }

 signals:
  void progressed(double share);
  void imported(std::shared_ptr<const rackorrent::DemandImport> import);
  void refused(std::shared_ptr<const rackorrent::Error> error);

 private:
  void read(std::uint64_t number, const std::string& path, const ImportOptions& options,
            const std::stop_token& stop);
  template <class Deliver>
  void deliver(std::uint64_t number, Deliver deliver);

  std::atomic<std::uint64_t> m_latest = 0;
  bool m_isRunning = false;
  std::jthread m_thread;
};

}  // namespace rackorrent::ui

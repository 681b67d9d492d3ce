// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/demand_importer.h"

#include <utility>

namespace rackorrent::ui {

DemandImporter::~DemandImporter() { cancel(); }

void DemandImporter::start(const QString& path, const ImportOptions& options) {
  cancel();
  m_isRunning = true;
  m_thread = std::jthread([this, number = m_latest.load(), path = path.toStdString(),
                           options](const std::stop_token& stop) { read(number, path, options, stop); });
}

// The reader looks at its token after every block, so this does not wait for long.
void DemandImporter::cancel() {
  ++m_latest;
  m_isRunning = false;
  m_thread = {};
}

template <class Deliver>
void DemandImporter::deliver(std::uint64_t number, Deliver deliver) {
  const auto onOurThread = [this, number, deliver = std::move(deliver)] {
    if (number == m_latest) deliver();
  };
  QMetaObject::invokeMethod(this, onOurThread, Qt::QueuedConnection);
}

void DemandImporter::read(std::uint64_t number, const std::string& path, const ImportOptions& options,
                          const std::stop_token& stop) {
  const Progress progress = [this, number, shown = 0.0](double share) mutable {
    constexpr double step = 0.01;
    if (share < shown + step) return;
    shown = share;
    deliver(number, [this, share] { emit progressed(share); });
  };
  const auto refuse = [&](Error error) {
    deliver(number, [this, error = std::make_shared<const Error>(std::move(error))] {
      m_isRunning = false;
      emit refused(error);
    });
  };
  try {
    auto import = std::make_shared<const DemandImport>(importDemand(path, options, stop, progress));
    deliver(number, [this, import = std::move(import)] {
      m_isRunning = false;
      emit imported(import);
    });
  } catch (const Error& error) {
    refuse(error);
  } catch (const std::exception& fault) {
    refuse({ErrorCode::Internal,
            path,
            {CORE_TEXT("The log could not be read: %1"), {std::string(fault.what())}}});
  }
}

}  // namespace rackorrent::ui

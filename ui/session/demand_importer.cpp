// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/demand_importer.h"

#include "ui/session/delivery.h"

#include <utility>

namespace rackorrent::ui {

void DemandImporter::start(const QString& path, const ImportOptions& options) {
  cancel();
  m_thread = std::jthread([this, path = path.toStdString(), options](const std::stop_token& stop) {
    read(path, options, stop);
  });
}

// The reader looks at its token after every block, so this does not wait for long.
void DemandImporter::cancel() { m_thread = {}; }

void DemandImporter::read(const std::string& path, const ImportOptions& options, const std::stop_token& stop) {
  const Progress progress = [this, stop, shown = 0.0](double share) mutable {
    constexpr double step = 0.01;
    if (share < shown + step) return;
    shown = share;
    deliverUnlessStopped(*this, stop, [this, share] { emit progressed(share); });
  };
  const auto refuse = [&](Error error) {
    deliverUnlessStopped(*this, stop, [this, error = std::make_shared<const Error>(std::move(error))] {
      emit refused(error);
    });
  };
  try {
    auto import = std::make_shared<const DemandImport>(importDemand(path, options, stop, progress));
    deliverUnlessStopped(*this, stop, [this, import = std::move(import)] {
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interruptible_study.h"

#include "core/base/error.h"

#include <csignal>

namespace rackorrent::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

class InterruptGuard {
 public:
  InterruptGuard() : m_onInterrupt(std::signal(SIGINT, note)), m_onTerminate(std::signal(SIGTERM, note)) {}
  ~InterruptGuard() {
    std::signal(SIGINT, m_onInterrupt);
    std::signal(SIGTERM, m_onTerminate);
  }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

 private:
  using Handler = void (*)(int);
  static void note(int) { interrupted = 1; }

  Handler m_onInterrupt;
  Handler m_onTerminate;
};

}  // namespace

Study interruptibleStudy(const Evaluation& evaluation, const Knowledge& knowledge, const StudyOptions& options) {
  const InterruptGuard guard;
  std::stop_source stop;
  const auto stopIfAsked = [&](double) {
    if (interrupted != 0) stop.request_stop();
  };
  auto made = study(evaluation, knowledge, options, stop.get_token(), stopIfAsked);
  if (!made) throw Error(ErrorCode::Cancelled, {}, {CORE_TEXT("The study was cancelled; nothing was written."), {}});
  return std::move(*made);
}

}  // namespace rackorrent::cli

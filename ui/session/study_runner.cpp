// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/study_runner.h"

#include "core/study/study_run.h"
#include "ui/session/delivery.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace rackorrent::ui {
namespace {

constexpr std::uint32_t firstDraws = 256;
constexpr std::uint32_t growth = 4;

// One core is left for the window.
unsigned backgroundThreads() { return std::max(1U, std::thread::hardware_concurrency() - 1); }

}  // namespace

StudyRunner::StudyRunner(std::shared_ptr<const Knowledge> knowledge, QObject* parent)
    : QObject(parent),
      m_knowledge(std::move(knowledge)),
      m_thread([this](const std::stop_token& stop) { work(stop); }) {}

StudyRunner::~StudyRunner() { cancel(); }

void StudyRunner::start(const Evaluation& evaluation, std::uint32_t mostDraws) {
  cancel();
  m_isRunning = true;
  {
    const std::scoped_lock lock(m_mutex);
    m_request = Request{evaluation, mostDraws, std::stop_source()};
    m_running = m_request->stop;
  }
  m_wake.notify_one();
}

void StudyRunner::cancel() {
  m_isRunning = false;
  const std::scoped_lock lock(m_mutex);
  m_running.request_stop();
  m_request.reset();
}

void StudyRunner::work(const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  while (m_wake.wait(lock, stop, [this] { return m_request.has_value(); })) {
    const Request request = *std::exchange(m_request, std::nullopt);
    lock.unlock();
    compute(request);
    lock.lock();
  }
}

void StudyRunner::compute(const Request& request) {
  const std::stop_token stop = request.stop.get_token();
  try {
    if (stop.stop_requested()) return;
    StudyRun run(request.evaluation, *m_knowledge,
                 {.threads = backgroundThreads(), .withTotalIndices = false});
    for (std::uint32_t draws = firstDraws; draws <= request.mostDraws; draws *= growth) {
      if (!run.drawUpTo(draws, stop, {})) return;
      auto study = run.conclude(stop, {});
      if (!study) return;
      deliverUnlessStopped(*this, stop, [this, made = std::make_shared<const Study>(std::move(*study))] {
        emit studied(made);
      });
    }
    deliverUnlessStopped(*this, stop, [this] {
      m_isRunning = false;
      emit finished();
    });
  } catch (const std::exception& fault) {
    deliverUnlessStopped(*this, stop, [this, reason = QString::fromUtf8(fault.what())] {
      m_isRunning = false;
      emit failed(reason);
    });
  }
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/assessment_runner.h"

#include "ui/session/delivery.h"

#include <exception>
#include <utility>

namespace rackorrent::ui {

AssessmentRunner::AssessmentRunner(std::shared_ptr<const Knowledge> knowledge, QObject* parent)
    : QObject(parent), m_knowledge(std::move(knowledge)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

AssessmentRunner::~AssessmentRunner() = default;

void AssessmentRunner::start(const Evaluation& evaluation) {
  m_isRunning = true;
  {
    const std::scoped_lock lock(m_mutex);
    m_request = Request{++m_latest, evaluation};
  }
  m_wake.notify_one();
}

void AssessmentRunner::cancel() {
  m_isRunning = false;
  const std::scoped_lock lock(m_mutex);
  ++m_latest;
  m_request.reset();
}

void AssessmentRunner::work(const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  while (m_wake.wait(lock, stop, [this] { return m_request.has_value(); })) {
    const Request request = *std::exchange(m_request, std::nullopt);
    lock.unlock();
    compute(request, stop);
    lock.lock();
  }
}

void AssessmentRunner::compute(const Request& request, const std::stop_token& stop) {
  const auto isLatest = [this, number = request.number] { return number == m_latest; };
  const auto isWanted = [&] { return isLatest() && !stop.stop_requested(); };
  try {
    if (!isWanted()) return;
    const auto assessment = std::make_shared<const Assessment>(assess(request.evaluation, *m_knowledge));
    deliverIf(*this, isLatest, [this, assessment] {
      m_isRunning = false;
      emit assessed(assessment);
    });
    if (!isWanted()) return;
    const auto curve = std::make_shared<const UtilizationCurve>(utilizationCurve(request.evaluation));
    deliverIf(*this, isLatest, [this, curve] { emit curveComputed(curve); });
  } catch (const std::exception& fault) {
    deliverIf(*this, isLatest, [this, reason = QString::fromUtf8(fault.what())] {
      m_isRunning = false;
      emit failed(reason);
    });
  }
}

}  // namespace rackorrent::ui

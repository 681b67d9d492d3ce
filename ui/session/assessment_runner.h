// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace rackorrent::ui {

// Assesses the latest evaluation on a thread of its own. A newer one replaces what waits, and what was computed for
// an older one is dropped. All signals come on the thread of this object.
class AssessmentRunner : public QObject {
  Q_OBJECT

 public:
  explicit AssessmentRunner(std::shared_ptr<const Knowledge> knowledge, QObject* parent = nullptr);
  ~AssessmentRunner() override;

  void start(const Evaluation& evaluation);  // precondition: isValid(evaluation)
  void cancel();
  bool isRunning() const { return m_isRunning; }  // until assessed() or failed()

 signals:
  void assessed(std::shared_ptr<const rackorrent::Assessment> assessment);
  void curveComputed(std::shared_ptr<const rackorrent::UtilizationCurve> curve);
  void failed(const QString& reason);

 private:
  struct Request {
    std::uint64_t number = 0;
    Evaluation evaluation;
  };

  void work(const std::stop_token& stop);
  void compute(const Request& request, const std::stop_token& stop);

  std::shared_ptr<const Knowledge> m_knowledge;
  std::mutex m_mutex;  // guards m_request
  std::condition_variable_any m_wake;
  std::optional<Request> m_request;
  std::atomic<std::uint64_t> m_latest = 0;
  bool m_isRunning = false;
  std::jthread m_thread;  // last: it ends before anything that it uses
};

}  // namespace rackorrent::ui

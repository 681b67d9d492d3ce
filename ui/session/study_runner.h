// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "core/study/study.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace rackorrent::ui {

// Studies the latest evaluation on a thread of its own: a few draws at once, then four times as many again
// and again, each result replacing the last. A newer evaluation stops what runs within milliseconds. All
// signals come on the thread of this object.
class StudyRunner : public QObject {
  Q_OBJECT

 public:
  explicit StudyRunner(std::shared_ptr<const Knowledge> knowledge, QObject* parent = nullptr);
  ~StudyRunner() override;

  // Up to so many draws. Precondition: isValid(evaluation).
  void start(const Evaluation& evaluation, std::uint32_t mostDraws);
  void cancel();
  bool isRunning() const { return m_isRunning; }  // until the last step

 signals:
  void studied(std::shared_ptr<const rackorrent::Study> study);
  void finished();
  void failed(const QString& reason);

 private:
  struct Request {
    Evaluation evaluation;
    std::uint32_t mostDraws = 0;
    std::stop_source stop;
  };

  void work(const std::stop_token& stop);
  void compute(const Request& request);

  std::shared_ptr<const Knowledge> m_knowledge;
  std::mutex m_mutex;  // guards m_request and m_running
  std::condition_variable_any m_wake;
  std::optional<Request> m_request;
  std::stop_source m_running{std::nostopstate};
  bool m_isRunning = false;
  std::jthread m_thread;  // last: it ends before anything that it uses
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace rackorrent {

// Calls work(state, index) for each index from first to last - 1, in blocks that the threads take in turn;
// each thread has a state of its own from makeState(). Whoever writes only to what belongs to the index gets
// the same on any number of threads. Returns false when it was stopped; then some indices are missing. The
// calling thread is one of the threads, and the only one that reports progress. The first exception ends the
// work and is thrown on.
template <class MakeState, class Work>
bool forEachIndex(std::size_t first, std::size_t last, unsigned threads, const std::stop_token& stop,
                  const Progress& progress, const MakeState& makeState, const Work& work,
                  std::size_t blockSize = 16) {
  std::atomic<std::size_t> next = first;
  std::atomic<bool> hasFailed = false;
  std::exception_ptr failure;
  std::mutex failureMutex;
  const auto takeBlocks = [&](bool reports) {
    try {
      auto state = makeState();
      while (!stop.stop_requested() && !hasFailed) {
        const std::size_t start = next.fetch_add(blockSize);
        if (start >= last) return;
        for (std::size_t index = start; index < std::min(last, start + blockSize); ++index)
          work(state, index);
        if (reports && progress)
          progress(static_cast<double>(start - first) / static_cast<double>(last - first));
      }
    } catch (...) {
      hasFailed = true;
      const std::scoped_lock lock(failureMutex);
      if (!failure) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back([&] { takeBlocks(false); });
    takeBlocks(true);
  }
  if (failure) std::rethrow_exception(failure);
  return !stop.stop_requested();
}

inline unsigned threadsOrAll(unsigned wanted) {
  constexpr unsigned most = 64;
  return wanted > 0 ? std::min(wanted, most) : std::clamp(std::thread::hardware_concurrency(), 1U, most);
}

}  // namespace rackorrent

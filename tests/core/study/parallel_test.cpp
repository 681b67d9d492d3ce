// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/parallel.h"

#include <gtest/gtest.h>
#include <numeric>
#include <stdexcept>

namespace {

using namespace rackorrent;

constexpr auto noState = [] { return 0; };

TEST(ForEachIndex, VisitsEachIndexOnceOnAnyNumberOfThreads) {
  for (const unsigned threads : {1U, 2U, 7U}) {
    std::vector<int> visits(1000);
    EXPECT_TRUE(forEachIndex(3, 1000, threads, {}, {}, noState, [&](int, std::size_t i) { ++visits[i]; }));
    EXPECT_EQ(std::accumulate(visits.begin(), visits.end(), 0), 997);
    EXPECT_EQ(*std::max_element(visits.begin(), visits.end()), 1);
  }
}

TEST(ForEachIndex, StopsWhenAsked) {
  std::stop_source source;
  std::atomic<int> visits = 0;
  const auto stopAtOnce = [&](int, std::size_t) {
    ++visits;
    source.request_stop();
  };
  EXPECT_FALSE(forEachIndex(0, 1000000, 2, source.get_token(), {}, noState, stopAtOnce));
  EXPECT_LT(visits, 100);
}

TEST(ForEachIndex, HandsTheFirstExceptionOn) {
  const auto fail = [](int, std::size_t i) {
    if (i == 40) throw std::runtime_error("broken");
  };
  EXPECT_THROW(forEachIndex(0, 1000, 2, {}, {}, noState, fail), std::runtime_error);
}

}  // namespace

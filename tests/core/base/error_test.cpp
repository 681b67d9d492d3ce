// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <gtest/gtest.h>

namespace rackorrent {
namespace {

TEST(ErrorTest, whatNamesThePathTheCauseAndTheAdvice) {
  const Error error(ErrorCode::File, "/tmp/项目.rackorrent",
                    {"The disk is full: %1 kB.", {std::string("64")}}, {"Free some space.", {}});
  EXPECT_STREQ(error.what(), "/tmp/项目.rackorrent: The disk is full: 64 kB. Free some space.");
}

TEST(ErrorTest, withoutPathAndAdviceOnlyTheCauseIsSaid) {
  EXPECT_STREQ(Error(ErrorCode::Internal, {}, {"Oops.", {}}).what(), "Oops.");
}

TEST(ErrorTest, codesAreTheExitCodesOfTheCommandLine) {
  EXPECT_EQ(static_cast<int>(ErrorCode::InvalidInput), 1);
  EXPECT_EQ(static_cast<int>(ErrorCode::Usage), 2);
  EXPECT_EQ(static_cast<int>(ErrorCode::File), 3);
  EXPECT_EQ(static_cast<int>(ErrorCode::NewerFormat), 4);
  EXPECT_EQ(static_cast<int>(ErrorCode::Cancelled), 5);
  EXPECT_EQ(static_cast<int>(ErrorCode::Internal), 70);
}

}  // namespace
}  // namespace rackorrent

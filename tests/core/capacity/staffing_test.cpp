// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/staffing.h"

#include <gtest/gtest.h>

namespace rackorrent {
namespace {

TEST(Staffing, OwnedServersNeedHalvesOfAnEngineerAndNeverLessThanOneHalf) {
  EXPECT_EQ(ownedStaffFte(0, 11), 0);
  EXPECT_EQ(ownedStaffFte(1, 11), 0.5);
  EXPECT_EQ(ownedStaffFte(5, 11), 0.5);
  EXPECT_EQ(ownedStaffFte(6, 11), 1);
  EXPECT_EQ(ownedStaffFte(11, 11), 1);
  EXPECT_EQ(ownedStaffFte(12, 11), 1.5);
  EXPECT_EQ(ownedStaffFte(3, 0.1), 30);
}

TEST(Staffing, RentedGpusNeedAQuarterForEachStartedHundred) {
  EXPECT_EQ(rentedStaffFte(0), 0);
  EXPECT_EQ(rentedStaffFte(0.1), 0.25);
  EXPECT_EQ(rentedStaffFte(100), 0.25);
  EXPECT_EQ(rentedStaffFte(100.00000000001), 0.25);
  EXPECT_EQ(rentedStaffFte(101), 0.5);
}

}  // namespace
}  // namespace rackorrent

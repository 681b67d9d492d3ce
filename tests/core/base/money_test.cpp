// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/money.h"

#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <vector>

namespace rackorrent {
namespace {

TEST(MoneyTest, aTenthAddedAMillionTimesIsOneHundredThousand) {
  Money sum;
  for (int i = 0; i < 1'000'000; ++i) sum += Money{10};
  EXPECT_EQ(toString(sum), "100000.00");
}

TEST(MoneyTest, sumsDoNotDependOnTheOrder) {
  std::mt19937_64 random(1);
  std::uniform_int_distribution<std::int64_t> hundredths(-80'000'000'000, 80'000'000'000);
  std::vector<Money> amounts(10'000);
  for (Money& amount : amounts) amount.hundredths = hundredths(random);
  Money forwards;
  Money backwards;
  for (const Money amount : amounts) forwards += amount;
  for (auto amount = amounts.rbegin(); amount != amounts.rend(); ++amount) backwards = *amount + backwards;
  EXPECT_EQ(forwards, backwards);
  EXPECT_EQ(forwards - backwards, Money{});
  EXPECT_EQ(-forwards + forwards, Money{});
}

TEST(MoneyTest, textAlwaysHasTwoDecimalsAndNoGrouping) {
  EXPECT_EQ(toString(Money{}), "0.00");
  EXPECT_EQ(toString(Money{5}), "0.05");
  EXPECT_EQ(toString(Money{-5}), "-0.05");
  EXPECT_EQ(toString(Money{-123}), "-1.23");
  EXPECT_EQ(toString(Money{80'000'000'010}), "800000000.10");
  EXPECT_EQ(toString(Money{std::numeric_limits<std::int64_t>::max()}), "92233720368547758.07");
  EXPECT_EQ(toString(Money{std::numeric_limits<std::int64_t>::min()}), "-92233720368547758.08");
}

TEST(MoneyTest, hundredthsSurviveTheWayThroughDouble) {
  std::mt19937_64 random(2);
  std::uniform_int_distribution<std::int64_t> hundredths(-1'000'000'000'000, 1'000'000'000'000);
  for (int i = 0; i < 100'000; ++i) {
    const Money amount{hundredths(random)};
    ASSERT_EQ(moneyFromDouble(toDouble(amount)), amount);
  }
}

TEST(MoneyTest, halvesAreRoundedAwayFromZero) {
  EXPECT_EQ(moneyFromDouble(0.125), Money{13});
  EXPECT_EQ(moneyFromDouble(-0.125), Money{-13});
  EXPECT_EQ(moneyFromDouble(0.124), Money{12});
}

}  // namespace
}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/field_distributions.h"

#include "core/uncertainty/rank_correlation.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

using namespace rackorrent;

bool isVaried(const std::vector<UncertainField>& fields, FieldId field) {
  return std::ranges::find(fields, field, &UncertainField::field) != fields.end();
}

TEST(FieldDistributions, EachStaysInsideWhatItsFieldAllows) {
  Evaluation evaluation;
  evaluation.setReal("workload.utilization"_field, 0.9);
  evaluation.setReal("cloud.spot_price"_field, 10);
  evaluation.setReal("cloud.reserved_3y_price"_field, 11);
  const auto fields = uncertainFields(evaluation);
  EXPECT_GE(fields.size(), 20U);
  for (const UncertainField& uncertain : fields) {
    const Field& row = fieldOf(uncertain.field);
    EXPECT_FALSE(faultOf(uncertain.distribution)) << row.key;
    EXPECT_GE(uncertain.distribution.low, row.minimum) << row.key;
    EXPECT_LE(uncertain.distribution.high, row.maximum) << row.key;
    EXPECT_EQ(uncertain.distribution.likely, evaluation.real(uncertain.field)) << row.key;
    EXPECT_FALSE(uncertain.source.empty()) << row.key;
  }
}

TEST(FieldDistributions, AnAbsentPriceIsNotVaried) {
  EXPECT_FALSE(isVaried(uncertainFields(Evaluation()), "cloud.spot_price"_field));
}

TEST(FieldDistributions, WhatTheOwnerDecidesIsNotVaried) {
  for (const FieldSpread& spread : fieldSpreads())
    EXPECT_NE(fieldOf(spread.field).group, FieldGroup::Weights);
  EXPECT_FALSE(isVaried(uncertainFields(Evaluation()), "finance.discount_rate_per_year"_field));
}

TEST(FieldDistributions, AnEnteredRangeComesFirst) {
  const FieldId field = "owned.server_price"_field;
  const auto fields = uncertainFields(Evaluation(), {{field, 1000000, 9000000}});
  const auto found = std::ranges::find(fields, field, &UncertainField::field);
  ASSERT_NE(found, fields.end());
  EXPECT_EQ(found->distribution.low, 1000000);
  EXPECT_EQ(found->distribution.high, 9000000);
  EXPECT_EQ(found->source, "entered");
}

TEST(FieldDistributions, AnEnteredRangeWithoutWidthFixesTheField) {
  const FieldId field = "owned.server_price"_field;
  const double price = Evaluation().real(field);
  EXPECT_FALSE(isVaried(uncertainFields(Evaluation(), {{field, price, price}}), field));
}

TEST(FieldDistributions, TheCorrelationsDoNotContradictEachOther) {
  std::vector<CorrelatedPair> pairs;
  for (const FieldCorrelation& correlation : fieldCorrelations())
    pairs.push_back({correlation.one.index, correlation.other.index, correlation.rank});
  EXPECT_TRUE(RankCorrelation::make(pairs));
}

}  // namespace

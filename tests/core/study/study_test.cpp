// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/study.h"

#include "core/assessment/assessment.h"
#include "core/evaluation/samples.h"
#include "core/study/study_run.h"
#include "core/uncertainty/quantile_function.h"
#include "tests/support/folders.h"

#include <atomic>
#include <boost/math/distributions/beta.hpp>
#include <cmath>
#include <gtest/gtest.h>

namespace {

using namespace rackorrent;

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

// All inputs certain but those that are named.
StudyOptions onlyUncertain(const Evaluation& evaluation, const std::vector<EnteredRange>& ranges,
                           std::uint32_t draws) {
  StudyOptions options{.draws = draws, .threads = 2, .ranges = ranges};
  for (const UncertainField& uncertain : uncertainFields(evaluation)) {
    const double value = evaluation.real(uncertain.field);
    if (std::ranges::find(ranges, uncertain.field, &EnteredRange::field) == ranges.end())
      options.ranges.push_back({uncertain.field, value, value});
  }
  return options;
}

TEST(Study, WithoutUncertaintyItIsTheAssessmentToTheCent) {
  for (const Sample& sample : loadSamples(test::resourcesFolder())) {
    const Assessment assessment = assess(sample.evaluation, knowledge(), AssessmentDepth::Verdict);
    const auto study =
        rackorrent::study(sample.evaluation, knowledge(), onlyUncertain(sample.evaluation, {}, 64));
    ASSERT_TRUE(study);
    EXPECT_TRUE(study->inputs.empty());
    EXPECT_EQ(study->answer, assessment.decision.verdict.best);
    for (const Alternative alternative : allAlternatives) {
      const std::size_t i = indexOf(alternative);
      const AlternativeStudy& of = study->alternatives[i];
      const double total = assessment.alternatives[i].cost.total;
      for (const double figure :
           {of.total.mean.value, of.total.p10.value, of.total.p90.value, of.total.highest})
        EXPECT_NEAR(figure, total, 0.005) << sample.id;
      EXPECT_NEAR(of.cumulative.back().p50, total, 1e-6 * std::abs(total));
      EXPECT_EQ(of.feasible.value, assessment.decision.alternatives[i].isFeasible() ? 1 : 0);
      EXPECT_EQ(of.first.value == 1, assessment.decision.alternatives[i].isFeasible() &&
                                         assessment.decision.alternatives[i].rank == 1);
    }
    EXPECT_NEAR(study->valueOfPerfectInformation.value, 0, 0.005);
  }
}

TEST(Study, IsTheSameOnOneTwoAndSevenThreads) {
  const Evaluation evaluation;
  StudyOptions options{.draws = 512, .threads = 1};
  const auto one = study(evaluation, knowledge(), options);
  for (const unsigned threads : {2U, 7U}) {
    options.threads = threads;
    EXPECT_EQ(study(evaluation, knowledge(), options), one) << threads;
  }
  options.seed = 2;
  EXPECT_NE(study(evaluation, knowledge(), options), one);
}

TEST(Study, GrownStepByStepItIsTheSameAsAtOnce) {
  const Evaluation evaluation;
  const StudyOptions options{.draws = 512, .threads = 2};
  StudyRun run(evaluation, knowledge(), options);
  EXPECT_TRUE(run.drawUpTo(64, {}, {}));
  EXPECT_TRUE(run.drawUpTo(256, {}, {}));
  EXPECT_TRUE(run.drawUpTo(512, {}, {}));
  EXPECT_EQ(run.conclude({}, {}), study(evaluation, knowledge(), options));
}

TEST(Study, StoppedAtAnyMomentItGivesNothing) {
  const Evaluation evaluation;
  for (const double moment : {0.0, 0.3, 0.8}) {
    std::stop_source source;
    const auto stopAt = [&](double done) {
      if (done >= moment) source.request_stop();
    };
    EXPECT_FALSE(study(evaluation, knowledge(), {.draws = 1024, .threads = 2}, source.get_token(), stopAt))
        << moment;
  }
}

TEST(Study, AStoppedRunKeepsWhatItHadBefore) {
  StudyRun run(Evaluation(), knowledge(), {.threads = 2});
  ASSERT_TRUE(run.drawUpTo(64, {}, {}));
  const auto before = run.conclude({}, {});
  std::stop_source source;
  EXPECT_FALSE(run.drawUpTo(1U << 20, source.get_token(), [&](double) { source.request_stop(); }));
  EXPECT_EQ(run.conclude({}, {}), before);
}

TEST(Study, ProgressRunsFromZeroToOne) {
  double last = 0;
  study(Evaluation(), knowledge(), {.draws = 512, .threads = 2}, {}, [&](double done) {
    EXPECT_GE(done, last);
    EXPECT_LE(done, 1);
    last = done;
  });
  EXPECT_GT(last, 0.5);
}

TEST(Study, SharesOfTheAlternativesAddUpToOne) {
  Evaluation evaluation;
  evaluation.setReal("finance.monthly_opex_limit"_field, 700000);
  const auto result = study(evaluation, knowledge(), {.draws = 2048, .threads = 2});
  ASSERT_TRUE(result);
  double first = result->nothingFeasible, cheapest = result->nothingFeasible;
  for (const AlternativeStudy& of : result->alternatives) {
    first += of.first.value;
    cheapest += of.cheapest.value;
    double places = 0;
    for (const double share : of.placeShares) places += share;
    EXPECT_NEAR(places, of.feasible.value, 1e-9);
    EXPECT_GE(of.regret.lowest, 0);
  }
  EXPECT_NEAR(first, 1, 1e-9);
  EXPECT_NEAR(cheapest, 1, 1e-9);
}

// The total of a self-built cluster is linear in the price of electricity, so its percentiles are the totals
// at the percentiles of the price, and its mean is the total at the mean (low + 4 likely + high) / 6 of the
// beta distribution.
TEST(Study, OneInputThroughALinearCostIsExact) {
  const FieldId field = "owned.electricity_per_kwh"_field;
  const Evaluation evaluation;
  const double low = 0.4, likely = evaluation.real(field), high = 1.6;
  const auto result = study(evaluation, knowledge(), onlyUncertain(evaluation, {{field, low, high}}, 16384));
  ASSERT_TRUE(result);
  const auto totalAt = [&](double price) {
    Evaluation changed;
    changed.setReal(field, price);
    return assess(changed, knowledge(), AssessmentDepth::Verdict)
        .alternatives[indexOf(Alternative::SelfBuilt)]
        .cost.total;
  };
  const boost::math::beta_distribution<> beta(1 + 4 * (likely - low) / (high - low),
                                              1 + 4 * (high - likely) / (high - low));
  const Summary& total = result->alternatives[indexOf(Alternative::SelfBuilt)].total;
  const double range = totalAt(high) - totalAt(low);
  EXPECT_NEAR(total.mean.value, totalAt((low + 4 * likely + high) / 6), 1e-5 * range);
  EXPECT_NEAR(total.p10.value, totalAt(low + (high - low) * quantile(beta, 0.1)), 1e-3 * range);
  EXPECT_NEAR(total.p90.value, totalAt(low + (high - low) * quantile(beta, 0.9)), 1e-3 * range);
}

// With one uncertain input, the answer stays first up to the price at which it flips: the share is the
// distribution's at that price, found by bisection on the same worlds, and all that there is to know is that
// input.
TEST(Study, OneInputAloneStaysFirstUpToItsFlip) {
  Evaluation evaluation;
  evaluation.setReal("weights.total_cost"_field, 100);
  for (const char* other : {"weights.upfront_capital", "weights.elasticity", "weights.time_to_capacity",
                            "weights.interconnect", "weights.compliance", "weights.operations",
                            "weights.onboarding", "weights.fault_recovery", "weights.technology_risk"})
    evaluation.setReal(*findField(other), 0);
  const FieldId field = "owned.server_price"_field;
  const double low = 300000, likely = 900000, high = 1800000;
  evaluation.setReal(field, likely);
  const StudyOptions options = onlyUncertain(evaluation, {{field, low, high}}, 16384);
  const auto result = study(evaluation, knowledge(), options);
  ASSERT_TRUE(result);
  const WorldModel model(evaluation, knowledge(), uncertainFields(evaluation, options.ranges), 1);
  const auto isFirstAt = [&](double price) {
    WorldModel::Worker worker(model);
    worker.set(field, price);
    worker.figures();
    return worker.ranking().best() == result->answer;
  };
  ASSERT_TRUE(isFirstAt(likely));
  ASSERT_NE(isFirstAt(low), isFirstAt(high));
  double same = likely, other = isFirstAt(low) ? high : low;
  while (std::abs(same - other) > 1) (isFirstAt((same + other) / 2) ? same : other) = (same + other) / 2;
  const boost::math::beta_distribution<> beta(1 + 4 * (likely - low) / (high - low),
                                              1 + 4 * (high - likely) / (high - low));
  const double below = cdf(beta, (same - low) / (high - low));
  EXPECT_NEAR(result->confidence().value, isFirstAt(low) ? below : 1 - below, 2e-4);
  const double perfect = result->valueOfPerfectInformation.value;
  EXPECT_GT(perfect, 0);
  EXPECT_NEAR(result->inputs.front().valueOfLearning, perfect, 0.05 * perfect);
  EXPECT_NEAR(result->inputs.front().firstOrder, 1, 0.01);
}

TEST(Study, NoInputIsWorthMoreThanAllOfThem) {
  const auto result = study(Evaluation(), knowledge(), {.draws = 4096, .threads = 2});
  ASSERT_TRUE(result);
  EXPECT_GE(result->inputs.size(), 15U);
  for (const InputEffect& input : result->inputs) {
    EXPECT_LE(input.valueOfLearning, result->valueOfPerfectInformation.value);
    EXPECT_GE(*input.totalOrder, 0);
    EXPECT_LE(std::abs(input.rankCorrelation), 1);
  }
}

// Pseudo-random draws are the plain method; scrambled Sobol points must tell the same within the errors of
// both.
TEST(Study, SobolAndPseudoRandomDrawsAgreeWithinTheirErrors) {
  const auto sobol =
      study(Evaluation(), knowledge(), {.draws = 4096, .threads = 2, .withTotalIndices = false});
  const auto plain =
      study(Evaluation(), knowledge(),
            {.draws = 4096, .threads = 2, .sampling = Sampling::PseudoRandom, .withTotalIndices = false});
  ASSERT_TRUE(sobol && plain);
  for (std::size_t i = 0; i < 4; ++i) {
    const auto agree = [](const Estimate& one, const Estimate& other) {
      EXPECT_NEAR(one.value, other.value, 5 * std::hypot(one.standardError, other.standardError) + 1e-9);
    };
    agree(sobol->alternatives[i].total.mean, plain->alternatives[i].total.mean);
    agree(sobol->alternatives[i].total.p90, plain->alternatives[i].total.p90);
    agree(sobol->alternatives[i].first, plain->alternatives[i].first);
  }
}

TEST(Study, RoundsTheNumberOfDrawsUpToAPowerOfTwo) {
  EXPECT_EQ(study(Evaluation(), knowledge(), {.draws = 300, .threads = 2, .withTotalIndices = false})->draws,
            512U);
  EXPECT_EQ(study(Evaluation(), knowledge(), {.draws = 1, .threads = 2, .withTotalIndices = false})->draws,
            fewestDraws);
}

}  // namespace

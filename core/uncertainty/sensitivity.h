// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uncertainty/statistics.h"

#include <span>
#include <vector>

namespace rackorrent {

// Which input moves a result. An input is given by its shares (where each draw lies in its distribution, 0 to
// 1), which have the same ranks as its values.

// Ranks from 0, ties at their mean.
std::vector<double> ranksOf(std::span<const double> values);

// Correlation of the shares with the ranks of the result: Spearman's coefficient with one sort for all
// inputs.
double rankCorrelation(std::span<const double> shares, std::span<const double> resultRanks);

// Share of the variance that goes when the input is known: Var(E[y | x]) / Var(y), from the means of equal
// slices of the shares, less what slices of this size vary by chance.
double firstOrderIndex(std::span<const double> shares, std::span<const double> result);

// Share of the variance that stays when all but the input are known, from results with the input redrawn
// alone (Jansen 1999).
double totalIndex(std::span<const double> result, std::span<const double> withInputRedrawn);

// Costs of the alternatives that one may choose, one span each, draw by draw.
using ChoiceCosts = std::vector<std::span<const double>>;

// What is lost by choosing the lowest mean now against the cheapest in each draw: the most that any
// information can be worth.
Estimate valueOfPerfectInformation(const ChoiceCosts& costs);

// The same for learning one input first. In each slice of the shares, one half of the draws chooses and the
// other half pays, so that chance is never sold as information; 0 when the choice would not change.
double valueOfLearning(std::span<const double> shares, const ChoiceCosts& costs);

}  // namespace rackorrent

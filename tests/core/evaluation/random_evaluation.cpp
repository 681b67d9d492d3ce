// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/evaluation/random_evaluation.h"

#include <cmath>
#include <limits>

namespace rackorrent::testing {

namespace {

bool chance(std::mt19937_64& random, double share) { return std::bernoulli_distribution(share)(random); }

std::size_t below(std::mt19937_64& random, std::size_t limit) {
  return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
}

Number randomNumber(std::mt19937_64& random, const Field& field) {
  if (chance(random, 0.1)) return *Number::fromDouble(chance(random, 0.5) ? field.minimum : field.maximum);
  double value = std::uniform_real_distribution<double>(field.minimum, field.maximum)(random);
  if (field.type == FieldType::Integer) value = std::round(value);
  const double rounded = std::round(value * 100) / 100;
  if (chance(random, 0.5) && rounded >= field.minimum && rounded <= field.maximum) value = rounded;
  return Number::fromDouble(value).value_or(*Number::fromDouble(field.minimum));
}

Value randomValue(std::mt19937_64& random, const Field& field) {
  if (field.isNumeric()) return randomNumber(random, field);
  if (field.type == FieldType::Choice)
    return std::string(field.choices[below(random, field.choices.size())].key);
  std::vector<std::string> keys;
  for (const Choice& choice : field.choices)
    if (chance(random, 0.3)) keys.emplace_back(choice.key);
  return keys;
}

void appendUtf8(std::string& text, char32_t point) {
  const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
  if (point < 0x80) return put(point);
  const int tail = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  constexpr char32_t leads[] = {0, 0xC0, 0xE0, 0xF0};
  put(leads[tail] | point >> (6 * tail));
  for (int i = tail - 1; i >= 0; --i) put(0x80 | (point >> (6 * i) & 0x3F));
}

}  // namespace

std::string randomText(std::mt19937_64& random, std::size_t longest) {
  constexpr char32_t ranges[][2] = {
      {0, 0x7F}, {0x80, 0xFFF}, {0x4E00, 0x9FFF}, {0xE000, 0xFFFF}, {0x1F300, 0x10FFFF}};
  std::string text;
  for (std::size_t left = below(random, longest + 1); left > 0; --left) {
    const auto& [first, last] = ranges[below(random, std::size(ranges))];
    appendUtf8(text, std::uniform_int_distribution<char32_t>(first, last)(random));
  }
  return text;
}

MeasuredDemand randomDemand(std::mt19937_64& random, std::size_t hours) {
  MeasuredDemand demand{.firstHour = static_cast<std::int64_t>(below(random, 1'000'000)) - 500'000,
                        .gpus = {},
                        .sourceName = randomText(random, 20),
                        .sourceDigest = randomText(random, 64),
                        .importedAt = "2026-07-15T08:00:00Z"};
  std::exponential_distribution<double> gpus(0.02);
  for (std::size_t i = 0; i < hours; ++i) {
    const std::size_t kind = below(random, 10);
    demand.gpus.push_back(kind == 0   ? 0
                          : kind == 1 ? std::numeric_limits<double>::quiet_NaN()
                                      : gpus(random));
  }
  return demand;
}

Evaluation randomEvaluation(std::mt19937_64& random, Soundness soundness) {
  Evaluation evaluation;
  evaluation.title = randomText(random, 40);
  evaluation.notes = randomText(random, 400);
  for (const char* item : {"dataset_size", "permissions", "alarms"})
    if (chance(random, 0.3))
      evaluation.setChecklistMark(item,
                                  {static_cast<ChecklistStatus>(below(random, 3)), randomText(random, 40)});
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    const Field& field = fieldTable[i];
    if (chance(random, 0.3)) continue;
    evaluation.set(id, randomValue(random, field));
    const bool isUnsound = soundness == Soundness::HalfFinished && chance(random, 0.1);
    if (isUnsound && field.isNumeric()) evaluation.set(id, *Number::fromDouble(field.maximum * 3 + 0.5));
    const bool mayBeAbsent = field.isOptional() || (isUnsound && field.type != FieldType::Choices);
    if (mayBeAbsent && chance(random, 0.3)) evaluation.set(id, std::monostate{});
  }
  return evaluation;
}

}  // namespace rackorrent::testing

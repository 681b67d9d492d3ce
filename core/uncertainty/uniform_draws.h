// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rackorrent {

// The Sobol sequence with the direction numbers of Joe and Kuo (Boost.Random), in natural order, its digits
// permuted as by Owen (1995) through the hash of Laine, Karras and Vegdahl. Any 2^k consecutive points that
// start at a multiple of 2^k are a net of their own, and the first n points stay the same when more are asked
// for.
class SobolSequence {
 public:
  SobolSequence(std::size_t dimensions, std::uint64_t seed);

  double at(std::uint32_t index, std::size_t dimension) const;  // in (0, 1)

 private:
  static constexpr int bits = 32;
  struct Dimension {
    std::array<std::uint32_t, bits> directions;
    std::uint32_t seed;
  };
  std::vector<Dimension> m_dimensions;
};

enum class Sampling { Sobol, PseudoRandom };

// Points of the unit cube by index and dimension: whoever asks for one, in whatever order and on whatever
// thread, gets the same.
class UniformDraws {
 public:
  UniformDraws(Sampling sampling, std::size_t dimensions, std::uint64_t seed);

  double at(std::uint32_t index, std::size_t dimension) const;

 private:
  Sampling m_sampling;
  std::uint64_t m_seed;
  SobolSequence m_sobol;
};

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/uniform_draws.h"

#include <bit>
#include <boost/random/sobol.hpp>

namespace rackorrent {

namespace {

// The finalizer of SplitMix64 (Steele, Lea, Flood 2014): a bijection in which every bit depends on every
// other.
std::uint64_t mixed(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

std::uint32_t reversed(std::uint32_t x) {
  x = (x >> 16) | (x << 16);
  x = ((x & 0x00ff00ff) << 8) | ((x & 0xff00ff00) >> 8);
  x = ((x & 0x0f0f0f0f) << 4) | ((x & 0xf0f0f0f0) >> 4);
  x = ((x & 0x33333333) << 2) | ((x & 0xcccccccc) >> 2);
  return ((x & 0x55555555) << 1) | ((x & 0xaaaaaaaa) >> 1);
}

// Each digit is flipped or not as the digits before it say: in reversed bits, a hash that only carries
// upwards (Burley 2020, "Practical Hash-based Owen Scrambling"; constants of Vegdahl 2021).
std::uint32_t scrambled(std::uint32_t x, std::uint32_t seed) {
  x = reversed(x);
  x ^= x * 0x3d20adea;
  x += seed;
  x *= (seed >> 16) | 1;
  x ^= x * 0x05526c56;
  x ^= x * 0x53a22864;
  return reversed(x);
}

double inUnitInterval(std::uint32_t x) { return (static_cast<double>(x) + 0.5) * 0x1p-32; }

}  // namespace

SobolSequence::SobolSequence(std::size_t dimensions, std::uint64_t seed) : m_dimensions(dimensions) {
  if (dimensions == 0) return;
  boost::random::sobol_engine<std::uint32_t, bits> engine(dimensions);
  for (int bit = 0; bit < bits; ++bit) {
    // In the engine's Gray code order, point 2^(j + 1) - 1 is the j-th direction number alone.
    engine.seed(static_cast<std::uint32_t>((std::uint64_t{2} << bit) - 2));
    for (Dimension& dimension : m_dimensions) dimension.directions[static_cast<std::size_t>(bit)] = engine();
  }
  for (std::size_t i = 0; i < dimensions; ++i)
    m_dimensions[i].seed = static_cast<std::uint32_t>(mixed(mixed(seed) + i) >> 32);
}

double SobolSequence::at(std::uint32_t index, std::size_t dimension) const {
  const Dimension& of = m_dimensions[dimension];
  std::uint32_t x = 0;
  for (; index != 0; index &= index - 1)
    x ^= of.directions[static_cast<std::size_t>(std::countr_zero(index))];
  return inUnitInterval(scrambled(x, of.seed));
}

UniformDraws::UniformDraws(Sampling sampling, std::size_t dimensions, std::uint64_t seed)
    : m_sampling(sampling),
      m_seed(mixed(seed)),
      m_sobol(sampling == Sampling::Sobol ? dimensions : 0, seed) {}

double UniformDraws::at(std::uint32_t index, std::size_t dimension) const {
  if (m_sampling == Sampling::Sobol) return m_sobol.at(index, dimension);
  const std::uint64_t place = (static_cast<std::uint64_t>(dimension) << 32) | index;
  return inUnitInterval(static_cast<std::uint32_t>(mixed(m_seed ^ mixed(place)) >> 32));
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include <algorithm>
#include <bit>

namespace rackorrent {

namespace {

// FIPS 180-4, section 4.2.2: fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> roundConstants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Schedule = std::array<std::uint32_t, 64>;

Schedule expand(const unsigned char* block) {
  Schedule words{};
  for (std::size_t i = 0; i < 16; ++i)
    for (std::size_t byte = 0; byte < 4; ++byte) words[i] = words[i] << 8 | block[4 * i + byte];
  for (std::size_t i = 16; i < words.size(); ++i) {
    const std::uint32_t near = words[i - 15];
    const std::uint32_t late = words[i - 2];
    const std::uint32_t small0 = std::rotr(near, 7) ^ std::rotr(near, 18) ^ (near >> 3);
    const std::uint32_t small1 = std::rotr(late, 17) ^ std::rotr(late, 19) ^ (late >> 10);
    words[i] = words[i - 16] + small0 + words[i - 7] + small1;
  }
  return words;
}

}  // namespace

void Sha256::absorbBlock(const unsigned char* block) {
  const Schedule words = expand(block);
  auto [a, b, c, d, e, f, g, h] = m_state;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::uint32_t big1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t chosen = (e & f) ^ (~e & g);
    const std::uint32_t first = h + big1 + chosen + roundConstants[i] + words[i];
    const std::uint32_t big0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + big0 + majority;
  }
  const std::array<std::uint32_t, 8> mixed = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < mixed.size(); ++i) m_state[i] += mixed[i];
}

void Sha256::update(std::string_view bytes) {
  m_length += bytes.size();
  while (!bytes.empty()) {
    const std::size_t taken = std::min(bytes.size(), m_block.size() - m_filled);
    std::copy_n(bytes.begin(), taken, m_block.begin() + static_cast<std::ptrdiff_t>(m_filled));
    bytes.remove_prefix(taken);
    m_filled += taken;
    if (m_filled < m_block.size()) return;
    absorbBlock(m_block.data());
    m_filled = 0;
  }
}

std::string Sha256::hexadecimal() const {
  Sha256 padded = *this;
  const std::size_t used = m_filled + 1 + 8;
  std::string tail(used <= m_block.size() ? m_block.size() - m_filled : 2 * m_block.size() - m_filled, '\0');
  tail.front() = static_cast<char>(0x80);
  for (std::size_t i = 0; i < 8; ++i)
    tail[tail.size() - 1 - i] = static_cast<char>((m_length * 8) >> (8 * i) & 0xff);
  padded.update(tail);
  std::string text;
  for (const std::uint32_t word : padded.m_state)
    for (int shift = 28; shift >= 0; shift -= 4) text.push_back("0123456789abcdef"[word >> shift & 0xf]);
  return text;
}

std::string sha256(std::string_view bytes) {
  Sha256 digest;
  digest.update(bytes);
  return digest.hexadecimal();
}

}  // namespace rackorrent

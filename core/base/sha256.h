// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rackorrent {

// SHA-256 of FIPS 180-4, fed piece by piece. It tells changed and damaged content apart; it keeps no secrets.
class Sha256 {
 public:
  void update(std::string_view bytes);
  // The digest of everything fed so far, in lower-case hexadecimal. Feeding may go on afterwards.
  std::string hexadecimal() const;

 private:
  void absorbBlock(const unsigned char* block);

  std::array<std::uint32_t, 8> m_state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                          0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<unsigned char, 64> m_block{};
  std::size_t m_filled = 0;
  std::uint64_t m_length = 0;  // bytes
};

std::string sha256(std::string_view bytes);

}  // namespace rackorrent

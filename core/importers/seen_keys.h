// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rackorrent {

// 64-bit keys that were seen, up to a bound on memory; behind it nothing is remembered any more.
class SeenKeys {
 public:
  static constexpr std::size_t mostKeys = std::size_t{1} << 21;  // 32 MiB

  // Whether the key is new, or could not be remembered.
  bool insert(std::uint64_t key);
  bool contains(std::uint64_t key) const;
  bool isFull() const { return m_count >= mostKeys; }

 private:
  std::size_t slotOf(std::uint64_t key) const;
  void grow();

  std::vector<std::uint64_t> m_slots;  // 0 is free
  std::size_t m_count = 0;
};

// Folds text into a key (FNV-1a with a final mix); never 0.
std::uint64_t keyOfText(std::string_view text, std::uint64_t number);

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/seen_keys.h"

namespace rackorrent {

std::size_t SeenKeys::slotOf(std::uint64_t key) const {
  const std::size_t mask = m_slots.size() - 1;
  std::size_t slot = static_cast<std::size_t>(key) & mask;
  while (m_slots[slot] != 0 && m_slots[slot] != key) slot = (slot + 1) & mask;
  return slot;
}

void SeenKeys::grow() {
  constexpr std::size_t fewestSlots = 1024;
  std::vector<std::uint64_t> old = std::move(m_slots);
  m_slots.assign(old.empty() ? fewestSlots : 2 * old.size(), 0);
  for (const std::uint64_t key : old)
    if (key != 0) m_slots[slotOf(key)] = key;
}

bool SeenKeys::insert(std::uint64_t key) {
  if (2 * (m_count + 1) > m_slots.size() && !isFull()) grow();
  const std::size_t slot = slotOf(key);
  if (m_slots[slot] == key) return false;
  if (isFull()) return true;
  m_slots[slot] = key;
  ++m_count;
  return true;
}

bool SeenKeys::contains(std::uint64_t key) const { return !m_slots.empty() && m_slots[slotOf(key)] == key; }

std::uint64_t keyOfText(std::string_view text, std::uint64_t number) {
  std::uint64_t key = 14695981039346656037u;
  for (const char c : text) key = (key ^ static_cast<unsigned char>(c)) * 1099511628211u;
  key ^= number * 0x9E3779B97F4A7C15u;
  key = (key ^ (key >> 30)) * 0xBF58476D1CE4E5B9u;
  key = (key ^ (key >> 27)) * 0x94D049BB133111EBu;
  key ^= key >> 31;
  return key == 0 ? 1 : key;
}

}  // namespace rackorrent

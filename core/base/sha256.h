// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace rackorrent {

// SHA-256 of FIPS 180-4, fed piece by piece; by OpenSSL, which uses what the processor has for it. It tells
// changed and damaged content apart; it keeps no secrets.
class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(const Sha256&) = delete;
  Sha256& operator=(const Sha256&) = delete;

  void update(std::string_view bytes);
  // The digest of everything fed so far, in lower-case hexadecimal. Feeding may go on afterwards.
  std::string hexadecimal() const;

 private:
  struct State;
  std::unique_ptr<State> m_state;
};

std::string sha256(std::string_view bytes);

}  // namespace rackorrent

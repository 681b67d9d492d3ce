// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include <array>
#include <new>
#include <openssl/evp.h>

namespace rackorrent {

// OpenSSL fails here only for want of memory.
struct Sha256::State {
  State() : context(::EVP_MD_CTX_new()) {
    if (!context) throw std::bad_alloc();
  }
  ~State() { ::EVP_MD_CTX_free(context); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  EVP_MD_CTX* context;
};

Sha256::Sha256() : m_state(std::make_unique<State>()) {
  if (::EVP_DigestInit_ex(m_state->context, ::EVP_sha256(), nullptr) != 1) throw std::bad_alloc();
}

Sha256::~Sha256() = default;

void Sha256::update(std::string_view bytes) {
  if (::EVP_DigestUpdate(m_state->context, bytes.data(), bytes.size()) != 1) throw std::bad_alloc();
}

std::string Sha256::hexadecimal() const {
  const State copy;
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  const bool isDone = ::EVP_MD_CTX_copy_ex(copy.context, m_state->context) == 1 &&
                      ::EVP_DigestFinal_ex(copy.context, digest.data(), &length) == 1;
  if (!isDone) throw std::bad_alloc();
  std::string text;
  for (unsigned int i = 0; i < length; ++i) {
    text.push_back("0123456789abcdef"[digest[i] >> 4]);
    text.push_back("0123456789abcdef"[digest[i] & 0xf]);
  }
  return text;
}

std::string sha256(std::string_view bytes) {
  Sha256 digest;
  digest.update(bytes);
  return digest.hexadecimal();
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/canonical_digest.h"

namespace rackorrent {

void CanonicalDigest::add(char kind, std::string_view bytes) {
  m_digest.update(kind + std::to_string(bytes.size()) + ":");
  m_digest.update(bytes);
}

}  // namespace rackorrent

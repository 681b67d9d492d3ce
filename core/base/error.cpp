// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <utility>

namespace rackorrent {

Error::Error(ErrorCode code, std::filesystem::path path, Message message, Message advice)
    : m_code(code), m_path(std::move(path)), m_message(std::move(message)), m_advice(std::move(advice)) {
  if (!m_path.empty()) m_what = m_path.string() + ": ";
  m_what += plainText(m_message);
  if (!m_advice.source.empty()) m_what += " " + plainText(m_advice);
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_writer.h"

#include "core/base/message.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace rackorrent {

namespace {

std::string quoted(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

JsonWriter& JsonWriter::key(std::string_view name) {
  startItem();
  m_text += quoted(name) + ": ";
  m_afterKey = true;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) { return raw(quoted(text)); }

JsonWriter& JsonWriter::value(double number) { return raw(std::isfinite(number) ? formatNumber(number) : "null"); }

JsonWriter& JsonWriter::begin(char bracket) {
  startItem();
  m_text.push_back(bracket);
  m_hasItems.push_back(false);
  return *this;
}

JsonWriter& JsonWriter::end(char bracket) {
  const bool hadItems = m_hasItems.back();
  m_hasItems.pop_back();
  if (hadItems) m_text += "\n" + std::string(2 * m_hasItems.size(), ' ');
  m_text.push_back(bracket);
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view token) {
  startItem();
  m_text += token;
  return *this;
}

void JsonWriter::startItem() {
  if (m_afterKey) {
    m_afterKey = false;
    return;
  }
  if (m_hasItems.empty()) return;
  if (m_hasItems.back()) m_text.push_back(',');
  m_hasItems.back() = true;
  m_text += "\n" + std::string(2 * m_hasItems.size(), ' ');
}

}  // namespace rackorrent

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <exception>
#include <filesystem>
#include <string>

namespace rackorrent {

// The exit codes of the command line are these values.
enum class ErrorCode { InvalidInput = 1, Usage = 2, File = 3, NewerFormat = 4, Cancelled = 5, Internal = 70 };

// A failing environment: what happened, on which path, what is safe and what to do. Bad input is an Issue instead.
class Error : public std::exception {
 public:
  Error(ErrorCode code, std::filesystem::path path, Message message, Message advice = {});

  ErrorCode code() const { return m_code; }
  const std::filesystem::path& path() const { return m_path; }
  const Message& message() const { return m_message; }
  // What is safe and what to do next; its source is empty when there is nothing to add.
  const Message& advice() const { return m_advice; }
  const char* what() const noexcept override { return m_what.c_str(); }

 private:
  ErrorCode m_code;
  std::filesystem::path m_path;
  Message m_message;
  Message m_advice;
  std::string m_what;
};

}  // namespace rackorrent

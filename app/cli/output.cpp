// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "core/base/error.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <unistd.h>

namespace rackorrent::cli {

namespace {

// Returns the error number, 0 for success.
int writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

}  // namespace

void guardStandardStreams() {
  std::signal(SIGPIPE, SIG_IGN);
  for (int descriptor = 0; descriptor <= 2; ++descriptor)
    if (::fcntl(descriptor, F_GETFD) < 0 && ::open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY) != descriptor)
      return;  // the lowest free number was not it: another thread is opening files, or none is left
}

void writeData(std::string_view text) {
  const int failure = writeAll(STDOUT_FILENO, text);
  if (failure == 0) return;
  throw Error(ErrorCode::File, {}, {CORE_TEXT("The output could not be written (%1)."),
                                    {std::generic_category().message(failure)}});
}

void writeMessage(std::string_view text) { writeAll(STDERR_FILENO, std::string(text) + "\n"); }

}  // namespace rackorrent::cli

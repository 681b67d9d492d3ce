// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program_run.h"

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace rackorrent::test {

namespace {

void redirect(int descriptor, const std::string& path, int flags) {
  const int opened = ::open(path.c_str(), flags, 0600);
  if (opened < 0 || ::dup2(opened, descriptor) < 0) ::_exit(126);
  ::close(opened);
}

[[noreturn]] void becomeProgram(const std::vector<std::string>& arguments, const TemporaryFolder& folder, OutputTo outputTo) {
  redirect(STDIN_FILENO, folder.file("in"), O_RDONLY);
  redirect(STDERR_FILENO, folder.file("err"), O_WRONLY | O_CREAT);
  if (outputTo == OutputTo::Capture) redirect(STDOUT_FILENO, folder.file("out"), O_WRONLY | O_CREAT);
  if (outputTo == OutputTo::FullDevice) redirect(STDOUT_FILENO, "/dev/full", O_WRONLY);
  if (outputTo == OutputTo::Closed) ::close(STDOUT_FILENO);
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANG", "LANGUAGE"}) ::unsetenv(name);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  std::vector<char*> pointers = {const_cast<char*>(RACKORRENT_PROGRAM)};
  for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
  pointers.push_back(nullptr);
  ::execv(RACKORRENT_PROGRAM, pointers.data());
  ::_exit(127);
}

}  // namespace

ProgramRun runProgram(const std::vector<std::string>& arguments, const std::string& input, OutputTo outputTo) {
  const TemporaryFolder folder;
  writeContent(folder.file("in"), input);
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("cannot fork");
  if (child == 0) becomeProgram(arguments, folder, outputTo);
  int status = 0;
  ::waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(folder.file("out")), contentOf(folder.file("err"))};
}

}  // namespace rackorrent::test

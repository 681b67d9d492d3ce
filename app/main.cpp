// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/desktop.h"

int main(int argc, char** argv) {
  if (rackorrent::cli::isCommand(argc, argv)) return rackorrent::cli::run(argc, argv);
  return rackorrent::runDesktop(argc, argv);
}

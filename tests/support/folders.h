// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace rackorrent::test {

std::filesystem::path sourceFolder();
std::filesystem::path resourcesFolder();
// The team's references beside a team's checkout (or where RACKORRENT_SHARED says); a user's checkout has none, and a
// test that reads it must skip visibly.
std::filesystem::path sharedFolder();

}  // namespace rackorrent::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace rackorrent {

// Called now and then from the working thread with the share done, 0 to 1.
using Progress = std::function<void(double)>;

}  // namespace rackorrent

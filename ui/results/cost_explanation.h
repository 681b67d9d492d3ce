// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

class QPoint;

namespace rackorrent::ui {

// "How was this computed": the formula of a line of the ledger in words, what the plan and the inputs put
// into it, each with its source, and the amount.
void explainCost(CostItem item, Alternative alternative, const Session& session, QWidget* anchor,
                 const QPoint& at);

}  // namespace rackorrent::ui

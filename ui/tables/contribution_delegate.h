// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/alternative.h"
#include "ui/tables/cell_delegate.h"

#include <optional>

namespace rackorrent::ui {

// Bars of the first and the second alternative with both figures at their end.
class ContributionDelegate : public CellDelegate {
  Q_OBJECT

 public:
  using CellDelegate::CellDelegate;

  void setAlternatives(Alternative first, std::optional<Alternative> second);
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  void paintContent(QPainter& painter, const QRect& area, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const override;

 private:
  Alternative m_first = Alternative::GpuAsAService;
  std::optional<Alternative> m_second;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/alternative.h"

#include <QAbstractButton>

#include <vector>

namespace rackorrent::ui {

// What a card of the start page says of a scenario.
struct TemplateText {
  QString title;
  QString blurb;
  QString figures;  // "8 GPUs, utilisation 25 %, 3 months"
  QString advice;   // "The guides: GPU rental"
  std::vector<Alternative> alternatives;
};

// A scenario to start from, as a card that is a button.
class TemplateCard : public QAbstractButton {
  Q_OBJECT

 public:
  explicit TemplateCard(QWidget* parent = nullptr);

  void showText(TemplateText text);
  QSize sizeHint() const override { return {196, 168}; }
  QSize minimumSizeHint() const override { return {176, 168}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void paintGround(QPainter& painter) const;
  int paintLines(QPainter& painter, const QRect& room, const QString& text, const QFont& font,
                 const QColor& colour, int mostLines) const;
  void paintAdvice(QPainter& painter, const QRect& room) const;

  TemplateText m_text;
};

}  // namespace rackorrent::ui

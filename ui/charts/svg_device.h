// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSize>
#include <QString>

#include <memory>

namespace rackorrent::ui {

class SvgEngine;

// Paints into SVG 1.1: paths, texts as texts, clips and diagonal hatches, which is what charts consist of.
// Qt's own SVG module would be one more package to install for this alone.
class SvgDevice : public QPaintDevice {
 public:
  SvgDevice(const QSize& size, const QString& title);
  ~SvgDevice() override;

  // The document, once painting has ended.
  QByteArray svg() const;

  QPaintEngine* paintEngine() const override;

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  QSize m_size;
  QString m_title;
  std::unique_ptr<SvgEngine> m_engine;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A bare Qt window that ends when it has been painted for the first time: what start_up.sh measures the
// program against.
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QTimer>

namespace {

class QuitAfterFirstPaint : public QObject {
 public:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Expose) QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    return QObject::eventFilter(watched, event);
  }
};

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QuitAfterFirstPaint quitter;
  application.installEventFilter(&quitter);
  QLabel window(QStringLiteral("RackOrRent"));
  window.resize(1440, 900);
  window.show();
  return application.exec();
}

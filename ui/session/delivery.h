// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>

#include <stop_token>
#include <utility>

namespace rackorrent::ui {

// How a worker's thread hands over what it made: `deliver` runs on the receiver's thread, in a later turn of its
// loop, and only if what was made is still wanted there and then. Not at all once the receiver is gone.
template <class IsWanted, class Deliver>
void deliverIf(QObject& receiver, IsWanted isWanted, Deliver deliver) {
  const auto onItsThread = [isWanted = std::move(isWanted), deliver = std::move(deliver)] {
    if (isWanted()) deliver();
  };
  QMetaObject::invokeMethod(&receiver, onItsThread, Qt::QueuedConnection);
}

// Stops are asked for on the receiver's thread, so what was stopped is never delivered.
template <class Deliver>
void deliverUnlessStopped(QObject& receiver, const std::stop_token& stop, Deliver deliver) {
  deliverIf(receiver, [stop] { return !stop.stop_requested(); }, std::move(deliver));
}

}  // namespace rackorrent::ui

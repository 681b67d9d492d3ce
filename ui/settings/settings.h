// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/language.h"

#include <QByteArray>
#include <QDateTime>
#include <QSettings>
#include <QString>

#include <memory>
#include <vector>

class QApplication;

namespace rackorrent::ui {

enum class ThemeChoice { System, Light, Dark };

struct RecentFile {
  QString path;
  QString title;
  QDateTime usedAt;
  bool isMissing = false;  // it could not be found when it was last asked for; never probed for by itself
  friend bool operator==(const RecentFile&, const RecentFile&) = default;
};

// What the program remembers about its user, in an INI file; projects are not in it. A damaged file costs the
// preferences only: it is put aside and the defaults hold.
class Settings {
 public:
  explicit Settings(const QString& path = defaultPath());
  static QString defaultPath();  // in the XDG configuration folder

  Language language() const;  // the system's until one was chosen
  void setLanguage(Language language);
  ThemeChoice theme() const;
  void setTheme(ThemeChoice theme);
  double fontScale() const;
  void setFontScale(double scale);

  static constexpr std::size_t recentFileLimit = 10;
  std::vector<RecentFile> recentFiles() const;  // the latest first
  void addRecentFile(const QString& path, const QString& title);
  void removeRecentFile(const QString& path);
  void markMissing(const QString& path);

  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);
  // Where the user last opened or saved: projects, or what was exported. The documents folder at first.
  enum class Folder { Projects, Exports };
  QString lastFolder(Folder folder) const;
  void setLastFolder(Folder folder, const QString& path);

 private:
  void storeRecentFiles(const std::vector<RecentFile>& files);

  std::unique_ptr<QSettings> m_store;
};

// Theme and text size as chosen, at once.
void applyLook(QApplication& application, const Settings& settings);

}  // namespace rackorrent::ui

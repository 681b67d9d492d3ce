// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include "ui/settings/look.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cmath>

namespace rackorrent::ui {
namespace {

const QString languageKey = QStringLiteral("look/language");
const QString themeKey = QStringLiteral("look/theme");
const QString fontScaleKey = QStringLiteral("look/font_scale");
const QString geometryKey = QStringLiteral("window/geometry");
const QString recentKey = QStringLiteral("recent");

constexpr std::array<QLatin1String, 3> themeKeys = {QLatin1String("system"), QLatin1String("light"),
                                                    QLatin1String("dark")};

QString keyOf(Settings::Folder folder) {
  return folder == Settings::Folder::Projects ? QStringLiteral("folders/projects") : QStringLiteral("folders/exports");
}

std::unique_ptr<QSettings> openStore(const QString& path) {
  auto store = std::make_unique<QSettings>(path, QSettings::IniFormat);
  if (store->status() != QSettings::FormatError) return store;
  store.reset();
  const QString aside = path + QStringLiteral(".damaged");
  QFile::remove(aside);
  QFile::rename(path, aside);
  return std::make_unique<QSettings>(path, QSettings::IniFormat);
}

QString absolute(const QString& path) { return QFileInfo(path).absoluteFilePath(); }

}  // namespace

Settings::Settings(const QString& path) : m_store(openStore(path)) {}

QString Settings::defaultPath() {
  QString folder = qEnvironmentVariable("XDG_CONFIG_HOME");
  // QStandardPaths 6.4 takes a relative value too; the specification says to ignore it.
  if (!folder.startsWith(u'/')) folder = QDir::homePath() + QStringLiteral("/.config");
  return folder + QStringLiteral("/rackorrent/settings.ini");
}

Language Settings::language() const {
  const QString key = m_store->value(languageKey).toString();
  return key.isEmpty() ? systemLanguage() : languageFromKey(key);
}

void Settings::setLanguage(Language language) { m_store->setValue(languageKey, ui::keyOf(language)); }

ThemeChoice Settings::theme() const {
  const QString key = m_store->value(themeKey).toString();
  const auto found = std::ranges::find(themeKeys, key);
  return found == themeKeys.end() ? ThemeChoice::System : static_cast<ThemeChoice>(found - themeKeys.begin());
}

void Settings::setTheme(ThemeChoice theme) {
  m_store->setValue(themeKey, QString(themeKeys[static_cast<std::size_t>(theme)]));
}

double Settings::fontScale() const {
  bool isNumber = false;
  const double scale = m_store->value(fontScaleKey, 1.0).toDouble(&isNumber);
  return isNumber && std::isfinite(scale) ? std::clamp(scale, 0.8, 2.0) : 1;
}

void Settings::setFontScale(double scale) { m_store->setValue(fontScaleKey, scale); }

std::vector<RecentFile> Settings::recentFiles() const {
  std::vector<RecentFile> files;
  QSettings& store = *m_store;
  const int count = std::min(store.beginReadArray(recentKey), static_cast<int>(recentFileLimit));
  for (int i = 0; i < count; ++i) {
    store.setArrayIndex(i);
    RecentFile file;
    file.path = store.value(QStringLiteral("path")).toString();
    file.title = store.value(QStringLiteral("title")).toString();
    file.usedAt = QDateTime::fromString(store.value(QStringLiteral("used_at")).toString(), Qt::ISODate);
    file.isMissing = store.value(QStringLiteral("missing")).toBool();
    if (!file.path.isEmpty()) files.push_back(file);
  }
  store.endArray();
  return files;
}

void Settings::addRecentFile(const QString& path, const QString& title) {
  const QString full = absolute(path);
  std::vector<RecentFile> files = recentFiles();
  std::erase_if(files, [&](const RecentFile& file) { return file.path == full; });
  files.insert(files.begin(), {full, title, QDateTime::currentDateTimeUtc(), false});
  storeRecentFiles(files);
}

void Settings::removeRecentFile(const QString& path) {
  std::vector<RecentFile> files = recentFiles();
  std::erase_if(files, [full = absolute(path)](const RecentFile& file) { return file.path == full; });
  storeRecentFiles(files);
}

void Settings::markMissing(const QString& path) {
  std::vector<RecentFile> files = recentFiles();
  for (RecentFile& file : files)
    if (file.path == absolute(path)) file.isMissing = true;
  storeRecentFiles(files);
}

void Settings::storeRecentFiles(const std::vector<RecentFile>& files) {
  QSettings& store = *m_store;
  store.remove(recentKey);
  store.beginWriteArray(recentKey);
  for (std::size_t i = 0; i < std::min(files.size(), recentFileLimit); ++i) {
    store.setArrayIndex(static_cast<int>(i));
    store.setValue(QStringLiteral("path"), files[i].path);
    store.setValue(QStringLiteral("title"), files[i].title);
    store.setValue(QStringLiteral("used_at"), files[i].usedAt.toString(Qt::ISODate));
    store.setValue(QStringLiteral("missing"), files[i].isMissing);
  }
  store.endArray();
}

QByteArray Settings::windowGeometry() const { return m_store->value(geometryKey).toByteArray(); }

void Settings::setWindowGeometry(const QByteArray& geometry) { m_store->setValue(geometryKey, geometry); }

QString Settings::lastFolder(Folder folder) const {
  const QString path = m_store->value(keyOf(folder)).toString();
  return path.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : path;
}

void Settings::setLastFolder(Folder folder, const QString& path) { m_store->setValue(keyOf(folder), path); }

void applyLook(QApplication& application, const Settings& settings) {
  Look& look = Look::instance();
  look.setFontScale(application, settings.fontScale());
  if (settings.theme() == ThemeChoice::System)
    look.followSystem(application);
  else
    look.apply(application, settings.theme() == ThemeChoice::Dark ? Theme::Dark : Theme::Light);
}

}  // namespace rackorrent::ui

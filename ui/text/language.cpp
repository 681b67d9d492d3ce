// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <vector>

// Q_INIT_RESOURCE must stand outside of any namespace.
static void initTranslationResource() { Q_INIT_RESOURCE(translations); }

namespace rackorrent::ui {
namespace {

Language presentLanguage = Language::English;

std::vector<QString> translationFiles(Language language) {
  if (language == Language::English) return {QStringLiteral("rackorrent_en")};
  // The program's own texts are asked first: the translator installed last wins.
  return {QStringLiteral("qtbase_zh_CN"), QStringLiteral("rackorrent_zh_CN")};
}

// Owned by the application, so that they go with it.
void removeTranslators(QCoreApplication& application) {
  const auto installed = application.findChildren<QTranslator*>(QStringLiteral("language"), Qt::FindDirectChildrenOnly);
  for (QTranslator* translator : installed) delete translator;  // removes itself from the application
}

}  // namespace

QString keyOf(Language language) {
  return language == Language::SimplifiedChinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

Language languageFromKey(QStringView key) {
  return key.startsWith(QLatin1String("zh"), Qt::CaseInsensitive) ? Language::SimplifiedChinese : Language::English;
}

Language systemLanguage() {
  const QStringList preferred = QLocale::system().uiLanguages();
  return languageFromKey(preferred.isEmpty() ? QLocale::system().name() : preferred.constFirst());
}

QLocale localeOf(Language language) {
  return language == Language::SimplifiedChinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                 : QLocale(QLocale::English, QLocale::UnitedStates);
}

Language installedLanguage() { return presentLanguage; }

void installLanguage(Language language) {
  initTranslationResource();
  QCoreApplication& application = *QCoreApplication::instance();
  presentLanguage = language;
  QLocale::setDefault(localeOf(language));
  removeTranslators(application);
  for (const QString& name : translationFiles(language)) {
    auto* translator = new QTranslator(&application);
    translator->setObjectName(QStringLiteral("language"));
    if (translator->load(QStringLiteral(":/translations/") + name))
      QCoreApplication::installTranslator(translator);
    else
      delete translator;  // an English file without plural forms is empty
  }
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help_dialogs.h"

#include "ui/forms/text_label.h"
#include "ui/settings/application_icon.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QGridLayout>
#include <QScrollArea>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace rackorrent::ui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

constexpr int markSize = 48;

void addCloseButton(QDialog& dialog, QVBoxLayout& column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  column.addWidget(buttons);
}

QWidget* keyTable(const std::vector<ShortcutLine>& lines) {
  auto* table = new QWidget;
  auto* grid = new QGridLayout(table);
  grid->setHorizontalSpacing(24);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  int row = 0;
  for (const ShortcutLine& line : lines) {
    QLabel* keys = makeLabel(FontRole::Table, table);
    keys->setText(line.keys);
    QLabel* action = makeLabel(FontRole::Table, table);
    action->setText(line.action);
    grid->addWidget(keys, row, 0);
    grid->addWidget(action, row++, 1);
  }
  return table;
}

}  // namespace

void showShortcuts(const std::vector<ShortcutLine>& lines, QWidget* parent) {
  QDialog dialog(parent);
  dialog.setWindowTitle(Text::tr("Keys"));
  std::vector<ShortcutLine> all = lines;
  all.push_back({Text::tr("Tab, Shift+Tab"), Text::tr("Next and previous field")});
  all.push_back({Text::tr("Enter"), Text::tr("Take a value over, press a button, follow a link")});
  all.push_back({Text::tr("Esc"), Text::tr("Take back an unfinished value")});
  all.push_back(
      {Text::tr("Arrow keys"), Text::tr("Walk over pages, cards, tables and the points of a chart")});
  auto* scroll = new QScrollArea(&dialog);
  scroll->setWidgetResizable(true);
  scroll->setWidget(keyTable(all));
  scroll->setAccessibleName(Text::tr("Keys"));
  auto* column = new QVBoxLayout(&dialog);
  column->addWidget(scroll);
  addCloseButton(dialog, *column);
  dialog.resize(520, 560);
  dialog.exec();
}

void showValidation(QWidget* parent) {
  QDialog dialog(parent);
  dialog.setWindowTitle(Text::tr("Validation sheet"));
  QFile file(QStringLiteral(":/help/VALIDATION.md"));
  auto* text = new QTextBrowser(&dialog);
  text->setAccessibleName(dialog.windowTitle());
  if (file.open(QIODevice::ReadOnly)) text->setMarkdown(QString::fromUtf8(file.readAll()));
  auto* column = new QVBoxLayout(&dialog);
  column->addWidget(text);
  addCloseButton(dialog, *column);
  dialog.resize(1000, 640);
  dialog.exec();
}

void showAbout(QWidget* parent) {
  QDialog dialog(parent);
  dialog.setWindowTitle(Text::tr("About RackOrRent"));
  auto* column = new QVBoxLayout(&dialog);
  column->setContentsMargins(24, 24, 24, 16);
  column->setSpacing(8);
  auto* mark = new QLabel(&dialog);
  mark->setPixmap(applicationMark(markSize, dialog.devicePixelRatioF()));
  column->addWidget(mark);
  QLabel* name = makeLabel(FontRole::PageTitle, &dialog);
  name->setText(Text::tr("RackOrRent %1").arg(QCoreApplication::applicationVersion()));
  column->addWidget(name);
  const QStringList paragraphs = {
      Text::tr(
          "Rent GPUs, build a cluster, combine the two, or run a private cloud: an answer with its reasons."),
      Text::tr(
          "Free software under the GNU General Public License, version 3 or later, without any warranty."),
      Text::tr("Made with Qt %1 (LGPL 3), QCustomPlot (GPL 3), SQLite (public domain), Boost (BSL 1.0) and "
               "JSON for "
               "Modern C++ (MIT).")
          .arg(QLatin1String(qVersion())),
      Text::tr("The program does not use the network. Your evaluations stay on this computer.")};
  for (const QString& paragraph : paragraphs) {
    QLabel* label = makeParagraph(FontRole::Body, &dialog);
    label->setText(paragraph);
    column->addWidget(label);
  }
  addCloseButton(dialog, *column);
  dialog.setFixedWidth(480);
  dialog.exec();
}

}  // namespace rackorrent::ui

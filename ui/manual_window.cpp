// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual_window.h"

#include "ui/settings/look.h"
#include "ui/text/language.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr QSize windowSize(1080, 760);
constexpr int contentsWidth = 240;
constexpr int pageMargin = 24;
constexpr int cellPadding = 6;

QString readPage(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Each page begins with "# Title".
QString titleOf(const QString& page) { return page.section(u'\n', 0, 0).mid(2); }

// Markdown knows no looks: rules and room for the tables.
void dressTables(QTextDocument& document) {
  const Colours& colours = Look::instance().colours();
  for (QTextFrame* frame : document.rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (!table) continue;
    QTextTableFormat format = table->format();
    format.setCellPadding(cellPadding);
    format.setCellSpacing(0);
    format.setBorder(1);
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(colours.border);
    table->setFormat(format);
    for (int column = 0; column < table->columns(); ++column) {
      QTextTableCell cell = table->cellAt(0, column);
      QTextCharFormat head = cell.format();
      head.setBackground(colours.sunken);
      cell.setFormat(head);
    }
  }
}

}  // namespace

ManualWindow::ManualWindow(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("manual"));
  build();
  connect(&Look::instance(), &Look::changed, this, &ManualWindow::relabel);
  relabel();
}

void ManualWindow::build() {
  m_find = new QLineEdit(this);
  m_find->setObjectName(QStringLiteral("manualFind"));
  m_find->setClearButtonEnabled(true);
  m_contents = new QListWidget(this);
  m_contents->setObjectName(QStringLiteral("manualContents"));
  m_text = new QTextBrowser(this);
  m_text->setObjectName(QStringLiteral("manualText"));
  m_text->setOpenLinks(false);
  m_text->document()->setDocumentMargin(pageMargin);
  auto* side = new QVBoxLayout;
  side->addWidget(m_find);
  side->addWidget(m_contents, 1);
  m_find->setFixedWidth(contentsWidth);
  m_contents->setFixedWidth(contentsWidth);
  auto* row = new QHBoxLayout(this);
  row->addLayout(side);
  row->addWidget(m_text, 1);
  connect(m_contents, &QListWidget::currentRowChanged, this, &ManualWindow::showPage);
  connect(m_find, &QLineEdit::returnPressed, this, &ManualWindow::findNext);
  connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::followLink);
  resize(windowSize);
}

void ManualWindow::relabel() {
  setWindowTitle(tr("Manual"));
  m_find->setPlaceholderText(tr("Find in the manual"));
  m_find->setAccessibleName(tr("Find in the manual"));
  m_contents->setAccessibleName(tr("Contents"));
  m_text->setAccessibleName(tr("Page of the manual"));
  m_text->document()->setDefaultFont(ui::font(FontRole::Body));
  const int page = std::max(0, m_contents->currentRow());
  const QDir folder(QStringLiteral(":/manual/") + keyOf(installedLanguage()));
  m_files.clear();
  const QSignalBlocker blocker(m_contents);
  m_contents->clear();
  for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
    m_files << folder.filePath(name);
    m_contents->addItem(titleOf(readPage(m_files.back())));
  }
  m_contents->setCurrentRow(page);
  showPage(page);
}

void ManualWindow::showPage(int page) {
  m_text->setMarkdown(readPage(m_files.value(page)));
  dressTables(*m_text->document());
  m_text->moveCursor(QTextCursor::Start);
}

// Pages name each other by their files.
void ManualWindow::followLink(const QUrl& link) {
  for (int page = 0; page < m_files.size(); ++page)
    if (m_files[page].endsWith(u'/' + link.path())) m_contents->setCurrentRow(page);
}

// From the cursor on, over the following pages and round to where it began; that page stays when there is nothing.
void ManualWindow::findNext() {
  const QString words = m_find->text();
  if (words.isEmpty() || m_text->find(words)) return;
  const int first = m_contents->currentRow();
  for (int step = 1; step <= m_files.size(); ++step) {
    m_contents->setCurrentRow((first + step) % static_cast<int>(m_files.size()));
    m_text->moveCursor(QTextCursor::Start);
    if (m_text->find(words)) return;
  }
}

void ManualWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && m_text) relabel();
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompts/qt_prompts.h"

#include "ui/settings/settings.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

// Runs `act` on the dialog that the next call opens.
template <class Dialog, class Act>
void onDialog(Act act) {
  QTimer::singleShot(0, qApp, [act] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog != nullptr);
    act(*dialog);
  });
}

void press(QMessageBox& box, const char* text) {
  for (QAbstractButton* button : box.buttons())
    if (button->text() == QString::fromUtf8(text)) return button->click();
  box.reject();
  QFAIL(text);
}

}  // namespace

class QtPromptsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(Language::SimplifiedChinese);
    m_settings->setLastFolder(Settings::Folder::Projects, m_folder->path());
    installLanguage(Language::SimplifiedChinese);
    m_prompts = std::make_unique<QtPrompts>(*m_settings);
  }

  void eachButtonOfTheSaveQuestionHasItsAnswer_data() {
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<int>("answer");
    QTest::newRow("save") << QByteArray("保存") << int(UserPrompts::SaveAnswer::Save);
    QTest::newRow("discard") << QByteArray("放弃修改") << int(UserPrompts::SaveAnswer::Discard);
    QTest::newRow("cancel") << QByteArray("继续编辑") << int(UserPrompts::SaveAnswer::Cancel);
  }
  void eachButtonOfTheSaveQuestionHasItsAnswer() {
    QFETCH(QByteArray, button);
    QFETCH(int, answer);
    onDialog<QMessageBox>([button](QMessageBox& box) {
      QVERIFY(box.text().contains(QString::fromUtf8("大模型平台")));
      press(box, button.constData());
    });
    QCOMPARE(int(m_prompts->saveChanges(QString::fromUtf8("大模型平台"))), answer);
  }

  void escapeNeverDestroys() {
    onDialog<QMessageBox>([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Escape); });
    QCOMPARE(m_prompts->saveChanges({}), UserPrompts::SaveAnswer::Cancel);
    onDialog<QMessageBox>([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Escape); });
    QVERIFY(!m_prompts->overwriteForeignChange(QStringLiteral("/p/a.rackorrent")));
  }

  void enterDoesNotOverwriteForeignChanges() {
    onDialog<QMessageBox>([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Return); });
    QVERIFY(!m_prompts->overwriteForeignChange(QStringLiteral("/p/a.rackorrent")));
    onDialog<QMessageBox>([](QMessageBox& box) { press(box, "覆盖"); });
    QVERIFY(m_prompts->overwriteForeignChange(QStringLiteral("/p/a.rackorrent")));
  }

  void anErrorShowsWhatHappenedWhereAndWhatToDo() {
    const Error error(ErrorCode::File, "/p/a.rackorrent", {CORE_TEXT("There is no such file."), {}},
                      {CORE_TEXT("Check the name and whether the drive is connected."), {}});
    onDialog<QMessageBox>([](QMessageBox& box) {
      QCOMPARE(box.text(), QString::fromUtf8("文件不存在。"));
      QVERIFY(box.informativeText().contains(QStringLiteral("/p/a.rackorrent")));
      QVERIFY(box.informativeText().contains(QString::fromUtf8("请核对文件名")));
      box.accept();
    });
    m_prompts->showError(error);
  }

  void aNameWithoutSuffixGetsItAndTheFolderIsRemembered() {
    onDialog<QFileDialog>([](QFileDialog& dialog) {
      QCOMPARE(dialog.findChild<QLineEdit*>()->text(), QStringLiteral("draft.rackorrent"));
      dialog.findChild<QLineEdit*>()->setText(QStringLiteral("final"));
      static_cast<QDialog&>(dialog).accept();
    });
    const auto chosen = m_prompts->fileToSave(QStringLiteral("Save"), QStringLiteral("draft.rackorrent"),
                                              QStringLiteral("Evaluations (*.rackorrent)"));
    QCOMPARE(chosen.value_or(QString()), m_folder->filePath(QStringLiteral("final.rackorrent")));
    QCOMPARE(m_settings->lastFolder(Settings::Folder::Projects), m_folder->path());
  }

  void aClosedFileDialogIsNoAnswer() {
    onDialog<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
    QVERIFY(!m_prompts->fileToOpen(QStringLiteral("Open"), QStringLiteral("Evaluations (*.rackorrent)")));
    onDialog<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
    QVERIFY(!m_prompts->folderToSave(QStringLiteral("Export")));
  }

  void theDialogsOfQtSpeakChinese() {
    onDialog<QFileDialog>([](QFileDialog& dialog) {
      QStringList labels;
      for (const auto* button : dialog.findChildren<QPushButton*>()) labels << button->text();
      QVERIFY(labels.join(u' ').contains(QString::fromUtf8("取消")));
      dialog.reject();
    });
    m_prompts->fileToOpen({}, {});
  }

 private:
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<QtPrompts> m_prompts;
};

QTEST_MAIN(QtPromptsTest)
#include "qt_prompts_test.moc"

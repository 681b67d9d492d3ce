// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the page "A first evaluation" of the manual literally, in both languages. In its numbered steps
// **bold** is what to click, a field's name to go to or a menu entry ("File > Save as…"); `code` is what to
// type there, or the name of the file that the menu entry asks for; a quoted line ("> ...") is what must then
// stand in the window.
#include "tests/app/main_window_fixture.h"
#include "ui/forms/choice_editor.h"
#include "ui/forms/number_editor.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

struct Token {
  enum class Kind { Name, Typed, Shown } kind;
  QString text;
};

std::vector<Token> tokensOf(const QString& page) {
  static const QRegularExpression pattern(QStringLiteral(R"(\*\*(.+?)\*\*|`(.+?)`)"));
  std::vector<Token> tokens;
  for (const QString& line : page.split(u'\n')) {
    const QString text = line.trimmed();
    const bool isStep = line.startsWith(QStringLiteral("   ")) || (!text.isEmpty() && text[0].isDigit());
    if (!isStep) continue;
    if (text.startsWith(QStringLiteral("> "))) {
      tokens.push_back({Token::Kind::Shown, text.mid(2)});
      continue;
    }
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
      const auto match = matches.next();
      const bool isName = !match.captured(1).isEmpty();
      tokens.push_back({isName ? Token::Kind::Name : Token::Kind::Typed, match.captured(isName ? 1 : 2)});
    }
  }
  return tokens;
}

// "文件(&F)" and "&File" alike without their mark.
QString plain(QString text) {
  const auto mark = text.indexOf(QStringLiteral("(&"));
  if (mark >= 0) text.remove(mark, 4);
  return text.remove(u'&');
}

// With spaces that may break, as a page is written.
QString spaced(QString text) { return text.replace(QChar::Nbsp, u' ').replace(QChar(0x202F), u' '); }

class Reader {
 public:
  explicit Reader(MainWindowFixture& program) : m_program(program) {}

  void follow(const std::vector<Token>& tokens) {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const Token& token = tokens[i];
      const bool asksForFile = token.text.contains(QStringLiteral(" > "));
      switch (token.kind) {
        case Token::Kind::Name:
          if (asksForFile)
            m_program.prompts.files.push_back(m_program.folder.filePath(tokens.at(i + 1).text));
          QVERIFY2(goTo(token.text), qPrintable(QStringLiteral("there is no ") + token.text));
          break;
        case Token::Kind::Typed:
          if (m_hasAskedForFile)
            QVERIFY2(QFile::exists(m_program.folder.filePath(token.text)), qPrintable(token.text));
          else
            QVERIFY2(type(token.text), qPrintable(QStringLiteral("cannot type ") + token.text));
          break;
        case Token::Kind::Shown:
          QVERIFY(m_program.waitUntilFresh());
          QVERIFY2(isShown(token.text),
                   qPrintable(QStringLiteral("not shown: %1\nshown:\n%2").arg(token.text, shownTexts())));
          break;
      }
      m_hasAskedForFile = token.kind == Token::Kind::Name && asksForFile;
    }
  }

 private:
  template <class Widget>
  QList<Widget*> visible() const {
    QList<Widget*> found = m_program.window->findChildren<Widget*>();
    erase_if(found, [](const Widget* widget) { return !widget->isVisible(); });
    return found;
  }

  bool goTo(const QString& name) {
    return trigger(name) || choosePage(name) || goToField(name) || click(name);
  }

  bool trigger(const QString& path) const {
    const QStringList names = path.split(QStringLiteral(" > "));
    if (names.size() != 2) return false;
    for (const QAction* menu : m_program.window->menuBar()->actions())
      for (QAction* entry : menu->menu()->actions())
        if (plain(menu->text()) == names[0] && plain(entry->text()) == names[1]) {
          entry->trigger();
          return true;
        }
    return false;
  }

  bool choosePage(const QString& name) const {
    auto* pages = m_program.find<QListView>("pages");
    if (!pages->isVisible()) return false;
    for (int row = 0; row < pages->model()->rowCount(); ++row) {
      const QModelIndex index = pages->model()->index(row, 0);
      if (index.data().toString() != name || !(index.flags() & Qt::ItemIsEnabled)) continue;
      pages->scrollTo(index);
      QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualRect(index).center());
      return true;
    }
    return false;
  }

  bool goToField(const QString& name) {
    for (const QLabel* label : visible<QLabel>())
      if (label->buddy() && label->text() == name) {
        m_field = label->buddy();
        m_field->setFocus();
        return true;
      }
    return false;
  }

  bool click(const QString& name) const {
    for (QAbstractButton* button : visible<QAbstractButton>())
      if (plain(button->text()) == name || button->accessibleName() == name) {
        button->click();
        return true;
      }
    return false;
  }

  bool type(const QString& text) const {
    if (auto* number = qobject_cast<NumberEditor*>(m_field)) {
      number->selectAll();
      QTest::keyClicks(number, text);
      QTest::keyClick(number, Qt::Key_Return);
      return true;
    }
    auto* choice = qobject_cast<QComboBox*>(m_field);
    const int index = choice ? choice->findText(text) : -1;
    if (index < 0) return false;
    choice->setCurrentIndex(index);
    emit choice->activated(index);
    return true;
  }

  QStringList texts() const {
    QStringList all;
    for (const QWidget* widget : visible<QWidget>()) {
      all << widget->accessibleName() << widget->accessibleDescription();
      if (const auto* label = qobject_cast<const QLabel*>(widget)) all << label->text();
    }
    all.removeDuplicates();
    return all;
  }
  bool isShown(const QString& text) const {
    return std::ranges::any_of(texts(), [&](const QString& shown) { return spaced(shown).contains(text); });
  }
  QString shownTexts() const { return texts().filter(QRegularExpression(QStringLiteral("\\d"))).join(u'\n'); }

  MainWindowFixture& m_program;
  QWidget* m_field = nullptr;
  bool m_hasAskedForFile = false;
};

}  // namespace

class FirstEvaluationTest : public QObject {
  Q_OBJECT

 private slots:
  void theStepsLeadToTheFiguresOfThePage_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "zh_CN"}) QTest::newRow(language) << QString::fromUtf8(language);
  }
  void theStepsLeadToTheFiguresOfThePage() {
    QFETCH(QString, language);
    MainWindowFixture program;
    program.use(languageFromKey(language), ThemeChoice::Light);
    QFile page(QStringLiteral(":/manual/%1/1-first-evaluation.md").arg(language));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const auto tokens = tokensOf(QString::fromUtf8(page.readAll()));
    QVERIFY(tokens.size() > 10);
    Reader(program).follow(tokens);
    program.use(Language::English, ThemeChoice::Light);
  }
};

QTEST_MAIN(FirstEvaluationTest)
#include "first_evaluation_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/field_form.h"

#include "core/evaluation/value_text.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/forms/choice_editor.h"
#include "ui/forms/choices_editor.h"
#include "ui/forms/field_key.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QLabel>
#include <QPushButton>
#include <QWheelEvent>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

constexpr FieldId peak = "workload.peak_gpus"_field;
constexpr FieldId utilization = "workload.utilization"_field;
constexpr FieldId kind = "workload.kind"_field;
constexpr FieldId scaleUp = "workload.scale_up_minutes"_field;
constexpr FieldId regimes = "compliance.regimes"_field;

std::vector<FieldId> allFields() {
  std::vector<FieldId> fields;
  for (std::size_t i = 0; i < fieldCount; ++i) fields.push_back(FieldId{static_cast<std::uint8_t>(i)});
  return fields;
}

}  // namespace

class FieldFormTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<SessionFixture>();
    session().start(Evaluation());
    m_form = std::make_unique<FieldForm>(session(), std::vector<FormSection>{{"All", allFields()}});
    m_form->resize(900, 600);
    m_form->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_form.get()));
    m_form->activateWindow();
  }
  void cleanup() {
    m_form.reset();
    m_fixture.reset();
  }

  void everyFieldHasAnEditorNamedByItsKey() {
    for (const FieldId field : allFields()) {
      auto* editor = m_form->findChild<QWidget*>(fieldKey(field));
      QVERIFY2(editor, qPrintable(fieldKey(field)));
      QVERIFY(!editor->accessibleName().isEmpty());
      QVERIFY(!editor->accessibleDescription().isEmpty());
    }
    for (const QLabel* label : m_form->findChildren<QLabel*>())
      if (label->buddy()) QVERIFY(!label->text().isEmpty());
  }

  void typedValuesArriveExactly_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* field, const char* typed, const char* stored, const char* shown) {
      QTest::addRow("%s %s", field, typed) << QString::fromUtf8(field) << QString::fromUtf8(typed)
                                           << QString::fromUtf8(stored) << QString::fromUtf8(shown);
    };
    row("workload.peak_gpus", "128", "128", "128");
    row("workload.peak_gpus", "1,5", "1.5", "1.5");
    row("workload.peak_gpus", "1,234.5", "1234.5", "1,234.5");
    row("workload.peak_gpus", "1.234,5", "1234.5", "1,234.5");
    row("workload.peak_gpus", "１２．５", "12.5", "12.5");
    row("workload.utilization", "62", "0.62", "62");
    row("workload.utilization", "62%", "0.62", "62");
    row("workload.utilization", "33,3", "0.333", "33.3");
    row("finance.capex_limit", "￥8亿", "800000000", "800,000,000");
    row("cloud.on_demand_price", "30,48", "30.48", "30.48");
    row("cloud.reserved_3y_price", "17.2", "17.2", "17.2");
    row("owned.pue", "1。35", "1.35", "1.35");
  }
  void typedValuesArriveExactly() {
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, stored);
    QFETCH(QString, shown);
    const FieldId id = *findField(field.toStdString());
    NumberEditor* editor = number(id);
    type(editor, typed);
    leave(editor);
    QCOMPARE(QString::fromStdString(writeValue(session().evaluation().value(id))), stored);
    QCOMPARE(editor->text(), shown);
  }

  void textThatIsNoValueStaysAndSaysWhatIsAllowed_data() {
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"nan", "1e400", "inf", "sixty", "130", "-1", "1.2.3"})
      QTest::newRow(typed) << QString::fromUtf8(typed);
  }
  void textThatIsNoValueStaysAndSaysWhatIsAllowed() {
    QFETCH(QString, typed);
    NumberEditor* editor = number(utilization);
    const Evaluation before = session().evaluation();
    type(editor, typed);
    QVERIFY(problem(utilization)->isHidden());  // not while it is being typed
    leave(editor);
    QCOMPARE(editor->text(), typed);
    QVERIFY(session().evaluation() == before);
    QVERIFY(problem(utilization)->isVisible());
    QVERIFY2(problem(utilization)->text().contains(QStringLiteral("100")),
             qPrintable(problem(utilization)->text()));
    QCOMPARE(static_cast<int>(m_form->issues().size()), 1);
    type(editor, QStringLiteral("55"));
    leave(editor);
    QVERIFY(problem(utilization)->isHidden());
    QVERIFY(m_form->issues().empty());
  }

  void aValueIsTakenOverWhileTypingAfterAShortRest() {
    type(number(peak), QStringLiteral("96"));
    QTRY_COMPARE(session().evaluation().real(peak), 96.0);
    QCOMPARE(session().undoStack().count(), 1);
    QVERIFY(number(peak)->hasFocus());
  }

  void anEmptyOptionalFieldIsAbsentAndAnEmptyNeededOneIsAFault() {
    type(number(scaleUp), QStringLiteral("30"));
    leave(number(scaleUp));
    QVERIFY(session().evaluation().has(scaleUp));
    type(number(scaleUp), QString());
    leave(number(scaleUp));
    QVERIFY(!session().evaluation().has(scaleUp));
    type(number(peak), QString());
    leave(number(peak));
    QVERIFY(session().evaluation().has(peak));
    QVERIFY(problem(peak)->isVisible());
  }

  void aPasteFromASpreadsheetIsUnderstood() {
    QApplication::clipboard()->setText(QStringLiteral("1,234.50\n"));
    NumberEditor* editor = number(peak);
    editor->setFocus(Qt::TabFocusReason);
    QTest::keyClick(editor, Qt::Key_V, Qt::ControlModifier);
    leave(editor);
    QCOMPARE(session().evaluation().real(peak), 1234.5);
  }

  void enteringTheFieldSelectsAll() {
    NumberEditor* editor = number(peak);
    editor->setFocus(Qt::TabFocusReason);
    QCOMPARE(editor->selectedText(), editor->text());
    number(utilization)->setFocus(Qt::TabFocusReason);
    QTest::mouseClick(editor, Qt::LeftButton);
    QCOMPARE(editor->selectedText(), editor->text());
  }

  void theWheelChangesNothing() {
    const Evaluation before = session().evaluation();
    for (QWidget* editor : {static_cast<QWidget*>(number(peak)), choice(kind),
                            m_form->findChild<QWidget*>(fieldKey(regimes))}) {
      for (const bool focused : {false, true}) {
        if (focused) editor->setFocus();
        QWheelEvent wheel(QPointF(5, 5), editor->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(editor, &wheel);
      }
    }
    QVERIFY(session().evaluation() == before);
  }

  void aChoiceIsMadeByKeyboard() {
    QWidget* editor = choice(kind);
    editor->setFocus();
    const std::size_t before = session().evaluation().level(kind);
    QTest::keyClick(editor, Qt::Key_Down);
    QCOMPARE(session().evaluation().level(kind), before + 1);
    session().undoStack().undo();
    QCOMPARE(static_cast<QComboBox*>(editor)->currentIndex(), static_cast<int>(before));
  }

  void choicesAreTickedByKeyboard() {
    auto* editor = m_form->findChild<ChoicesEditor*>(fieldKey(regimes));
    editor->setFocus();
    editor->setCurrentRow(1);
    QTest::keyClick(editor, Qt::Key_Space);
    const std::string key = editor->item(1)->data(Qt::UserRole).toString().toStdString();
    QCOMPARE(session().evaluation().choices(regimes), std::vector<std::string>{key});
    session().undoStack().undo();
    QCOMPARE(editor->item(1)->checkState(), Qt::Unchecked);
  }

  void undoTakesBackTheUnfinishedTextFirst() {
    NumberEditor* editor = number(peak);
    type(editor, QStringLiteral("96"));
    leave(editor);
    editor->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(editor, QStringLiteral("12x"));
    QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor->text(), QStringLiteral("96"));
    QCOMPARE(session().evaluation().real(peak), 96.0);
    type(editor, QStringLiteral("7y"));
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(editor->text(), QStringLiteral("96"));
  }

  void undoOfTheSessionShowsInTheEditor() {
    NumberEditor* editor = number(peak);
    const QString before = editor->text();
    type(editor, QStringLiteral("96"));
    leave(editor);
    session().undoStack().undo();
    QCOMPARE(editor->text(), before);
    session().undoStack().redo();
    QCOMPARE(editor->text(), QStringLiteral("96"));
  }

  void anEditOfAnotherFieldLeavesAnUnfinishedTextAlone() {
    NumberEditor* editor = number(utilization);
    type(editor, QStringLiteral("6x"));
    leave(editor);
    session().edit(peak, Number(77));
    session().setLanguage(Language::SimplifiedChinese);
    QCOMPARE(editor->text(), QStringLiteral("6x"));
    m_form->discardDrafts();
    QCOMPARE(editor->text(), QStringLiteral("60"));
    session().setLanguage(Language::English);
  }

  void theMarkTellsWhereAValueComesFromAndResetBringsTheDefaultBack() {
    auto* reset = m_form->findChild<QPushButton*>(fieldKey(peak) + QStringLiteral(".reset"));
    QVERIFY(reset->isHidden());
    type(number(peak), QStringLiteral("96"));
    leave(number(peak));
    QVERIFY(reset->isVisible());
    reset->click();
    QVERIFY(session().evaluation().isDefault(peak));
    QCOMPARE(number(peak)->text(), QStringLiteral("64"));
    QVERIFY(reset->isHidden());
  }

  void whyWeAskShowsTheQuestionAndItsSource() {
    auto* why = m_form->findChild<QPushButton*>(fieldKey(utilization) + QStringLiteral(".why"));
    QVERIFY(!why->accessibleName().isEmpty());
    const auto shown = [this] {
      for (const QLabel* label : m_form->findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QStringLiteral("Average use divided by peak use")))
          return label->text();
      return QString();
    };
    QVERIFY(shown().isEmpty());
    why->click();
    QVERIFY(shown().contains(QStringLiteral("Source of the default")));
    why->click();
    QVERIFY(shown().isEmpty());
  }

  void bothLanguagesAreCompleteAtOnce() {
    const QString english = choice(kind)->accessibleName();
    session().setLanguage(Language::SimplifiedChinese);
    QVERIFY(choice(kind)->accessibleName() != english);
    for (const QLabel* label : m_form->findChildren<QLabel*>())
      if (label->buddy()) QVERIFY2(label->text() != english, qPrintable(label->text()));
    session().setLanguage(Language::English);
    QCOMPARE(choice(kind)->accessibleName(), english);
  }

 private:
  Session& session() { return *m_fixture->session; }
  NumberEditor* number(FieldId field) { return m_form->findChild<NumberEditor*>(fieldKey(field)); }
  QWidget* choice(FieldId field) { return m_form->findChild<ChoiceEditor*>(fieldKey(field)); }
  QLabel* problem(FieldId field) {
    return m_form->findChild<QLabel*>(fieldKey(field) + QStringLiteral(".problem"));
  }

  static void type(NumberEditor* editor, const QString& text) {
    editor->setFocus(Qt::TabFocusReason);
    editor->selectAll();
    QTest::keyClick(editor, Qt::Key_Delete);
    const bool byKeys = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    if (byKeys) return QTest::keyClicks(editor, text);
    // As an input method writes: composed first, then committed.
    QInputMethodEvent composing(text.left(1), {});
    QApplication::sendEvent(editor, &composing);
    QInputMethodEvent committed;
    committed.setCommitString(text);
    QApplication::sendEvent(editor, &committed);
  }
  void leave(NumberEditor* editor) { editor->clearFocus(); }

  std::unique_ptr<SessionFixture> m_fixture;
  std::unique_ptr<FieldForm> m_form;
};

QTEST_MAIN(FieldFormTest)
#include "field_form_test.moc"

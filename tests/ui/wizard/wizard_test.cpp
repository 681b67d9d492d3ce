// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/wizard.h"

#include "core/decision/weights.h"
#include "core/evaluation/value_text.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/forms/field_key.h"
#include "ui/forms/number_editor.h"
#include "ui/forms/number_text.h"
#include "core/decision/weight_presets.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>

#include <map>
#include <random>
#include <set>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

constexpr FieldId peak = "workload.peak_gpus"_field;
constexpr FieldId utilization = "workload.utilization"_field;

FieldId fieldAt(std::size_t i) { return FieldId{static_cast<std::uint8_t>(i)}; }

// What a correct program remembers: the last accepted value of each number and the text that its editor
// shows.
struct Oracle {
  std::map<std::size_t, QString> texts;
  std::map<std::size_t, Value> values;

  bool hasFault(int step) const {
    return std::ranges::any_of(texts, [step](const auto& entry) {
      const FieldId field = fieldAt(entry.first);
      return stepOf(field) == step &&
             readTypedNumber(entry.second, fieldOf(field).unit).kind == TypedNumber::Kind::Unreadable;
    });
  }
};

}  // namespace

class WizardTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<SessionFixture>();
    session().start(Evaluation());
    m_wizard = std::make_unique<Wizard>(session());
    m_wizard->resize(1224, 820);
    m_wizard->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_wizard.get()));
    m_wizard->activateWindow();
  }
  void cleanup() {
    m_wizard.reset();
    m_fixture.reset();
  }

  void everyFieldStandsOnExactlyOneStep() {
    std::map<std::uint8_t, int> times;
    for (const Step& step : steps()) {
      for (const FormSection& section : step.sections)
        for (const FieldId field : section.fields) ++times[field.index];
      if (step.kind == Step::Kind::Weights)
        for (const CriterionId criterion : allCriteria) ++times[weightField(criterion).index];
    }
    QCOMPARE(times.size(), fieldCount);
    for (const auto& [index, count] : times) QCOMPARE(count, 1);
    for (std::size_t i = 0; i < fieldCount; ++i)
      QVERIFY2(m_wizard->findChild<NumberEditor*>(fieldKey(fieldAt(i))) || !fieldOf(fieldAt(i)).isNumeric(),
               qPrintable(fieldKey(fieldAt(i))));
  }

  void nextNamesThePageThatItLeadsTo_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
  }
  void nextNamesThePageThatItLeadsTo() {
    QFETCH(QString, language);
    session().setLanguage(languageFromKey(language));
    std::set<QString> titles;
    for (int step = 0; step < stepCount; ++step) {
      QCOMPARE(m_wizard->currentStep(), step);
      titles.insert(stepTitle(step));
      QVERIFY(hasVisibleLabel(stepTitle(step)));
      if (step + 1 < stepCount) QVERIFY(next()->text().contains(stepTitle(step + 1)));
      QSignalSpy finished(m_wizard.get(), &Wizard::finished);
      QTest::mouseClick(next(), Qt::LeftButton);
      QCOMPARE(finished.count(), step + 1 == stepCount ? 1 : 0);
    }
    QCOMPARE(static_cast<int>(titles.size()), stepCount);
    for (int step = stepCount - 1; step > 0; --step) {
      QCOMPARE(m_wizard->currentStep(), step);
      QTest::mouseClick(back(), Qt::LeftButton);
    }
    QVERIFY(!back()->isEnabled());
  }

  void theWholeWayCanBeGoneWithTheKeyboard() {
    m_wizard->showStep(0);
    for (int step = 0; step + 1 < stepCount; ++step) {
      for (int stops = 0; QApplication::focusWidget() != next(); ++stops) {
        QVERIFY2(stops < 200, "Next is never reached by Tab");
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_wizard.get(),
                        Qt::Key_Tab);
      }
      QTest::keyClick(next(), Qt::Key_Return);
      QCOMPARE(m_wizard->currentStep(), step + 1);
    }
  }

  void nextShowsTheFirstFaultInsteadOfLeavingIt() {
    m_wizard->showStep(stepOf(utilization));
    type(utilization, QStringLiteral("130"));
    QTest::mouseClick(next(), Qt::LeftButton);
    QCOMPARE(m_wizard->currentStep(), stepOf(utilization));
    QCOMPARE(QApplication::focusWidget(), editor(utilization));
    QVERIFY(m_wizard->stepState(stepOf(utilization)) == StepState::Problem);
    type(utilization, QStringLiteral("70"));
    QTest::mouseClick(next(), Qt::LeftButton);
    QCOMPARE(m_wizard->currentStep(), stepOf(utilization) + 1);
    QVERIFY(m_wizard->stepState(stepOf(utilization)) == StepState::Done);
  }

  void randomWalksKeepEveryValueAndEveryUnfinishedText() {
    std::mt19937 random(20261201);
    for (int walk = 0; walk < 100; ++walk) {
      session().undoStack().setClean();
      session().start(Evaluation());
      m_wizard->startOver();
      Oracle oracle = oracleOfDefaults();
      for (int action = 0; action < 12; ++action) QVERIFY(act(random, oracle));
      for (const auto& [index, text] : oracle.texts) {
        QCOMPARE(editor(fieldAt(index))->text(), text);
        QVERIFY2(session().evaluation().value(fieldAt(index)) == oracle.values[index],
                 qPrintable(fieldKey(fieldAt(index))));
      }
    }
    session().setLanguage(Language::English);
  }

  void undoAllAndRedoAllComeBackToTheSameInputs() {
    std::mt19937 random(7);
    Oracle oracle = oracleOfDefaults();
    const Evaluation before = session().evaluation();
    for (int action = 0; action < 150; ++action) QVERIFY(act(random, oracle));
    const Evaluation after = session().evaluation();
    QVERIFY(!(before == after));
    while (session().undoStack().canUndo()) session().undoStack().undo();
    QVERIFY(session().evaluation() == before);
    while (session().undoStack().canRedo()) session().undoStack().redo();
    QVERIFY(session().evaluation() == after);
    session().setLanguage(Language::English);
  }

  void anotherDocumentKeepsNoUnfinishedText() {
    type(peak, QStringLiteral("6x"));
    editor(peak)->clearFocus();
    session().start(Evaluation());
    m_wizard->startOver();
    QCOMPARE(editor(peak)->text(), QStringLiteral("64"));
    QCOMPARE(m_wizard->problemCount(stepOf(peak)), 0);
  }

  void presetsAddUpTo100AndTheBalancedOneIsTheDefault() {
    for (const WeightPreset& preset : weightPresets(Evaluation())) {
      int sum = 0;
      for (const int points : preset.points) sum += points;
      QCOMPARE(sum, 100);
    }
    QCOMPARE(presetOf(Evaluation()), std::optional<std::size_t>(0));
  }

  void aPresetIsOneStepOfTheUndoList() {
    m_wizard->showStep(6);
    auto* cost = m_wizard->findChild<QPushButton*>(QStringLiteral("preset.cost"));
    cost->click();
    QCOMPARE(session().evaluation().real("weights.total_cost"_field), 75.0);
    QVERIFY(cost->isChecked());
    QCOMPARE(session().undoStack().count(), 1);
    session().undoStack().undo();
    QVERIFY(session().evaluation() == Evaluation());
    QVERIFY(!cost->isChecked());
  }

  void sliderNumberAndShareShowTheSameWeight() {
    m_wizard->showStep(6);
    const FieldId field = "weights.elasticity"_field;
    auto* slider = m_wizard->findChild<QSlider*>(fieldKey(field) + QStringLiteral(".slider"));
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(session().evaluation().real(field), 8.0);
    QCOMPARE(editor(field)->text(), QStringLiteral("8"));
    type(field, QStringLiteral("12,5"));
    editor(field)->clearFocus();
    QCOMPARE(QString::fromStdString(writeValue(session().evaluation().value(field))), QStringLiteral("12.5"));
    QCOMPARE(slider->value(), 13);
  }

  void theReviewLeadsToWhatNeedsAChange() {
    type(utilization, QStringLiteral("x"));
    editor(utilization)->clearFocus();
    m_wizard->showStep(stepCount - 1);
    auto* fix = m_wizard->findChild<QPushButton*>(QStringLiteral("fix.") + fieldKey(utilization));
    QVERIFY(fix && fix->isVisible());
    fix->click();
    QCOMPARE(m_wizard->currentStep(), stepOf(utilization));
    QCOMPARE(QApplication::focusWidget(), editor(utilization));
  }

  void theVerdictFollowsAnEdit() {
    QVERIFY(m_fixture->waitUntilFresh());
    auto* panel = m_wizard->findChild<QWidget*>(QStringLiteral("verdictPanel"));
    QVERIFY(panel->isVisible());
    const TextWording wording = session().wording();
    QVERIFY(panelShows(panel, wording.string(nameOf(session().assessment()->decision.verdict.best))));
    type(peak, QStringLiteral("256"));
    editor(peak)->clearFocus();
    QVERIFY(m_fixture->waitUntilFresh());
    QVERIFY(panelShows(panel, QStringLiteral("Peak demand")));
  }

  void aNarrowWindowShowsTheVerdictAsAStrip() {
    auto* panel = m_wizard->findChild<QWidget*>(QStringLiteral("verdictPanel"));
    auto* strip = m_wizard->findChild<QWidget*>(QStringLiteral("verdictStrip"));
    QVERIFY(panel->isVisible() && !strip->isVisible());
    m_wizard->resize(1000, 620);
    QTRY_VERIFY(!panel->isVisible() && strip->isVisible());
  }

 private:
  Session& session() { return *m_fixture->session; }
  NumberEditor* editor(FieldId field) { return m_wizard->findChild<NumberEditor*>(fieldKey(field)); }
  QPushButton* next() { return m_wizard->findChild<QPushButton*>(QStringLiteral("next")); }
  QPushButton* back() { return m_wizard->findChild<QPushButton*>(QStringLiteral("back")); }

  bool hasVisibleLabel(const QString& text) {
    const auto labels = m_wizard->findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
  }
  static bool panelShows(const QWidget* panel, const QString& text) {
    const auto labels = panel->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
  }

  void type(FieldId field, const QString& text) {
    NumberEditor* target = editor(field);
    if (m_wizard->currentStep() != stepOf(field)) m_wizard->showStep(stepOf(field));
    target->setFocus(Qt::TabFocusReason);
    target->selectAll();
    QTest::keyClick(target, Qt::Key_Delete);
    QTest::keyClicks(target, text);
  }

  Oracle oracleOfDefaults() {
    Oracle oracle;
    for (std::size_t i = 0; i < fieldCount; ++i) {
      if (!fieldOf(fieldAt(i)).isNumeric()) continue;
      oracle.values[i] = defaultValue(fieldAt(i));
      const auto* number = std::get_if<Number>(&oracle.values[i]);
      oracle.texts[i] = number ? typedText(*number, fieldOf(fieldAt(i)).unit) : QString();
    }
    return oracle;
  }

  // One thing that a user does; false when the program ended up on another step than it should.
  bool act(std::mt19937& random, Oracle& oracle) {
    const int step = m_wizard->currentStep();
    int expected = step;
    switch (random() % 6) {
      case 0:
      case 1:
      case 2:
        edit(random, oracle, step);
        break;
      case 3:
        QTest::mouseClick(back(), Qt::LeftButton);
        expected = std::max(0, step - 1);
        break;
      case 4:
        QTest::mouseClick(next(), Qt::LeftButton);
        if (!oracle.hasFault(step)) expected = std::min(stepCount - 1, step + 1);
        break;
      default:
        expected = static_cast<int>(random() % stepCount);
        if (QApplication::focusWidget()) QApplication::focusWidget()->clearFocus();
        m_wizard->showStep(expected);
        if (random() % 4 == 0)
          session().setLanguage(random() % 2 ? Language::English : Language::SimplifiedChinese);
    }
    // Values that contradict each other are faults of their own and may hold Next back too.
    return m_wizard->currentStep() == expected || m_wizard->problemCount(step) > 0;
  }

  void edit(std::mt19937& random, Oracle& oracle, int step) {
    std::vector<std::size_t> here;
    for (const auto& [index, text] : oracle.texts)
      if (stepOf(fieldAt(index)) == step) here.push_back(index);
    if (here.empty()) return;
    const std::size_t index = here[random() % here.size()];
    const FieldId field = fieldAt(index);
    const bool isUnfinished = random() % 3 == 0;
    const int whole = qRound(fieldOf(field).minimum) + 1;
    const QString text = isUnfinished ? QString::number(random() % 90) + u'x' : QString::number(whole);
    type(field, text);
    editor(field)->clearFocus();
    oracle.texts[index] = text;
    if (isUnfinished) return;
    const TypedNumber typed = readTypedNumber(text, fieldOf(field).unit);
    oracle.values[index] = typed.number;
    oracle.texts[index] = typedText(typed.number, fieldOf(field).unit);
  }

  std::unique_ptr<SessionFixture> m_fixture;
  std::unique_ptr<Wizard> m_wizard;
};

QTEST_MAIN(WizardTest)
#include "wizard_test.moc"

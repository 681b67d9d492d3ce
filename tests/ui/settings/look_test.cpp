// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/look.h"
#include "ui/settings/look_style_sheet.h"
#include "ui/text/language.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <set>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

// WCAG 2.1, relative luminance and contrast ratio.
double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double lighter = std::max(luminance(a), luminance(b));
  return (lighter + 0.05) / (std::min(luminance(a), luminance(b)) + 0.05);
}

double lowest(const QColor& ink, const Colours& c) {
  return std::min({contrast(ink, c.background), contrast(ink, c.surface), contrast(ink, c.sunken), contrast(ink, c.selected)});
}

constexpr std::array<Channel, 5> allChannels = {Channel::Owned, Channel::Reserved1Year, Channel::Reserved3Years,
                                                Channel::OnDemand, Channel::Spot};

}  // namespace

class LookTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { Look::instance().apply(*qApp, Theme::Light); }

  // WCAG 1.4.3: 4.5 for text; 1.4.11: 3 for what carries meaning. The figures of looks.md section 4 are met.
  void textIsReadableOnEveryGround() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
      const Colours& c = ui::colours(theme);
      for (const QColor& ink : {c.text, c.muted, c.accent, c.positive, c.warning, c.danger}) QVERIFY(lowest(ink, c) >= 4.5);
      QVERIFY(contrast(c.positive, c.positiveGround) >= 4.5);
      QVERIFY(contrast(c.warning, c.warningGround) >= 4.5);
      QVERIFY(contrast(c.danger, c.dangerGround) >= 4.5);
      QVERIFY(contrast(c.onAccent, c.accent) >= 4.5);
      QVERIFY(contrast(c.strongBorder, c.surface) >= 3);
    }
    QCOMPARE(std::round(lowest(ui::colours(Theme::Light).text, ui::colours(Theme::Light)) * 10), 137);
    QCOMPARE(std::round(lowest(ui::colours(Theme::Dark).muted, ui::colours(Theme::Dark)) * 10), 56);
  }

  void marksOfAlternativesStandOutAndDiffer() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
      std::set<int> markers;
      std::set<QRgb> shades;
      for (const Alternative alternative : allAlternatives) {
        const AlternativeStyle style = styleOf(alternative, theme);
        QVERIFY(contrast(style.colour, ui::colours(theme).surface) >= 3);
        markers.insert(static_cast<int>(style.marker));
        shades.insert(style.colour.rgb());
      }
      QCOMPARE(markers.size(), std::size_t{4});
      QCOMPARE(shades.size(), std::size_t{4});
    }
    QCOMPARE(std::round(contrast(styleOf(Alternative::Hybrid, Theme::Light).colour, Qt::white) * 10), 74);
  }

  void edgesOfChannelsStandOutAndTheirTextIsReadable() {
    for (const Theme theme : {Theme::Light, Theme::Dark})
      for (const Channel channel : allChannels) {
        const ChannelStyle style = styleOf(channel, theme);
        QVERIFY(contrast(style.line, ui::colours(theme).surface) >= 3);
        QVERIFY(style.hatched || contrast(ui::colours(theme).text, style.fill) >= 4.5);
      }
  }

  void dashesAreMeasuredInPixelsWhateverTheWidth() {
    for (const bool isWinner : {false, true}) {
      const QPen pen = penOf(styleOf(Alternative::GpuAsAService, Theme::Light), isWinner);
      QCOMPARE(pen.dashPattern().at(0) * pen.widthF(), 9.0);
      QCOMPARE(pen.dashPattern().at(1) * pen.widthF(), 4.0);
    }
    QCOMPARE(penOf(styleOf(Alternative::Hybrid, Theme::Light), true).style(), Qt::SolidLine);
  }

  void theStyleSheetLeavesNoNameUnreplaced() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) QVERIFY(!styleSheet(ui::colours(theme)).contains(u'@'));
  }

  void aChangeOfThemeReachesEveryWidgetAtOnce() {
    QWidget window;
    window.ensurePolished();
    QSignalSpy changed(&Look::instance(), &Look::changed);
    Look::instance().apply(*qApp, Theme::Dark);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(Look::instance().theme(), Theme::Dark);
    QCOMPARE(window.palette().color(QPalette::Window), ui::colours(Theme::Dark).background);
    QCOMPARE(QApplication::palette().color(QPalette::PlaceholderText), ui::colours(Theme::Dark).muted);
  }

  void theSystemsPaletteDecidesWhenItIsFollowed() {
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    QCOMPARE(Look::themeOf(dark), Theme::Dark);
    QCOMPARE(Look::themeOf(QPalette(Qt::white)), Theme::Light);
    Look::instance().apply(*qApp, Theme::Dark);
    Look::instance().followSystem(*qApp);
    QCOMPARE(Look::instance().theme(), Look::instance().systemTheme());
  }

  void aThemeChangeOfTheSystemIsNoticedWhileRunning() {
    QWidget window;
    window.show();
    Look::instance().followSystem(*qApp);
    QEvent themeChange(QEvent::ThemeChange);
    QCoreApplication::sendEvent(window.windowHandle(), &themeChange);
    QCOMPARE(Look::instance().theme(), Look::instance().systemTheme());
    QCOMPARE(window.palette().color(QPalette::Window), Look::instance().colours().background);
  }

  void sizesFollowTheTableOfTheLanguage() {
    installLanguage(Language::SimplifiedChinese);
    QCOMPARE(font(FontRole::Answer).pixelSize(), 28);
    QCOMPARE(font(FontRole::KeyNumber).pixelSize(), 20);
    QVERIFY(font(FontRole::Answer).bold());
    QCOMPARE(font(FontRole::Body).families().constFirst(), QStringLiteral("Noto Sans CJK SC"));
    QCOMPARE(QApplication::font().families().constFirst(), QStringLiteral("Noto Sans CJK SC"));
    installLanguage(Language::English);
    QCOMPARE(font(FontRole::Answer).pixelSize(), 26);
    QCOMPARE(font(FontRole::KeyNumber).pixelSize(), 19);
    QCOMPARE(font(FontRole::Caption).pixelSize(), 12);
    QCOMPARE(QApplication::font().families().constFirst(), QStringLiteral("Noto Sans"));
  }

  void textSetByRoleFollowsScaleAndLanguage() {
    installLanguage(Language::English);
    QLabel label;
    setFontRole(&label, FontRole::Answer);
    QCOMPARE(label.fontInfo().pixelSize(), 26);
    QVERIFY(label.font().bold());
    installLanguage(Language::SimplifiedChinese);
    label.ensurePolished();
    QCOMPARE(label.fontInfo().pixelSize(), 28);
    Look::instance().setFontScale(*qApp, 1.5);
    QCOMPARE(label.fontInfo().pixelSize(), 42);
    Look::instance().setFontScale(*qApp, 1);
  }

  void allDigitsAreEquallyWide() {
    for (const Language language : {Language::SimplifiedChinese, Language::English}) {
      installLanguage(language);
      const QFontMetricsF metrics(font(FontRole::Table));
      for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
    }
  }

  void controlsHaveTheHeightsOfTheDesign() {
    QLineEdit editor;
    QComboBox box;
    box.addItem(QStringLiteral("item"));
    QPushButton button(QStringLiteral("Button"));
    QLabel badge(QStringLiteral("badge"));
    setBadge(&badge, Badge::Warning);
    for (QWidget* widget : {static_cast<QWidget*>(&editor), static_cast<QWidget*>(&box), static_cast<QWidget*>(&button),
                            static_cast<QWidget*>(&badge)})
      widget->ensurePolished();
    QCOMPARE(editor.sizeHint().height(), 30);
    QCOMPARE(box.sizeHint().height(), 30);
    QCOMPARE(button.sizeHint().height(), 32);
    QVERIFY(std::abs(badge.sizeHint().height() - 22) <= 1);
  }

  void aBadEditorShowsItInShapeAndColour() {
    QLineEdit editor;
    editor.resize(200, 30);
    editor.ensurePolished();
    const QImage good = editor.grab().toImage();
    setBad(&editor, true);
    const QImage bad = editor.grab().toImage();
    QVERIFY(good != bad);
    QCOMPARE(bad.pixelColor(100, 1), ui::colours(Theme::Light).danger);  // the second line of the border
    setBad(&editor, false);
    QCOMPARE(editor.grab().toImage(), good);
  }

  void checkBoxesAndComboBoxesAreDrawnInBothThemes() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
      Look::instance().apply(*qApp, theme);
      QCheckBox box(QStringLiteral("Differences only"));
      box.resize(box.sizeHint());
      const QImage off = box.grab().toImage();
      box.setChecked(true);
      QVERIFY(box.grab().toImage() != off);
      QComboBox combo;
      combo.addItem(QStringLiteral("Hybrid"));
      combo.resize(combo.sizeHint());
      const QImage image = combo.grab().toImage();
      QCOMPARE(image.pixelColor(6, image.height() / 2), ui::colours(theme).surface);
    }
  }
};

QTEST_MAIN(LookTest)
#include "look_test.moc"

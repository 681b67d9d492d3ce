// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/table_view.h"

#include "core/report/comparison.h"
#include "tests/ui/tables/example_assessment.h"
#include "ui/tables/alternative_marker.h"
#include "ui/tables/comparison_model.h"
#include "ui/tables/table_clipboard.h"
#include "ui/tables/text_table_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMimeData>
#include <QPainter>
#include <QTest>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

const TextWording english(Language::English, QStringLiteral("CNY"));

}  // namespace

class TableViewTest : public QObject {
  Q_OBJECT

 private slots:
  void copyGivesColumnsAsTextAndAsHtml() {
    TextTableModel model;
    model.show({QStringLiteral("Month"), QStringLiteral("A & B")},
               {{QStringLiteral("1"), QStringLiteral("2\t3")}, {QStringLiteral("4"), QStringLiteral("<5>")}});
    TableView view;
    view.setModel(&model);
    view.copy();
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->text(), QStringLiteral("Month\tA & B\n1\t2 3\n4\t<5>\n"));
    QVERIFY(data->html().contains(QStringLiteral("<th>A &amp; B</th>")));
    QVERIFY(data->html().contains(QStringLiteral("<td>&lt;5&gt;</td>")));
    QCOMPARE(data->html().count(QStringLiteral("<tr>")), 3);
  }

  void ctrlCCopiesTheWholeTable() {
    TextTableModel model;
    model.show({QStringLiteral("a")}, {{QStringLiteral("b")}});
    TableView view;
    view.setModel(&model);
    QGuiApplication::clipboard()->clear();
    QTest::keySequence(&view, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a\nb\n"));
  }

  void theViewIsAsTallAsItsRowsAndNoTextIsCut() {
    ComparisonModel model;
    model.show(compareAlternatives(defaultAssessment(), knowledge()), defaultAssessment().decision, english);
    TableView view(nullptr, new CellDelegate(CellDelegate::Emphasis::Prominent));
    view.setModel(&model);
    view.setStretch({8, 0, 11, 11, 11, 11});
    for (const int width : {1176, 1016, 700}) {
      view.resize(width, 400);
      view.show();
      QVERIFY(QTest::qWaitForWindowExposed(&view));
      view.resize(width, view.sizeHint().height());
      int rows = 0;
      for (int row = 0; row < model.rowCount(); ++row) {
        rows += view.rowHeight(row);
        for (int column = 0; column < model.columnCount(); ++column) {
          QStyleOptionViewItem option;
          option.rect = QRect(0, 0, view.columnWidth(column), view.rowHeight(row));
          const QModelIndex index = model.index(row, column);
          QVERIFY(view.itemDelegate()->sizeHint(option, index).height() <= view.rowHeight(row));
        }
      }
      QVERIFY(view.sizeHint().height() >= rows);
      QVERIFY(view.horizontalHeader()->length() <= width);
    }
  }

  void everyAlternativeHasAShapeOfItsOwn() {
    std::vector<QImage> pictures;
    for (const Alternative alternative : allAlternatives) {
      QImage picture(20, 20, QImage::Format_Grayscale8);
      picture.fill(Qt::white);
      QPainter painter(&picture);
      AlternativeStyle style = styleOf(alternative, Theme::Light);
      style.colour = Qt::black;
      paintMarker(painter, {10, 10}, 12, style);
      painter.end();
      for (const QImage& other : pictures) QVERIFY(picture != other);
      pictures.push_back(picture);
    }
  }
};

QTEST_MAIN(TableViewTest)
#include "table_view_test.moc"

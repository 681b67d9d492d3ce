// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/html_report.h"

#include "core/report/cell_text.h"
#include "core/report/chart_table.h"
#include "core/report/written_files.h"
#include "ui/print/pdf_properties.h"
#include "ui/print/svg_chart.h"
#include "ui/settings/look.h"
#include "ui/tables/table_words.h"

#include <QCoreApplication>

namespace rackorrent::ui {
namespace {

struct HtmlWords {
  Q_DECLARE_TR_FUNCTIONS(rackorrent::ui::HtmlReport)
};

QString styleSheet() {
  const Colours& c = colours(Theme::Light);
  return QStringLiteral(
             "body{font:16px/1.5 'Noto Sans','Segoe UI','WenQuanYi Micro Hei','Noto Sans CJK SC','Microsoft "
             "YaHei',sans-serif;"
             "color:%1;background:#fff;max-width:70rem;margin:2rem auto;padding:0 1rem}"
             "table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem;font-size:.875rem}"
             "caption{text-align:left;font-weight:bold;padding:.5rem 0}"
             "th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid %2}"
             "thead th{color:%3;border-bottom:1px solid %4}tbody th{font-weight:normal}"
             ".figure{text-align:right;white-space:nowrap}.total "
             "*{font-weight:bold}.note{color:%3;font-size:.875rem}"
             ".answer{font-size:1.6rem;font-weight:bold}.wide{overflow-x:auto}"
             "dl{display:flex;flex-wrap:wrap;gap:2rem}dt{color:%3}dd{margin:0;font-size:1.4rem;font-weight:"
             "bold}"
             "dl div{display:flex;flex-direction:column-reverse}figure{margin:1rem "
             "0}svg{font-size:13px;width:100%}"
             "@media print{nav{display:none}tr,figure{break-inside:avoid}}")
      .arg(c.text.name(), c.border.name(), c.muted.name(), c.strongBorder.name());
}

class HtmlWriter {
 public:
  explicit HtmlWriter(const ReportDocument& document, const TextWording& wording)
      : m_document(document), m_wording(wording) {}

  QString write() {
    const QString title = words(m_document.title);
    const bool isChinese = m_wording.language() == Language::SimplifiedChinese;
    m_html =
        QStringLiteral(
            "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n"
            "<style>%3</style>\n</head>\n<body>\n<header>\n<h1>%2</h1>\n<p "
            "class=\"note\">%4</p>\n</header>\n")
            .arg(isChinese ? QStringLiteral("zh-CN") : QStringLiteral("en"), title, styleSheet(), standing());
    writeContents();
    m_html += QStringLiteral("<main>\n");
    for (const Section& section : m_document.sections) write(section);
    m_html += QStringLiteral("</main>\n</body>\n</html>\n");
    return m_html;
  }

 private:
  QString words(const Text& text) const { return wordsOf(text, m_wording).toHtmlEscaped(); }

  QString standing() const {
    return HtmlWords::tr("%1, RackOrRent %2, digest %3. Nominal amounts in %4.")
        .arg(documentDate().date().toString(Qt::ISODate), QString::fromStdString(m_document.programVersion),
             QString::fromStdString(m_document.digest), QString::fromStdString(m_document.currency))
        .toHtmlEscaped();
  }

  void writeContents() {
    m_html +=
        QStringLiteral("<nav aria-label=\"%1\">\n<ul>\n").arg(HtmlWords::tr("Contents").toHtmlEscaped());
    for (const Section& section : m_document.sections)
      m_html += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(idOf(section), words(section.title));
    m_html += QStringLiteral("</ul>\n</nav>\n");
  }

  static QString idOf(const Section& section) { return QString::fromStdString(section.id).toHtmlEscaped(); }

  void write(const Section& section) {
    m_html += QStringLiteral("<section aria-labelledby=\"%1\">\n<h2 id=\"%1\">%2</h2>\n")
                  .arg(idOf(section), words(section.title));
    for (const Block& block : section.blocks) std::visit([this](const auto& part) { write(part); }, block);
    m_html += QStringLiteral("</section>\n");
  }

  static QString sourcesOf(const std::vector<std::string>& sources) {
    QStringList ids;
    for (const std::string& source : sources)
      if (!source.empty()) ids << QString::fromStdString(source).toHtmlEscaped();
    return ids.isEmpty()
               ? QString()
               : QStringLiteral(" <span class=\"note\">[%1]</span>").arg(ids.join(QStringLiteral(", ")));
  }

  void write(const Paragraph& paragraph) {
    const bool isAnswer = paragraph.role == Paragraph::Role::Answer;
    const bool isNote = paragraph.role == Paragraph::Role::Note;
    const QString kind = isAnswer ? QStringLiteral(" class=\"answer\"")
                         : isNote ? QStringLiteral(" class=\"note\"")
                                  : QString();
    m_html +=
        QStringLiteral("<p%1>%2%3</p>\n").arg(kind, words(paragraph.text), sourcesOf(paragraph.sources));
  }

  void write(const KeyFigures& figures) {
    m_html += QStringLiteral("<dl>\n");
    for (const KeyFigure& figure : figures)
      m_html += QStringLiteral("<div><dt>%1</dt><dd>%2</dd></div>\n")
                    .arg(words(figure.caption), figureOf(figure.value, m_wording).toHtmlEscaped());
    m_html += QStringLiteral("</dl>\n");
  }

  void write(const List& list) {
    if (!isEmpty(list.title)) m_html += QStringLiteral("<h3>%1</h3>\n").arg(words(list.title));
    const QString tag = list.isNumbered ? QStringLiteral("ol") : QStringLiteral("ul");
    m_html += u'<' + tag + QStringLiteral(">\n");
    for (const ListItem& item : list.items) {
      m_html += QStringLiteral("<li>%1%2").arg(words(item.text), sourcesOf(item.sources));
      if (item.detail)
        m_html += QStringLiteral("<br><span class=\"note\">%1</span>").arg(words(*item.detail));
      m_html += QStringLiteral("</li>\n");
    }
    m_html += QStringLiteral("</") + tag + QStringLiteral(">\n");
  }

  void write(const Chart& chart) {
    m_html +=
        QStringLiteral("<figure>\n<figcaption><strong>%1</strong></figcaption>\n").arg(words(chart.title));
    m_html += svgOf(chart, m_wording) + QStringLiteral("\n</figure>\n<details>\n<summary>%1</summary>\n")
                                            .arg(HtmlWords::tr("The data of this chart").toHtmlEscaped());
    write(tableOf(chart));
    m_html += QStringLiteral("</details>\n");
  }

  void write(const Table& table) {
    if (table.isDataOnly || table.rows.empty()) return;
    const TableWords figures(table, m_wording, TableWords::Amounts::Full);
    m_html += QStringLiteral("<div class=\"wide\">\n<table>\n<caption>%1</caption>\n<thead>\n<tr>")
                  .arg(words(table.title));
    for (const Column& column : table.columns)
      if (!column.isDataOnly)
        m_html += QStringLiteral("<th scope=\"col\"%1>%2</th>")
                      .arg(kindOf(column), figures.heading(column).toHtmlEscaped());
    m_html += QStringLiteral("</tr>\n</thead>\n<tbody>\n");
    for (const auto& row : table.rows) {
      const bool isTotal = table.lastRowIsTotal && &row == &table.rows.back();
      m_html += isTotal ? QStringLiteral("<tr class=\"total\">") : QStringLiteral("<tr>");
      writeCells(table, row, figures);
      m_html += QStringLiteral("</tr>\n");
    }
    m_html += QStringLiteral("</tbody>\n</table>\n");
    for (const Text& footnote : table.footnotes)
      m_html += QStringLiteral("<p class=\"note\">%1</p>\n").arg(words(footnote));
    m_html += QStringLiteral("</div>\n");
  }

  static QString kindOf(const Column& column) {
    return column.isNumeric ? QStringLiteral(" class=\"figure\"") : QString();
  }

  // The first cell names its row.
  void writeCells(const Table& table, const std::vector<Cell>& row, const TableWords& figures) {
    bool isFirst = true;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const Column& column = table.columns[i];
      if (column.isDataOnly) continue;
      QString text = markWords(row[i].mark) + figures.cell(row[i], column).toHtmlEscaped();
      if (row[i].note) text += QStringLiteral("<br><span class=\"note\">%1</span>").arg(words(*row[i].note));
      m_html += isFirst ? QStringLiteral("<th scope=\"row\"%1>%2</th>").arg(kindOf(column), text)
                        : QStringLiteral("<td%1>%2</td>").arg(kindOf(column), text);
      isFirst = false;
    }
  }

  static QString markWords(Mark mark) {
    if (mark == Mark::Best)
      return QStringLiteral("<abbr title=\"%1\">▲</abbr> ").arg(HtmlWords::tr("best").toHtmlEscaped());
    if (mark == Mark::Worst)
      return QStringLiteral("<abbr title=\"%1\">▽</abbr> ").arg(HtmlWords::tr("worst").toHtmlEscaped());
    return {};
  }

  const ReportDocument& m_document;
  const TextWording& m_wording;
  QString m_html;
};

}  // namespace

QString htmlOf(const ReportDocument& document, const TextWording& wording) {
  return HtmlWriter(document, wording).write();
}

void writeHtml(const QString& path, const ReportDocument& document, const TextWording& wording) {
  writeWhole(path.toStdString(), htmlOf(document, wording).toStdString());
}

}  // namespace rackorrent::ui

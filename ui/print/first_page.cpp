// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/first_page.h"

#include "ui/print/table_painter.h"
#include "ui/print/text_block.h"
#include "ui/tables/table_words.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr double gap = 14;
constexpr double columnGap = 28;
constexpr double lowestChart = 100;
constexpr double highestChart = 300;
constexpr double stripPadding = 10;
constexpr double headingHeight = 26;

template <class Kind>
std::vector<const Kind*> blocksOf(const Section& section) {
  std::vector<const Kind*> found;
  for (const Block& block : section.blocks)
    if (const auto* part = std::get_if<Kind>(&block)) found.push_back(part);
  return found;
}

class FirstPage {
 public:
  FirstPage(Paper& paper, const PaperReport& report, const Section& summary)
      : m_paper(paper),
        m_report(report),
        m_blocks(paper, report),
        m_lists(blocksOf<List>(summary)),
        m_tables(blocksOf<Table>(summary)),
        m_charts(blocksOf<Chart>(summary)),
        m_summary(summary) {
    if (m_lists.size() > 1) {
      m_steps = m_lists.back();
      m_lists.pop_back();
    }
  }

  void draw() {
    drawDecision();
    drawKeyFigures();
    drawLists();
    const double below = heightBelowChart();
    for (const Chart* chart : m_charts) {
      const double room = m_paper.roomLeft() - below - headingHeight - gap;
      if (room < lowestChart) continue;
      m_blocks.drawChart(*chart, std::min(room, highestChart));
      m_paper.advance(gap);
    }
    for (const Table* table : m_tables) {
      tablePainter(*table).draw();
      m_paper.advance(gap);
    }
    drawSteps();
  }

 private:
  const Colours& colours() const { return ui::colours(Theme::Light); }
  TextBlock block(const QString& text, PaperText size, double width) {
    return {text, m_paper.font(size), width, m_paper.painter()};
  }

  void drawDecision() {
    for (const Paragraph* paragraph : blocksOf<Paragraph>(m_summary)) {
      const bool isAnswer = paragraph->role == Paragraph::Role::Answer;
      const QString words = wordsOf(paragraph->text, m_report.wording);
      const TextBlock text = block(words, isAnswer ? PaperText::Title : PaperText::Body, m_paper.width());
      text.draw(m_paper.painter(), {m_paper.left(), m_paper.y()},
                isAnswer ? colours().text : colours().muted);
      m_paper.advance(text.height());
    }
    m_paper.advance(gap / 2);
    const Alternative best = m_report.document.recommended.value_or(Alternative::GpuAsAService);
    drawLine(m_report.document.recommended ? QPen(styleOf(best, Theme::Light).colour, 2)
                                           : QPen(colours().strongBorder, 2));
  }

  void drawKeyFigures() {
    for (const KeyFigures* figures : blocksOf<KeyFigures>(m_summary)) m_blocks.draw(Block(*figures));
    drawLine(QPen(colours().border, 0.75));
  }

  void drawLine(const QPen& pen) {
    m_paper.painter().setPen(pen);
    m_paper.painter().drawLine(
        QLineF(m_paper.left(), m_paper.y(), m_paper.left() + m_paper.width(), m_paper.y()));
    m_paper.advance(gap);
  }

  // Executives read this page; where a reason comes from stands with it on the next ones.
  static List withoutSources(List list) {
    for (ListItem& item : list.items) item.sources.clear();
    return list;
  }

  // Reasons at the left, what would change the answer at the right, the others where there is more room.
  void drawLists() {
    const double width = (m_paper.width() - columnGap) / 2;
    double left = 0;
    double right = 0;
    const auto place = [&](const List& list, bool isRight) {
      double& height = isRight ? right : left;
      const double x = isRight ? m_paper.left() + width + columnGap : m_paper.left();
      height += m_blocks.drawList(withoutSources(list), {x, width}, m_paper.y() + height);
    };
    if (!m_lists.empty()) place(*m_lists.front(), false);
    if (m_lists.size() > 1) place(*m_lists.back(), true);
    for (std::size_t i = 1; i + 1 < m_lists.size(); ++i) place(*m_lists[i], right < left);
    m_paper.advance(std::max(left, right) + gap / 2);
  }

  TablePainter tablePainter(const Table& table) {
    return {m_paper, table, m_report.document.recommended, m_report.wording, TableWords::Amounts::Scaled};
  }

  double heightBelowChart() {
    double height = stepsHeight();
    for (const Table* table : m_tables) height += tablePainter(*table).height() + gap;
    return height;
  }

  QString stepsText() const {
    QStringList steps;
    int number = 0;
    for (const ListItem& item : m_steps->items)
      steps << QStringLiteral("%1. %2").arg(++number).arg(wordsOf(item.text, m_report.wording));
    return steps.join(QStringLiteral("\n"));
  }

  double stepsHeight() {
    if (m_steps == nullptr) return 0;
    const double width = m_paper.width() - 2 * stripPadding;
    return block(stepsText(), PaperText::Body, width).height() +
           block(wordsOf(m_steps->title, m_report.wording), PaperText::Subheading, width).height() +
           2 * stripPadding;
  }

  void drawSteps() {
    if (m_steps == nullptr) return;
    const double height = stepsHeight();
    m_paper.need(height);
    const double width = m_paper.width() - 2 * stripPadding;
    m_paper.painter().fillRect(QRectF(m_paper.left(), m_paper.y(), m_paper.width(), height),
                               colours().sunken);
    const TextBlock title = block(wordsOf(m_steps->title, m_report.wording), PaperText::Subheading, width);
    const QPointF at(m_paper.left() + stripPadding, m_paper.y() + stripPadding);
    title.draw(m_paper.painter(), at, colours().text);
    block(stepsText(), PaperText::Body, width)
        .draw(m_paper.painter(), at + QPointF(0, title.height()), colours().text);
    m_paper.advance(height);
  }

  Paper& m_paper;
  const PaperReport& m_report;
  BlockPainter m_blocks;
  std::vector<const List*> m_lists;
  std::vector<const Table*> m_tables;
  std::vector<const Chart*> m_charts;
  const List* m_steps = nullptr;
  const Section& m_summary;
};

}  // namespace

void drawFirstPage(Paper& paper, const PaperReport& report, const Section& summary) {
  FirstPage(paper, report, summary).draw();
}

}  // namespace rackorrent::ui

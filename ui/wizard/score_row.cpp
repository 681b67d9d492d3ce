// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/score_row.h"

#include "ui/forms/text_label.h"
#include "ui/tables/alternative_marker.h"
#include "ui/wizard/verdict_lines.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace rackorrent::ui {

namespace {

constexpr int barHeight = 6;
constexpr int markerSize = 12;

}  // namespace

class ScoreRow::Bar : public QWidget {
 public:
  explicit Bar(QWidget* parent) : QWidget(parent) { setFixedHeight(barHeight); }

  void showScore(Alternative alternative, double score) {
    m_alternative = alternative;
    m_score = score;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Look& look = Look::instance();
    QPainter painter(this);
    painter.fillRect(rect(), look.colours().sunken);
    QRect filled = rect();
    filled.setWidth(qRound(width() * m_score));
    painter.fillRect(filled, styleOf(m_alternative, look.theme()).colour);
  }

 private:
  Alternative m_alternative = Alternative::GpuAsAService;
  double m_score = 0;
};

ScoreRow::ScoreRow(QWidget* parent) : QWidget(parent) {
  m_marker = new AlternativeMarker(Alternative::GpuAsAService, markerSize, this);
  m_name = makeLabel(FontRole::Table, this);
  m_cost = makeMutedLabel(FontRole::Caption, this);
  m_score = makeStrongLabel(FontRole::Body, this);
  m_score->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_score->setMinimumWidth(26);
  m_veto = makeLabel(FontRole::Caption, this);
  setBadge(m_veto, Badge::Danger);
  m_reason = makeParagraph(FontRole::Caption, this);
  setMuted(m_reason);
  m_bar = new Bar(this);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(m_marker);
  line->addWidget(m_name, 1);
  line->addWidget(m_cost);
  line->addWidget(m_score);
  line->addWidget(m_veto);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  column->addLayout(line);
  column->addWidget(m_bar);
  column->addWidget(m_reason);
}

void ScoreRow::showAlternative(Alternative alternative, const Assessment& assessment,
                               const TextWording& wording) {
  const AlternativeDecision& decision = assessment.decision.alternatives[indexOf(alternative)];
  const double total = assessment.alternatives[indexOf(alternative)].cost.total;
  const bool isFeasible = decision.isFeasible();
  m_marker->show(alternative);
  m_name->setText(wording.string(nameOf(alternative)));
  m_cost->setText(wording.shortMoney(total));
  m_cost->setToolTip(wording.fullMoney(total));
  m_score->setText(QString::number(qRound(decision.score * 100)));
  m_veto->setText(tr("Ruled out"));
  m_bar->showScore(alternative, decision.score);
  m_reason->setText(isFeasible ? QString() : wording.string(decision.violations.front().text));
  m_score->setVisible(isFeasible);
  m_bar->setVisible(isFeasible);
  m_veto->setVisible(!isFeasible);
  m_reason->setVisible(!isFeasible);
  setAccessibleName(isFeasible ? tr("%1: %2 points, %3").arg(m_name->text(), m_score->text(), m_cost->text())
                               : tr("%1: ruled out. %2").arg(m_name->text(), m_reason->text()));
}

void ScoreRow::setStale(bool stale) {
  setMuted(m_name, stale);
  setMuted(m_score, stale);
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/reasons_card.h"

#include "ui/forms/text_label.h"
#include "ui/results/source_links.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr std::size_t mostReasons = 3;
constexpr std::size_t mostCautions = 4;
constexpr int signWidth = 18;

Tone toneOf(int sign) {
  if (sign == 0) return Tone::Warning;
  return sign > 0 ? Tone::Positive : Tone::Danger;
}

QString signText(int sign) {
  if (sign == 0) return QStringLiteral("!");
  return sign > 0 ? QStringLiteral("+") : QStringLiteral("−");
}

}  // namespace

ReasonsCard::ReasonsCard(QWidget* parent) : Card(parent) {}

void ReasonsCard::show(const Verdict& verdict, const Knowledge& knowledge, const TextWording& wording) {
  delete m_list;
  m_list = new QWidget(this);
  auto* column = new QVBoxLayout(m_list);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  const QString best = wording.string(nameOf(verdict.best));
  setTitle(verdict.runnerUp ? tr("Against %1").arg(wording.string(nameOf(*verdict.runnerUp)))
                            : tr("Why %1").arg(best));
  if (!verdict.reasonsFor.empty()) addHead(tr("For %1").arg(best));
  for (std::size_t i = 0; i < std::min(mostReasons, verdict.reasonsFor.size()); ++i)
    addReason(verdict.reasonsFor[i], 1, knowledge, wording);
  const bool isNothing = verdict.kind == VerdictKind::NothingFeasible;
  if (!verdict.reasonsAgainst.empty())
    addHead(isNothing ? tr("What stands in the way") : tr("Strongest point against"));
  const std::size_t against =
      isNothing ? verdict.reasonsAgainst.size() : std::min<std::size_t>(1, verdict.reasonsAgainst.size());
  for (std::size_t i = 0; i < against; ++i) addReason(verdict.reasonsAgainst[i], -1, knowledge, wording);
  if (!verdict.cautions.empty()) addHead(tr("Look twice at"));
  for (std::size_t i = 0; i < std::min(mostCautions, verdict.cautions.size()); ++i)
    addReason(verdict.cautions[i], 0, knowledge, wording);
  column->addStretch(1);
  body().addWidget(m_list, 1);
}

void ReasonsCard::addHead(const QString& text) {
  QLabel* head = makeMutedLabel(FontRole::Table, m_list);
  head->setText(text);
  m_list->layout()->addWidget(head);
}

void ReasonsCard::addReason(const Reason& reason, int sign, const Knowledge& knowledge,
                            const TextWording& wording) {
  auto* row = new QWidget(m_list);
  row->setObjectName(QStringLiteral("reason"));
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  QLabel* mark = makeLabel(FontRole::CardTitle, row);
  mark->setText(signText(sign));
  mark->setFixedWidth(signWidth);
  setTone(mark, toneOf(sign));
  QLabel* text = makeParagraph(FontRole::Table, row);
  text->setText(wording.string(reason.text));
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(text);
  if (!reason.source.empty())
    words->addWidget(new SourceLinks({QString::fromStdString(reason.source)}, knowledge, wording, row));
  line->addWidget(mark, 0, Qt::AlignTop);
  line->addLayout(words, 1);
  if (reason.contribution != 0) {
    QLabel* points = makeLabel(FontRole::Table, row);
    const QString figure = wording.number(reason.contribution * 100, 1);
    points->setText(reason.contribution > 0 ? u'+' + figure : figure);
    setStrong(points);
    setTone(points, toneOf(sign));
    line->addWidget(points, 0, Qt::AlignTop);
  }
  m_list->layout()->addWidget(row);
  m_list->layout()->addWidget(makeLine(m_list));
}

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/weight_row.h"

#include "core/decision/weights.h"
#include "ui/forms/field_key.h"
#include "ui/forms/form_metrics.h"
#include "ui/forms/link_button.h"
#include "ui/forms/text_label.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr int numberWidth = 76;
constexpr int shareWidth = 64;

// The wheel scrolls the page, never the weight.
class CalmSlider : public QSlider {
 public:
  using QSlider::QSlider;

 protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

}  // namespace

WeightRow::WeightRow(Session& session, CriterionId criterion, QGridLayout& grid, int gridRow)
    : QObject(grid.parentWidget()),
      m_session(session),
      m_criterion(criterion),
      m_field(weightField(criterion)) {
  build(grid.parentWidget());
  place(grid, gridRow);
  relabel();
}

void WeightRow::build(QWidget* parent) {
  m_label = makeParagraph(FontRole::Body, parent);
  m_slider = new CalmSlider(Qt::Horizontal, parent);
  m_slider->setObjectName(fieldKey(m_field) + QStringLiteral(".slider"));
  m_slider->setFocusPolicy(Qt::StrongFocus);
  m_slider->setRange(static_cast<int>(fieldOf(m_field).minimum), static_cast<int>(fieldOf(m_field).maximum));
  m_slider->setPageStep(5);
  m_number = new NumberEditor(m_field, parent);
  m_share = makeLabel(FontRole::Body, parent);
  m_share->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_why = makeLink(fieldKey(m_field) + QStringLiteral(".why"), parent);
  m_explanation = makeParagraph(FontRole::Caption, parent);
  setMuted(m_explanation);
  m_explanation->hide();
  m_problem = makeParagraph(FontRole::Caption, parent);
  setTone(m_problem, Tone::Danger);
  m_problem->hide();
  m_label->setBuddy(m_slider);
  connect(m_slider, &QSlider::valueChanged, this,
          [this](int points) { m_session.edit(m_field, Number(points)); });
  connect(m_number, &NumberEditor::entered, this,
          [this](const Value& value) { m_session.edit(m_field, value); });
  connect(m_number, &NumberEditor::faultChanged, this, [this] {
    refresh();
    emit issueChanged();
  });
  connect(m_why, &QPushButton::clicked, this,
          [this] { m_explanation->setVisible(m_explanation->isHidden()); });
}

void WeightRow::place(QGridLayout& grid, int gridRow) {
  m_label->setFixedWidth(formLabelWidth);
  m_number->setFixedWidth(numberWidth);
  m_share->setFixedWidth(shareWidth);
  grid.addWidget(m_label, gridRow, 0);
  grid.addWidget(m_slider, gridRow, 1);
  grid.addWidget(m_number, gridRow, 2);
  grid.addWidget(m_share, gridRow, 3);
  grid.addWidget(m_why, gridRow, 4, Qt::AlignRight | Qt::AlignVCenter);
  grid.addWidget(m_problem, gridRow + 1, 1, 1, 4);
  grid.addWidget(m_explanation, gridRow + 2, 1, 1, 4);
}

QWidget* WeightRow::slider() const { return m_slider; }

std::optional<Issue> WeightRow::issue() const {
  if (auto fault = m_number->fault()) return fault;
  const auto& issues = m_session.issues();
  const auto found = std::ranges::find(issues, fieldOf(m_field).key, &Issue::field);
  return found == issues.end() ? std::nullopt : std::optional(*found);
}

void WeightRow::refresh() {
  const Evaluation& evaluation = m_session.evaluation();
  m_number->showValue(evaluation.value(m_field));
  const bool hasNumber = std::holds_alternative<Number>(evaluation.value(m_field));
  {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(hasNumber ? qRound(evaluation.real(m_field)) : 0);
  }
  const bool areNumbers = std::ranges::all_of(
      allCriteria, [&](CriterionId criterion) { return evaluation.has(weightField(criterion)); });
  const TextWording wording = m_session.wording();
  m_share->setText(areNumbers ? wording.percent(weightsOf(evaluation)[indexOf(m_criterion)]) : QString());
  m_slider->setAccessibleDescription(m_share->text());
  const auto problem = issue();
  m_problem->setVisible(problem.has_value());
  if (!problem) return;
  m_problem->setText(wording.string(problem->message));
}

void WeightRow::relabel() {
  const TextWording wording = m_session.wording();
  const CriterionDescription& criterion = m_session.knowledge().criterion(m_criterion);
  const QString name = wording.string(fieldOf(m_field).label);
  m_label->setText(QString(name).replace(u'&', QStringLiteral("&&")));
  m_slider->setAccessibleName(tr("Weight of %1").arg(name));
  m_number->setAccessibleName(tr("Weight of %1 in points").arg(name));
  m_why->setText(tr("What it means"));
  m_why->setAccessibleName(tr("What it means: %1").arg(name));
  m_explanation->setText(wording.string(criterion.explanation));
  m_why->setToolTip(m_explanation->text());
  refresh();
}

}  // namespace rackorrent::ui

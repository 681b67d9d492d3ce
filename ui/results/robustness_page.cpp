// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/robustness_page.h"

#include "core/report/sections.h"
#include "core/report/study_words.h"
#include "ui/charts/difference_chart.h"
#include "ui/charts/fan_chart.h"
#include "ui/charts/places_chart.h"
#include "ui/charts/tornado_chart.h"
#include "ui/forms/text_label.h"
#include "ui/results/chart_card.h"
#include "ui/results/column_pair.h"
#include "ui/results/learning_card.h"
#include "ui/results/strategy_card.h"
#include "ui/results/sureness_card.h"
#include "ui/tables/document_table_model.h"
#include "ui/tables/table_view.h"

#include <QComboBox>
#include <QGraphicsOpacityEffect>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace rackorrent::ui {
namespace {

constexpr int placesHeight = 210;
constexpr int tornadoHeight = 330;
constexpr int fanHeight = 300;
constexpr int narrowest = 1000;
constexpr double staleOpacity = 0.55;

const Table* tableIn(const Section& section, std::string_view name) {
  for (const Block& block : section.blocks)
    if (const auto* table = std::get_if<Table>(&block); table != nullptr && table->name == name) return table;
  return nullptr;
}

}  // namespace

RobustnessPage::RobustnessPage(Session& session, QWidget* parent) : ResultView(session, parent) {
  m_progress = makeParagraph(FontRole::Body, content());
  m_progress->setAlignment(Qt::AlignCenter);
  body().addWidget(m_progress);
  m_figures = new QWidget(content());
  auto* column = new QVBoxLayout(m_figures);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(16);
  body().addWidget(m_figures);
  body().addStretch(1);
  buildCharts();
  buildDifference();
  m_strategy = new StrategyCard(session, m_figures);
  m_figures->layout()->addWidget(m_strategy);
  m_weights = makeTable({4, 2, 2, 2, 2, 3, 3});
  m_anyWeights = makeTable({4, 3, 3, 3});
  m_alternatives = makeTable({4, 2, 2, 2, 3, 3, 3, 3});
  m_inputs = makeTable({5, 2, 2, 2, 2, 2, 2, 3});
  connect(&session, &Session::studyChanged, this, &RobustnessPage::askForRefresh);
}

void RobustnessPage::buildCharts() {
  m_sureness = new SurenessCard(m_figures);
  m_learning = new LearningCard(m_figures);
  m_places = new PlacesChart;
  m_tornado = new TornadoChart;
  m_fan = new FanChart;
  m_placesCard = new ChartCard(m_places, placesHeight, session().prompts(), m_figures);
  m_tornadoCard = new ChartCard(m_tornado, tornadoHeight, session().prompts(), m_figures);
  m_fanCard = new ChartCard(m_fan, fanHeight, session().prompts(), m_figures);
  auto* columns = new ColumnPair(7, 8, narrowest, m_figures);
  columns->addLeft(m_sureness);
  columns->addLeft(m_learning);
  columns->addLeft(m_fanCard, 1);
  columns->addRight(m_placesCard);
  columns->addRight(m_tornadoCard, 1);
  m_figures->layout()->addWidget(columns);
  connect(m_learning, &LearningCard::fieldRequested, this, &ResultView::fieldRequested);
}

void RobustnessPage::buildDifference() {
  m_difference = new DifferenceChart;
  m_differenceCard = new ChartCard(m_difference, fanHeight, session().prompts(), m_figures);
  m_one = new QComboBox(m_differenceCard);
  m_other = new QComboBox(m_differenceCard);
  m_one->setObjectName(QStringLiteral("oneAlternative"));
  m_other->setObjectName(QStringLiteral("otherAlternative"));
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  row->addWidget(m_one);
  row->addWidget(m_other);
  row->addStretch(1);
  m_differenceCard->body().insertLayout(0, row);
  m_figures->layout()->addWidget(m_differenceCard);
  for (QComboBox* box : {m_one, m_other})
    connect(box, &QComboBox::activated, this, [this] {
      m_isChosen = true;
      askForRefresh();
    });
}

RobustnessPage::TableCard RobustnessPage::makeTable(const QList<int>& stretch) {
  TableCard made{new Card(m_figures), nullptr, new DocumentTableModel(this)};
  made.view = new TableView(made.card);
  made.view->setModel(made.model);
  made.view->setStretch(stretch);
  made.card->body().addWidget(made.view);
  m_figures->layout()->addWidget(made.card);
  return made;
}

QString RobustnessPage::heading() const { return tr("Robustness"); }

void RobustnessPage::refresh(const Assessment& assessment, const TextWording& wording) {
  const auto study = session().study();
  m_progress->setText(tr("The first cases are being computed."));
  m_progress->setVisible(!study);
  m_figures->setVisible(study != nullptr);
  if (study) showStudy(*study, assessment, wording);
  refreshProgress();
}

// Muted while the figures are those of the evaluation before the last change.
void RobustnessPage::refreshProgress() {
  const bool isStale = session().study() && session().isStudyStale() && !session().isStale();
  if (isStale == (m_figures->graphicsEffect() != nullptr)) return;
  if (!isStale) return m_figures->setGraphicsEffect(nullptr);
  auto* effect = new QGraphicsOpacityEffect(m_figures);
  effect->setOpacity(staleOpacity);
  m_figures->setGraphicsEffect(effect);
}

void RobustnessPage::showStudy(const Study& study, const Assessment& assessment, const TextWording& wording) {
  m_sureness->show(study, session().isStudying(), wording);
  m_learning->show(study, wording);
  m_places->show(study, wording);
  m_placesCard->follow(
      tr("Places of the alternatives over all cases, first place strongest; the rest breaks a limit"));
  m_tornado->show(study, wording);
  m_tornadoCard->follow(tr("Lead of the answer when one input alone is low (dark) or high (light)"));
  m_fan->show(study, wording);
  m_fanCard->follow(wording.string(breakEvenMonthsLine(study.breakEvenMonths)));
  fillChoices(study, assessment, wording);
  showDifference(study, wording);
  m_strategy->follow();
  showTables(study, assessment, wording);
}

void RobustnessPage::fillChoices(const Study& study, const Assessment& assessment,
                                 const TextWording& wording) {
  const auto chosen = [&](QComboBox* box, Alternative otherwise) {
    return m_isChosen ? static_cast<Alternative>(box->currentData().toInt()) : otherwise;
  };
  const auto rival = assessment.decision.verdict.runnerUp;
  const Alternative other = rival && *rival != study.answer              ? *rival
                            : study.answer == Alternative::GpuAsAService ? Alternative::SelfBuilt
                                                                         : Alternative::GpuAsAService;
  const std::array wanted = {chosen(m_one, study.answer), chosen(m_other, other)};
  m_one->setAccessibleName(tr("First alternative"));
  m_other->setAccessibleName(tr("Second alternative"));
  std::size_t i = 0;
  for (QComboBox* box : {m_one, m_other}) {
    const QSignalBlocker blocker(box);
    box->clear();
    for (const Alternative alternative : allAlternatives)
      box->addItem(wording.string(nameOf(alternative)), static_cast<int>(alternative));
    box->setCurrentIndex(static_cast<int>(indexOf(wanted[i++])));
  }
}

void RobustnessPage::showDifference(const Study& study, const TextWording& wording) {
  m_difference->show(study, static_cast<Alternative>(m_one->currentData().toInt()),
                     static_cast<Alternative>(m_other->currentData().toInt()), wording);
  m_differenceCard->follow(tr("How many cases lie at each difference in present value"));
}

void RobustnessPage::showTable(const TableCard& card, const Section& section, std::string_view name,
                               Alternative answer, const TextWording& wording) {
  const Table* table = tableIn(section, name);
  card.card->setVisible(table != nullptr);
  if (table == nullptr) return;
  card.card->setTitle(wordsOf(table->title, wording));
  card.card->setSubtitle(table->footnotes.empty() ? QString() : wordsOf(table->footnotes.front(), wording));
  card.view->setAccessibleName(card.card->title());
  card.model->show(*table, answer, wording, TableWords::Amounts::Scaled);
}

void RobustnessPage::showTables(const Study& study, const Assessment& assessment,
                                const TextWording& wording) {
  const ReportInput input{session().evaluation(), assessment, session().knowledge(), &study};
  const Section robustness = robustnessSection(input);
  showTable(m_alternatives, robustness, "study_alternatives", study.answer, wording);
  showTable(m_inputs, robustness, "study_inputs", study.answer, wording);
  showTable(m_weights, weights(assessment), "weight_stability", study.answer, wording);
  showTable(m_anyWeights, weights(assessment), "rank_acceptability", study.answer, wording);
}

const Section& RobustnessPage::weights(const Assessment& assessment) {
  if (std::exchange(m_weighed, session().assessment()) != m_weighed)
    m_weightsSection = weightsSection({session().evaluation(), assessment, session().knowledge()});
  return m_weightsSection;
}

}  // namespace rackorrent::ui

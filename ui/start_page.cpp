// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start_page.h"

#include "ui/forms/text_label.h"
#include "ui/recent_list.h"
#include "ui/sample_card.h"
#include "ui/settings/application_icon.h"
#include "ui/template_card.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr int leftWidth = 320;
constexpr int markSize = 34;
constexpr int sideMargin = 48;
constexpr int cardGap = 12;
constexpr int mostColumns = 5;
constexpr int fewestColumns = 2;

}  // namespace

Evaluation templateOf(const Archetype& archetype, const std::vector<Sample>& samples) {
  const Sample* sample = findSample(samples, archetype.id);
  return sample ? sample->evaluation : exampleOf(archetype);
}

StartPage::StartPage(const Session& session, Settings& settings, const std::vector<Sample>& samples,
                     QWidget* parent)
    : QWidget(parent), m_session(session), m_settings(settings), m_samples(samples) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(buildLeft());
  row->addWidget(buildRight(), 1);
  connect(&m_session, &Session::languageChanged, this, &StartPage::relabel);
  connect(&m_session, &Session::documentChanged, this, &StartPage::refreshRecent);
  connect(&Look::instance(), &Look::changed, this, &StartPage::relabel);
  relabel();
}

QWidget* StartPage::buildLeft() {
  auto* left = new QFrame(this);
  left->setFixedWidth(leftWidth);
  left->setAutoFillBackground(true);
  left->setBackgroundRole(QPalette::Base);
  m_mark = new QLabel(left);
  m_name = makeLabel(FontRole::KeyNumber, left);
  m_version = makeMutedLabel(FontRole::Caption, left);
  m_new = new QPushButton(left);
  m_new->setObjectName(QStringLiteral("newEvaluation"));
  setPrimary(m_new);
  m_open = new QPushButton(left);
  m_open->setObjectName(QStringLiteral("openFile"));
  for (QPushButton* button : {m_new, m_open}) button->setAutoDefault(true);
  m_recentTitle = makeMutedLabel(FontRole::Caption, left);
  m_recent = new RecentList(m_settings, left);
  m_recentTitle->setBuddy(m_recent);
  m_foot = makeParagraph(FontRole::Caption, left);
  setMuted(m_foot);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(m_name);
  words->addWidget(m_version);
  auto* head = new QHBoxLayout;
  head->setSpacing(12);
  head->addWidget(m_mark);
  head->addLayout(words, 1);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(24, 28, 24, 24);
  column->setSpacing(8);
  column->addLayout(head);
  column->addSpacing(20);
  column->addWidget(m_new);
  column->addWidget(m_open);
  column->addSpacing(20);
  column->addWidget(m_recentTitle);
  column->addWidget(m_recent, 1);
  column->addWidget(m_foot);
  connect(m_new, &QPushButton::clicked, this, &StartPage::newRequested);
  connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
  connect(m_recent, &RecentList::chosen, this, &StartPage::recentChosen);
  return left;
}

QWidget* StartPage::buildRight() {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(sideMargin, 32, sideMargin, 24);
  column->setSpacing(6);
  m_question = makeLabel(FontRole::Answer, content);
  m_promise = makeMutedLabel(FontRole::Body, content);
  column->addWidget(m_question);
  column->addWidget(m_promise);
  column->addSpacing(14);
  if (!m_samples.empty()) {
    m_sample = new SampleCard(m_session, m_samples.front(), content);
    column->addWidget(m_sample);
    connect(m_sample, &SampleCard::opened, this, &StartPage::sampleChosen);
  }
  column->addSpacing(16);
  m_templatesTitle = makeLabel(FontRole::CardTitle, content);
  m_templatesHint = makeMutedLabel(FontRole::Caption, content);
  auto* heading = new QHBoxLayout;
  heading->setSpacing(12);
  heading->addWidget(m_templatesTitle);
  heading->addWidget(m_templatesHint, 1, Qt::AlignBottom);
  column->addLayout(heading);
  column->addSpacing(4);
  m_grid = new QGridLayout;
  m_grid->setSpacing(cardGap);
  buildCards(content);
  column->addLayout(m_grid);
  column->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(content);
  return scroll;
}

void StartPage::buildCards(QWidget* parent) {
  const auto& archetypes = m_session.knowledge().archetypes;
  for (std::size_t i = 0; i < archetypes.size(); ++i) {
    auto* card = new TemplateCard(parent);
    card->setObjectName(QStringLiteral("template.") + QString::fromStdString(archetypes[i].id));
    card->installEventFilter(this);
    connect(card, &TemplateCard::clicked, this, [this, i] { emit templateChosen(static_cast<int>(i)); });
    m_cards.push_back(card);
  }
}

void StartPage::placeCards() {
  if (m_cards.empty()) return;
  const int room = width() - leftWidth - 2 * sideMargin - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
  const int cardWidth = m_cards.front()->minimumSizeHint().width();
  const int columns = std::clamp((room + cardGap) / (cardWidth + cardGap), fewestColumns, mostColumns);
  if (columns == m_columns) return;
  for (int column = 0; column < m_columns; ++column) m_grid->setColumnStretch(column, 0);
  m_columns = columns;
  for (int column = 0; column < columns; ++column) m_grid->setColumnStretch(column, 1);
  int position = 0;
  for (TemplateCard* card : m_cards) {
    m_grid->addWidget(card, position / columns, position % columns);
    ++position;
  }
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && moveFocus(watched, static_cast<QKeyEvent*>(event)->key()))
    return true;
  return QWidget::eventFilter(watched, event);
}

// Arrow keys walk over the cards as they stand in the grid.
bool StartPage::moveFocus(const QObject* card, int key) {
  const auto found = std::ranges::find(m_cards, card);
  const auto from = static_cast<int>(found - m_cards.begin());
  int to = from;
  switch (key) {
    case Qt::Key_Left:
      to = from - 1;
      break;
    case Qt::Key_Right:
      to = from + 1;
      break;
    case Qt::Key_Up:
      to = from - m_columns;
      break;
    case Qt::Key_Down:
      to = from + m_columns;
      break;
    default:
      return false;
  }
  if (to >= 0 && to < static_cast<int>(m_cards.size()))
    m_cards[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
  return true;
}

void StartPage::refreshRecent() { m_recent->refresh(); }

void StartPage::relabel() {
  m_mark->setPixmap(applicationMark(markSize, devicePixelRatioF()));
  m_name->setText(tr("RackOrRent"));
  m_version->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
  m_new->setText(tr("New empty evaluation"));
  m_open->setText(tr("Open…"));
  m_recentTitle->setText(tr("Recent files"));
  m_foot->setText(
      tr("An evaluation or a log can be dropped onto this window. The program does not use the network; everything "
         "stays on this computer."));
  m_question->setText(tr("Rent, build, or combine the two?"));
  m_promise->setText(tr(
      "Look at a finished answer, or start from the nearest scenario: about 3 minutes to a first answer."));
  m_templatesTitle->setText(tr("New from a typical scenario"));
  m_templatesHint->setText(tr("The ten scenarios of the two selection guides; every value can be changed"));
  for (std::size_t i = 0; i < m_cards.size(); ++i) relabelCard(i);
  m_recent->refresh();
}

void StartPage::relabelCard(std::size_t number) {
  const Archetype& archetype = m_session.knowledge().archetypes[number];
  const TextWording wording = m_session.wording();
  const Evaluation example = templateOf(archetype, m_samples);
  const auto& alternatives = adviceOf(archetype, example).alternatives;
  QStringList names;
  for (const Alternative alternative : alternatives) names << wording.string(nameOf(alternative));
  const QString figures =
      tr("%1, utilisation %2, %3")
          .arg(wording.quantityString({example.real("workload.peak_gpus"_field), Unit::Gpus}),
               wording.percent(example.real("workload.utilization"_field)),
               wording.quantityString({example.real("project.horizon_months"_field), Unit::Months}));
  m_cards[number]->showText({wording.string(archetype.title), wording.string(archetype.blurb), figures,
                             tr("Guides: %1").arg(names.join(tr(" or "))), alternatives});
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeCards();
}

void StartPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

}  // namespace rackorrent::ui

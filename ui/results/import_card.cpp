// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/import_card.h"

#include "core/importers/import_summary.h"
#include "ui/forms/text_label.h"
#include "ui/prompts/user_prompts.h"
#include "ui/results/import_words.h"
#include "ui/session/session.h"
#include "ui/tables/table_view.h"
#include "ui/tables/text_table_model.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int previewHeight = 190;
constexpr int wholeProgress = 1000;

QPushButton* makeButton(const QString& name, QWidget* parent) {
  auto* button = new QPushButton(parent);
  button->setObjectName(name);
  return button;
}

QComboBox* makeBox(const QString& name, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  return box;
}

QLineEdit* makeInput(const QString& name, QWidget* parent) {
  auto* line = new QLineEdit(parent);
  line->setObjectName(name);
  return line;
}

QVBoxLayout* columnIn(QWidget* sheet) {
  auto* column = new QVBoxLayout(sheet);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  return column;
}

}  // namespace

ImportCard::ImportCard(Session& session, QWidget* parent) : Card(parent), m_session(session) {
  buildSource();
  buildProgress();
  buildReview();
  for (QWidget* sheet : {m_sourceSheet, m_readingSheet, m_reviewSheet}) body().addWidget(sheet);
  show(m_sourceSheet);
  connect(&m_importer, &DemandImporter::progressed, this,
          [this](double share) { m_progress->setValue(static_cast<int>(share * wholeProgress)); });
  connect(&m_importer, &DemandImporter::imported, this, &ImportCard::review);
  connect(&m_importer, &DemandImporter::refused, this, &ImportCard::refuse);
  follow();
}

// One at a time, so that the card is only as tall as what it shows.
void ImportCard::show(const QWidget* sheet) {
  for (QWidget* one : {m_sourceSheet, m_readingSheet, m_reviewSheet}) one->setVisible(one == sheet);
}

void ImportCard::buildSource() {
  auto* sheet = m_sourceSheet = new QWidget(this);
  auto* row = new QHBoxLayout(sheet);
  row->setContentsMargins(0, 0, 0, 0);
  m_source = makeParagraph(FontRole::Body, sheet);
  m_source->setObjectName(QStringLiteral("demandSource"));
  m_choose = makeButton(QStringLiteral("chooseLog"), sheet);
  row->addWidget(m_source, 1);
  row->addWidget(m_choose, 0, Qt::AlignTop);
  connect(m_choose, &QPushButton::clicked, this, &ImportCard::chooseFile);
}

void ImportCard::buildProgress() {
  auto* sheet = m_readingSheet = new QWidget(this);
  auto* row = new QHBoxLayout(sheet);
  row->setContentsMargins(0, 0, 0, 0);
  m_reading = makeLabel(FontRole::Body, sheet);
  m_progress = new QProgressBar(sheet);
  m_progress->setRange(0, wholeProgress);
  m_progress->setTextVisible(false);
  m_cancel = makeButton(QStringLiteral("cancelImport"), sheet);
  row->addWidget(m_reading);
  row->addWidget(m_progress, 1);
  row->addWidget(m_cancel);
  connect(m_cancel, &QPushButton::clicked, this, &ImportCard::discard);
}

void ImportCard::buildReview() {
  auto* sheet = m_reviewSheet = new QWidget(this);
  auto* column = columnIn(sheet);
  m_refusal = makeParagraph(FontRole::Body, sheet);
  setTone(m_refusal, Tone::Danger);
  m_summary = makeParagraph(FontRole::Table, sheet);
  m_cautions = makeParagraph(FontRole::Table, sheet);
  setTone(m_cautions, Tone::Warning);
  m_model = new TextTableModel(this);
  m_table = new TableView(sheet);
  m_table->setModel(m_model);
  m_table->setScrolling(previewHeight);
  m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_take = makeButton(QStringLiteral("takeDemand"), sheet);
  setPrimary(m_take);
  m_discard = makeButton(QStringLiteral("discardDemand"), sheet);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_take);
  buttons->addWidget(m_discard);
  buttons->addStretch(1);
  column->addWidget(m_refusal);
  column->addWidget(m_summary);
  column->addWidget(m_cautions);
  column->addWidget(buildChoices(sheet));
  column->addWidget(m_table);
  column->addLayout(buttons);
  connect(m_take, &QPushButton::clicked, this, &ImportCard::take);
  connect(m_discard, &QPushButton::clicked, this, &ImportCard::discard);
}

QWidget* ImportCard::buildChoices(QWidget* parent) {
  m_choices = new QWidget(parent);
  m_format = makeBox(QStringLiteral("logFormat"), m_choices);
  m_running = makeBox(QStringLiteral("runningJobs"), m_choices);
  m_inUse = makeBox(QStringLiteral("inUseRule"), m_choices);
  m_again = makeButton(QStringLiteral("readAgain"), m_choices);
  m_zoneLabel = makeMutedLabel(FontRole::Table, m_choices);
  m_zone = makeInput(QStringLiteral("logZone"), m_choices);
  m_columnsLabel = makeMutedLabel(FontRole::Table, m_choices);
  m_columns = makeInput(QStringLiteral("logColumns"), m_choices);
  auto* boxes = new QHBoxLayout;
  for (QComboBox* box : {m_format, m_running, m_inUse}) boxes->addWidget(box, 1);
  auto* lines = new QHBoxLayout;
  lines->addWidget(m_zoneLabel);
  lines->addWidget(m_zone, 1);
  lines->addWidget(m_columnsLabel);
  lines->addWidget(m_columns, 2);
  lines->addWidget(m_again);
  auto* column = columnIn(m_choices);
  column->addLayout(boxes);
  column->addLayout(lines);
  connect(m_again, &QPushButton::clicked, this, &ImportCard::readAgain);
  for (QLineEdit* edit : {m_zone, m_columns})
    connect(edit, &QLineEdit::returnPressed, this, &ImportCard::readAgain);
  for (QComboBox* box : {m_format, m_running, m_inUse})
    connect(box, &QComboBox::activated, this, &ImportCard::readAgain);
  return m_choices;
}

void ImportCard::chooseFile() {
  const auto path = m_session.prompts().fileToOpen(
      tr("Choose a log"), tr("Logs (*);;Tables (*.csv *.tsv *.txt *.psv);;JSON (*.json)"));
  if (path) read(*path);
}

void ImportCard::read(const QString& path) {
  m_path = path;
  m_columns->clear();
  m_format->setCurrentIndex(0);
  readAgain();
}

void ImportCard::readAgain() {
  m_import.reset();
  m_error.reset();
  m_progress->setValue(0);
  m_reading->setText(tr("Reading %1").arg(QFileInfo(m_path).fileName()));
  show(m_readingSheet);
  m_importer.start(m_path, chosenOptions());
}

ImportOptions ImportCard::chosenOptions() const {
  ImportOptions options;
  options.zone = m_zone->text().trimmed().toStdString();
  options.columns = columnChoicesIn(m_columns->text());
  if (m_running->currentIndex() == 1) options.runningUntil = "none";
  if (m_format->currentIndex() > 0)
    options.format = demandFormatFromKey(m_format->currentData().toString().toStdString());
  if (const auto rule = inUseRuleFromKey(m_inUse->currentData().toString().toStdString()))
    options.inUse = *rule;
  return options;
}

void ImportCard::review(std::shared_ptr<const DemandImport> import) {
  m_import = std::move(import);
  showReview();
}

void ImportCard::refuse(std::shared_ptr<const Error> error) {
  if (error->code() == ErrorCode::Cancelled) return discard();
  m_error = std::move(error);
  showReview();
}

void ImportCard::showReview() {
  const TextWording wording = m_session.wording();
  m_refusal->setVisible(m_error != nullptr);
  m_summary->setVisible(m_import != nullptr);
  m_table->setVisible(m_import && !m_import->preview.rows.empty());
  m_take->setEnabled(m_import != nullptr);
  if (m_error) m_refusal->setText(refusalText(QFileInfo(m_path).fileName(), *m_error, wording));
  const ImportSummary summary = m_import ? summaryOf(*m_import) : ImportSummary();
  m_cautions->setVisible(!summary.cautions.empty());
  m_summary->setText(linesOf({&summary.accounts, &summary.demand, &summary.assumptions}, wording));
  m_cautions->setText(linesOf({&summary.cautions}, wording));
  const bool isLoad = m_import && (m_import->format == DemandFormat::NvidiaSmi ||
                                   m_import->format == DemandFormat::Prometheus);
  m_inUse->setVisible(isLoad);
  m_running->setVisible(m_import && !isLoad && m_import->format != DemandFormat::SeriesCsv);
  showPreview();
  show(m_reviewSheet);
}

void ImportCard::showPreview() {
  if (!m_import) return;
  QStringList heads;
  const ImportPreview& preview = m_import->preview;
  for (std::size_t i = 0; i < preview.columns.size(); ++i) heads << previewHead(preview, i);
  QList<QStringList> rows;
  for (const auto& row : preview.rows) {
    QStringList cells;
    for (std::size_t i = 0; i < preview.columns.size(); ++i)
      cells << (i < row.size() ? QString::fromStdString(row[i]) : QString());
    rows << cells;
  }
  m_model->show(heads, rows);
}

void ImportCard::take() {
  if (!m_import) return;
  m_session.adoptDemand(*m_import);
  discard();
}

void ImportCard::discard() {
  m_importer.cancel();
  m_import.reset();
  m_error.reset();
  show(m_sourceSheet);
  follow();
}

QString ImportCard::sourceText() const {
  const MeasuredDemand* log = m_session.evaluation().measuredDemand.get();
  const QString invitation = tr(
      "Drop a log here to measure the demand instead of guessing it: Slurm sacct, SWF, a table of jobs or of "
      "GPUs in use, Prometheus, nvidia-smi. Nothing is taken before you have seen what was read.");
  const bool isUsed = log && m_session.evaluation().choiceAs<DemandPattern>("workload.pattern"_field) ==
                                 DemandPattern::Imported;
  if (!isUsed) return invitation;
  return tr("From %1, imported %2, SHA-256 %3...")
             .arg(QString::fromStdString(log->sourceName), QString::fromStdString(log->importedAt),
                  QString::fromStdString(log->sourceDigest).left(16)) +
         u'\n' + invitation;
}

void ImportCard::follow() {
  retranslate();
  m_source->setText(sourceText());
  if (m_import || m_error) showReview();
}

void ImportCard::retranslate() {
  setTitle(tr("Where the demand comes from"));
  m_choose->setText(tr("Choose a log..."));
  m_cancel->setText(tr("Cancel"));
  m_take->setText(tr("Use this demand"));
  m_discard->setText(tr("Discard"));
  m_again->setText(tr("Read again"));
  m_zoneLabel->setText(tr("Time zone"));
  m_zone->setPlaceholderText(QStringLiteral("Asia/Shanghai"));
  m_zone->setAccessibleName(m_zoneLabel->text());
  m_columnsLabel->setText(tr("Columns"));
  m_columns->setPlaceholderText(tr("name=gpus, name=time"));
  m_columns->setAccessibleName(m_columnsLabel->text());
  m_progress->setAccessibleName(tr("Progress of the import"));
  m_table->setAccessibleName(tr("First rows of the log"));
  fillFormats(*m_format, m_session.wording());
  fillRunning(*m_running);
  fillInUse(*m_inUse);
}

}  // namespace rackorrent::ui

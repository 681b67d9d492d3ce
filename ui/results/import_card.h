// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/card.h"
#include "ui/session/demand_importer.h"
#include "ui/text/text_wording.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace rackorrent::ui {

class Session;
class TableView;
class TextTableModel;

// Where a log becomes the demand: drop or choose it, see what was understood in it and what was assumed,
// change that, and only then take it.
class ImportCard : public Card {
  Q_OBJECT

 public:
  explicit ImportCard(Session& session, QWidget* parent = nullptr);

  // Reads the log; nothing is taken yet.
  void read(const QString& path);
  // After another language, another evaluation, or a log that was taken.
  void follow();

 private:
  void show(const QWidget* sheet);
  void buildSource();
  void buildProgress();
  void buildReview();
  QWidget* buildChoices(QWidget* parent);
  void chooseFile();
  void readAgain();
  void review(std::shared_ptr<const DemandImport> import);
  void refuse(std::shared_ptr<const Error> error);
  void showReview();
  void showPreview();
  void take();
  void discard();
  ImportOptions chosenOptions() const;
  QString sourceText() const;
  void retranslate();

  Session& m_session;
  DemandImporter m_importer;
  QString m_path;
  std::shared_ptr<const DemandImport> m_import;
  std::shared_ptr<const Error> m_error;
  QWidget* m_sourceSheet = nullptr;
  QWidget* m_readingSheet = nullptr;
  QWidget* m_reviewSheet = nullptr;
  QLabel* m_source = nullptr;
  QPushButton* m_choose = nullptr;
  QLabel* m_reading = nullptr;
  QProgressBar* m_progress = nullptr;
  QPushButton* m_cancel = nullptr;
  QLabel* m_summary = nullptr;
  QLabel* m_cautions = nullptr;
  QWidget* m_choices = nullptr;
  QLabel* m_zoneLabel = nullptr;
  QLineEdit* m_zone = nullptr;
  QLabel* m_columnsLabel = nullptr;
  QLineEdit* m_columns = nullptr;
  QComboBox* m_format = nullptr;
  QComboBox* m_running = nullptr;
  QComboBox* m_inUse = nullptr;
  QPushButton* m_again = nullptr;
  TableView* m_table = nullptr;
  TextTableModel* m_model = nullptr;
  QPushButton* m_take = nullptr;
  QPushButton* m_discard = nullptr;
  QLabel* m_refusal = nullptr;
};

}  // namespace rackorrent::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/samples.h"
#include "ui/session/session.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace rackorrent::ui {

class RecentList;
class SampleCard;
class Settings;
class TemplateCard;

// Where the program starts: a finished sample, the guides' scenarios to start from, an empty evaluation,
// recent files.
class StartPage : public QWidget {
  Q_OBJECT

 public:
  StartPage(const Session& session, Settings& settings, const std::vector<Sample>& samples,
            QWidget* parent = nullptr);

  void refreshRecent();

 signals:
  void newRequested();
  void openRequested();
  void recentChosen(const QString& path);
  void sampleChosen();
  void templateChosen(int archetype);  // position in the knowledge

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* buildLeft();
  QWidget* buildRight();
  void buildCards(QWidget* parent);
  void placeCards();
  bool moveFocus(const QObject* card, int key);
  void relabel();
  void relabelCard(std::size_t number);

  const Session& m_session;
  Settings& m_settings;
  const std::vector<Sample>& m_samples;
  QLabel* m_mark = nullptr;
  QLabel* m_name = nullptr;
  QLabel* m_version = nullptr;
  QPushButton* m_new = nullptr;
  QPushButton* m_open = nullptr;
  QLabel* m_recentTitle = nullptr;
  RecentList* m_recent = nullptr;
  QLabel* m_foot = nullptr;
  QLabel* m_question = nullptr;
  QLabel* m_promise = nullptr;
  SampleCard* m_sample = nullptr;
  QLabel* m_templatesTitle = nullptr;
  QLabel* m_templatesHint = nullptr;
  QGridLayout* m_grid = nullptr;
  std::vector<TemplateCard*> m_cards;
  int m_columns = 0;
};

// What a scenario starts with: its sample with real prices where one ships, else the guides' profile over the
// defaults.
Evaluation templateOf(const Archetype& archetype, const std::vector<Sample>& samples);

}  // namespace rackorrent::ui

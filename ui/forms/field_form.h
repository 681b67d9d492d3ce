// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/field_row.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace rackorrent::ui {

// A titled group of inputs. The title is an English source text of the translation context "sections".
struct FormSection {
  const char* title;
  std::vector<FieldId> fields;
};

// The inputs of a page in one grid of five columns: label, editor, unit, mark, "why we ask".
class FieldForm : public QWidget {
  Q_OBJECT

 public:
  FieldForm(Session& session, std::vector<FormSection> sections, QWidget* parent = nullptr);

  int fieldCount() const { return static_cast<int>(m_rows.size()); }
  int enteredCount() const;
  // Unfinished texts and the session's issues on these fields.
  std::vector<Issue> issues() const;
  // Into the first field with a fault; false when there is none.
  bool focusFirstFault();
  bool focusField(FieldId field);
  void discardDrafts();

  QSize minimumSizeHint() const override;

 signals:
  void issuesChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  int addSectionTitle(QGridLayout& grid, int gridRow);
  void addRow(FieldId field, QGridLayout& grid, int& gridRow);
  void refresh();
  void relabel();

  Session& m_session;
  std::vector<FormSection> m_sections;
  std::vector<FieldRow*> m_rows;
  std::vector<QLabel*> m_titles;
  QString m_currency;
};

}  // namespace rackorrent::ui

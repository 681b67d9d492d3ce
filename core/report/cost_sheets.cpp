// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cost_sheets.h"

#include "core/report/alternative_sheet.h"
#include "core/report/unit_names.h"

#include <set>

namespace rackorrent {

namespace {

using Costs = std::vector<CostExpressions>;  // by alternative

class CostSheets {
 public:
  CostSheets(Workbook& workbook, const Evaluation& evaluation, const Assessment& assessment,
             const Wording& wording)
      : m_workbook(workbook), m_evaluation(evaluation), m_assessment(assessment), m_wording(wording) {
    for (const AlternativeAssessment& assessed : assessment.alternatives)
      m_costs.push_back(costExpressions(evaluation, assessed.plan));
  }

  void write() {
    Workbook::Sheet overview = m_workbook.addSheet(words(CORE_TEXT("Live costs")));
    writeInputs(m_workbook.addSheet(words(CORE_TEXT("Live inputs"))));
    for (const Alternative alternative : allAlternatives) {
      const std::string name = m_wording.text(Message{CORE_TEXT("Live %1"), {nameOf(alternative)}});
      m_sheets.emplace_back(m_workbook.addSheet(name), assessed(alternative), costs(alternative), m_inputs,
                            m_wording);
    }
    for (AlternativeSheet& sheet : m_sheets) sheet.write();
    writeOverview(overview);
  }

 private:
  std::string words(std::string_view source) const { return m_wording.text(Phrase{source}); }
  const AlternativeAssessment& assessed(Alternative alternative) const {
    return m_assessment.alternatives[indexOf(alternative)];
  }
  const CostExpressions& costs(Alternative alternative) const { return m_costs[indexOf(alternative)]; }
  const AlternativeSheet& sheet(Alternative alternative) const { return m_sheets[indexOf(alternative)]; }

  std::set<std::uint8_t> usedInputs() const {
    std::set<std::uint8_t> used;
    for (const CostExpressions& costs : m_costs)
      walk(resultsOf(costs), [&](const Expression& expression) {
        if (const auto* input = std::get_if<InputValue>(&expression.is)) used.insert(input->field.index);
      });
    return used;
  }

  void writeInputs(Workbook::Sheet sheet) {
    sheet.text(0, 0, words(CORE_TEXT("Inputs of the formulas")), CellStyle::Title);
    sheet.text(1, 0,
               words(CORE_TEXT(
                   "Change a value in the coloured cells: the live sheets compute it at once. An input that "
                   "changes the plan belongs into the program.")),
               CellStyle::Note);
    std::uint32_t row = 3;
    std::uint16_t column = 0;
    for (const std::string_view head :
         {CORE_TEXT("Input"), CORE_TEXT("Value"), CORE_TEXT("Unit"), CORE_TEXT("Key")})
      sheet.text(row, column++, words(head), CellStyle::Head);
    for (const std::uint8_t index : usedInputs()) {
      const FieldId id{index};
      const Field& field = fieldOf(id);
      const bool isShare = field.unit == Unit::Share || field.unit == Unit::RatePerYear;
      sheet.text(++row, 0, words(field.label));
      sheet.number(row, 1, m_evaluation.real(id), isShare ? CellStyle::InputPercent : CellStyle::Input);
      if (!isShare) sheet.text(row, 2, m_wording.text(unitName(field.unit, currency())));
      sheet.text(row, 3, std::string(field.key), CellStyle::Note);
      m_inputs.inputs[index] = sheet.reference(row, 1);
    }
    sheet.width(0, 0, 40);
    sheet.width(1, 3, 22);
  }

  const std::string& currency() const { return m_evaluation.choice("finance.currency"_field); }

  void writeOverview(Workbook::Sheet& sheet) {
    sheet.text(0, 0, words(CORE_TEXT("Costs that follow the inputs")), CellStyle::Title);
    sheet.text(
        1, 0,
        m_wording.text(Message{CORE_TEXT("Amounts in %1. In the report: the figures as they were exported."),
                               {currency()}}),
        CellStyle::Note);
    std::uint32_t row = 3;
    std::uint16_t column = 0;
    for (const std::string_view head :
         {CORE_TEXT("Alternative"), CORE_TEXT("Total cost"), CORE_TEXT("In the report"), CORE_TEXT("Change"),
          CORE_TEXT("Present value"), CORE_TEXT("Cost per useful GPU-hour")})
      sheet.text(row, column++, words(head), CellStyle::Head);
    for (const Alternative alternative : allAlternatives) writeOverviewRow(sheet, ++row, alternative);
    writeBreakEven(sheet, row + 2);
    sheet.width(0, 0, 44);
    sheet.width(1, 5, 20);
  }

  void writeOverviewRow(Workbook::Sheet& sheet, std::uint32_t row, Alternative alternative) {
    const CostExpressions& costs = this->costs(alternative);
    const auto refer = [&](std::uint16_t column, const ExpressionPtr& result, CellStyle style) {
      if (result)
        sheet.formula(row, column, "=" + this->sheet(alternative).reference(result), result->value, style);
    };
    sheet.text(row, 0, m_wording.text(nameOf(alternative)));
    refer(1, costs.total, CellStyle::MoneyBold);
    const double reported = toDouble(assessed(alternative).ledger.total());
    sheet.number(row, 2, reported, CellStyle::Money);
    sheet.formula(row, 3, "=" + cellName(row, 1) + "-" + cellName(row, 2), costs.total->value - reported,
                  CellStyle::Money);
    refer(4, costs.presentValue, CellStyle::Money);
    refer(5, costs.perGpuHour, CellStyle::Price);
  }

  // The month after the last one in which building has cost more; past the end where that never ends.
  void writeBreakEven(Workbook::Sheet& sheet, std::uint32_t row) {
    const std::string built = this->sheet(Alternative::SelfBuilt).cumulativeRange();
    const std::string rented = this->sheet(Alternative::GpuAsAService).cumulativeRange();
    const auto months = static_cast<double>(assessed(Alternative::SelfBuilt).ledger.months.size());
    const BreakEven& breakEven = m_assessment.breakEvenMonths;
    const double value = breakEven.kind == BreakEven::Kind::Never ? months + 1 : breakEven.value;
    const std::string ofFirst = "COLUMN(" + built.substr(0, built.find(':')) + ")";
    sheet.text(row, 0, words(CORE_TEXT("Building is cheaper from month")), CellStyle::Bold);
    sheet.formula(
        row, 1, "=SUMPRODUCT(MAX((" + built + ">" + rented + ")*(COLUMN(" + built + ")-" + ofFirst + "+1)))",
        value, CellStyle::Number);
    sheet.text(row + 1, 0,
               m_wording.text(Message{CORE_TEXT("0: from the start. %1: not within the horizon."),
                                      {Quantity{months + 1, Unit::None}}}),
               CellStyle::Note);
  }

  Workbook& m_workbook;
  const Evaluation& m_evaluation;
  const Assessment& m_assessment;
  const Wording& m_wording;
  Costs m_costs;
  CellPlaces m_inputs;
  std::vector<AlternativeSheet> m_sheets;
};

}  // namespace

void addCostSheets(Workbook& workbook, const Evaluation& evaluation, const Assessment& assessment,
                   const Wording& wording) {
  CostSheets(workbook, evaluation, assessment, wording).write();
}

}  // namespace rackorrent

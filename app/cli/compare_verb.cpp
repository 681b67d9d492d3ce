// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compared_inputs.h"
#include "app/cli/output.h"
#include "app/cli/text_view.h"
#include "app/cli/verbs.h"
#include "core/report/csv_export.h"
#include "core/report/written_files.h"

namespace rackorrent::cli {

bool execute(const CompareRequest& request, const Context& context) {
  const Knowledge knowledge = loadKnowledge(context.resources);
  const auto compared = assessInputs(request.inputs, knowledge, context);
  if (!compared) return false;
  const auto wording = context.wording(compared->front().evaluation);
  if (request.asJson) {
    writeData(comparedEvaluationsJson(*compared, knowledge, wording));
    return true;
  }
  const Table table = comparedEvaluations(*compared);
  if (!request.csv) {
    writeData(textOf(table, {}, wording));
    return true;
  }
  writeWhole(*request.csv, toCsv(table, {}, wording, dialectOf(request.csvDialect)));
  writeData(*request.csv + "\n");
  return true;
}

}  // namespace rackorrent::cli

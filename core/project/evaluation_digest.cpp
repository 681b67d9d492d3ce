// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/value_text.h"
#include "core/project/canonical_digest.h"
#include "core/project/hours_blob.h"
#include "core/project/project_file.h"

#include <map>

namespace rackorrent {

std::string evaluationDigest(const Evaluation& evaluation) {
  CanonicalDigest digest;
  digest.addText(evaluation.title);
  digest.addText(evaluation.notes);
  std::map<std::string_view, FieldId> byKey;  // the order of the table may change, the keys do not
  for (std::size_t i = 0; i < fieldCount; ++i)
    byKey[fieldTable[i].key] = FieldId{static_cast<std::uint8_t>(i)};
  for (const auto& [key, id] : byKey) {
    digest.addText(key);
    if (evaluation.has(id))
      digest.addText(writeValue(evaluation.value(id)));
    else
      digest.addAbsent();
  }
  for (const auto& [item, mark] : evaluation.checklist()) {
    digest.addText(item);
    digest.addText(choiceOf(mark.status).key);
    digest.addText(mark.note);
  }
  if (!evaluation.measuredDemand) return digest.hexadecimal();
  const MeasuredDemand& demand = *evaluation.measuredDemand;
  digest.addInteger(std::to_string(demand.firstHour));
  digest.addBytes(encodeHours(demand.gpus));
  digest.addText(demand.sourceName);
  digest.addText(demand.sourceDigest);
  digest.addText(demand.importedAt);
  return digest.hexadecimal();
}

}  // namespace rackorrent

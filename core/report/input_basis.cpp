// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/input_basis.h"

namespace rackorrent {

InputBasis basisOf(const Evaluation& evaluation, FieldId id) {
  const bool isDemand = id == "workload.peak_gpus"_field || id == "workload.utilization"_field;
  const bool isImported =
      evaluation.choiceAs<DemandPattern>("workload.pattern"_field) == DemandPattern::Imported;
  if (isDemand && isImported && evaluation.measuredDemand) return InputBasis::Measured;
  if (!evaluation.isDefault(id)) return InputBasis::Entered;
  const std::string_view source = fieldOf(id).defaultSource;
  return source.empty() || source == "product" ? InputBasis::StartingValue : InputBasis::Default;
}

std::string_view labelOf(InputBasis basis) {
  switch (basis) {
    case InputBasis::Entered:
      return CORE_TEXT("entered");
    case InputBasis::Measured:
      return CORE_TEXT("measured");
    case InputBasis::Default:
      return CORE_TEXT("default, from a source");
    case InputBasis::StartingValue:
      return CORE_TEXT("starting value, check it");
  }
  return {};
}

}  // namespace rackorrent

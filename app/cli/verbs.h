// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "app/cli/request.h"
#include "core/base/csv.h"

namespace rackorrent::cli {

// Each returns whether the input was valid, having named its faults when it was not; a failing environment throws.
bool execute(const FieldsRequest& request, const Context& context);
bool execute(const TemplatesRequest& request, const Context& context);
bool execute(const NewRequest& request, const Context& context);
bool execute(const SetRequest& request, const Context& context);
bool execute(const ImportDemandRequest& request, const Context& context);
bool execute(const ImportPricesRequest& request, const Context& context);
bool execute(const AssessRequest& request, const Context& context);
bool execute(const StudyRequest& request, const Context& context);
bool execute(const ReportRequest& request, const Context& context);
bool execute(const CompareRequest& request, const Context& context);
bool execute(const TextRequest& request, const Context& context);

// "people" or "programs".
CsvDialect dialectOf(const std::string& key);

}  // namespace rackorrent::cli

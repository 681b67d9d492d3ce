// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/knowledge/catalogue_json.h"
#include "core/knowledge/entries.h"
#include "core/knowledge/knowledge_readers.h"

#include <nlohmann/json.hpp>

namespace rackorrent {

namespace {

struct Reader {
  std::string_view file;
  void (*read)(JsonEntry&, Knowledge&);
};

// The ledger and the regimes come first: others name them. The catalogue is there before all.
constexpr std::array<Reader, 14> readers = {{
    {"ledger.json", readLedger},
    {"regimes.json", readRegimes},
    {"providers.json", readProviders},
    {"definitions.json", readDefinitions},
    {"similarities.json", readSimilarities},
    {"dimensions.json", readDimensions},
    {"criteria.json", readCriteria},
    {"archetypes.json", readArchetypes},
    {"rules.json", readRules},
    {"onboarding.json", readOnboarding},
    {"checklist.json", readChecklist},
    {"risks.json", readRisks},
    {"trial.json", readTrial},
    {"stages.json", readStages},
}};

void requireKnownSources(const Knowledge& knowledge, const std::filesystem::path& folder) {
  for (const SourcedEntry& entry : sourcedEntries(knowledge)) {
    for (const std::string& source : *entry.sources) {
      if (knowledge.sourceLabel(source)) continue;
      throw Error(ErrorCode::File, folder / entry.file,
                  {CORE_TEXT("The data file is not valid. Entry \"%1\": there is no source named \"%2\"."),
                   {entry.id, source}},
                  {CORE_TEXT("Install the program again; your own files are not touched."), {}});
    }
  }
}

void requireKnownProviders(const Knowledge& knowledge, const std::filesystem::path& file) {
  for (const CloudOffer& offer : knowledge.catalogue.cloud) {
    if (knowledge.findProvider(offer.provider)) continue;
    throw Error(ErrorCode::File, file,
                {CORE_TEXT("The data file is not valid. Entry \"%1\": %2"),
                 {offer.id, "there is no provider named \"" + offer.provider + "\"."}},
                {CORE_TEXT("Install the program again; your own files are not touched."), {}});
  }
}

}  // namespace

Knowledge loadKnowledge(const std::filesystem::path& resources) {
  Knowledge knowledge;
  const std::filesystem::path catalogueFile = resources / "catalogue" / "catalogue.json";
  knowledge.catalogue = readCatalogue(catalogueFile);
  const std::filesystem::path folder = resources / "knowledge";
  for (const Reader& reader : readers) {
    const std::filesystem::path path = folder / reader.file;
    const nlohmann::json json = readJsonFile(path);
    JsonEntry file(json, path, {});
    reader.read(file, knowledge);
    file.requireAllRead();
  }
  requireKnownSources(knowledge, folder);
  requireKnownProviders(knowledge, catalogueFile);
  return knowledge;
}

}  // namespace rackorrent

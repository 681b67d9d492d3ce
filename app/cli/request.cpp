// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/request.h"

#include "core/base/error.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace rackorrent::cli {

namespace {

constexpr std::string_view examples = CORE_TEXT(
    "Examples:\n"
    "  rackorrent new plan.rackorrent --template platform_64\n"
    "  rackorrent import-demand plan.rackorrent sacct.txt --zone Asia/Shanghai\n"
    "  rackorrent assess plan.rackorrent --set workload.utilization=0.8\n"
    "  echo '{\"workload.peak_gpus\": 128}' | rackorrent assess - --json\n"
    "  rackorrent study plan.rackorrent --range workload.utilization=0.4..0.8\n"
    "  rackorrent report plan.rackorrent --pdf report.pdf --csv tables\n"
    "Exit codes: 0 done, 1 input not valid, 2 wrong usage, 3 file not readable or writable, 4 file of a newer version,\n"
    "5 cancelled, 70 internal error.");

class Parser {
 public:
  explicit Parser(const Wording& wording) : m_wording(wording), m_app(say(CORE_TEXT(
      "RackOrRent: decide whether to rent GPUs, build a cluster, combine the two or run a private cloud. Without a verb "
      "the desktop program opens, with FILE if it is given."))) {
    addCommon();
    addInspection();
    addProjects();
    addImports();
    addConclusions();
  }

  Request read(int argc, const char* const* argv) {
    try {
      m_app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
      return TextRequest{m_app.help()};
    } catch (const CLI::CallForVersion& version) {
      return TextRequest{std::string(version.what()) + "\n"};
    } catch (const CLI::ParseError& error) {
      throw usage(error);
    }
    if (m_report->parsed() && !writesAnything(m_reportRequest))
      throw Error(
          ErrorCode::Usage, {},
          {CORE_TEXT("Say what to write: --pdf FILE, --html FILE, --xlsx FILE, --csv FOLDER or --json FILE."),
           {}},
          helpHint());
    return chosen();
  }

 private:
  std::string say(std::string_view source) const { return m_wording.text(Phrase{source}); }
  static Message helpHint() { return {CORE_TEXT("See rackorrent --help."), {}}; }

  CLI::App* addVerb(const char* name, std::string_view description) {
    CLI::App* verb = m_app.add_subcommand(name, say(description));
    verb->fallthrough()->group(say(CORE_TEXT("Verbs")));
    setHelp(*verb);  // the one that it was made with stands in a group with an English name
    return verb;
  }

  void setHelp(CLI::App& app) const { app.set_help_flag("-h,--help", say(CORE_TEXT("Show this help"))); }

  void addCommon() {
    m_app.name("rackorrent");
    m_app.require_subcommand(1);
    m_app.footer(say(examples));
    m_app.option_defaults()->group(say(CORE_TEXT("Options")));
    setHelp(m_app);
    m_app.set_version_flag("--version", "RackOrRent " RACKORRENT_VERSION, say(CORE_TEXT("Show the version")));
    m_app.add_option("--lang", m_language, say(CORE_TEXT("Language of the output: zh_CN or en")))
        ->check(CLI::IsMember({"zh_CN", "en"}));
    const auto formatter = std::dynamic_pointer_cast<CLI::Formatter>(m_app.get_formatter());
    for (const auto& [label, source] : {std::pair{"Usage", CORE_TEXT("Usage")}, {"OPTIONS", CORE_TEXT("OPTIONS")},
                                        {"Positionals", CORE_TEXT("Arguments")}, {"SUBCOMMAND", CORE_TEXT("VERB")},
                                        {"REQUIRED", CORE_TEXT("REQUIRED")}, {"TEXT", CORE_TEXT("TEXT")},
                                        {"Excludes", CORE_TEXT("Not with")}})
      formatter->label(label, say(source));
  }

  void addInspection() {
    m_fields = addVerb("fields", CORE_TEXT("List every input: key, type, unit, range, default and label"));
    m_fields->add_flag("--json", m_fieldsRequest.asJson, say(CORE_TEXT("As JSON")));
    m_templates = addVerb("templates", CORE_TEXT("List the sample evaluations that ship with the program"));
  }

  void addProjects() {
    m_new = addVerb("new", CORE_TEXT("Make a project file; an existing file is never overwritten"));
    m_new->add_option("OUT", m_newRequest.output, say(CORE_TEXT("The file to make")))->required();
    m_new->add_option("--template", m_newRequest.sample, say(CORE_TEXT("Start from a sample (see templates)")));
    addSettings(*m_new, m_newRequest.settings);
    m_set = addVerb("set", CORE_TEXT("Change inputs of a project file; all of them or none"));
    m_set->add_option("FILE", m_setRequest.file, say(CORE_TEXT("A project file")))->required();
    m_set->add_option("KEY=VALUE", m_setRequest.settings, say(CORE_TEXT("An input and its new value; an empty value means none")))
        ->required();
  }

  void addImports() {
    m_importDemand = addVerb("import-demand", CORE_TEXT("Take the demand of a project from a log of jobs or of GPUs in use"));
    m_importDemand->add_option("FILE", m_importDemandRequest.file, say(CORE_TEXT("A project file")))->required();
    m_importDemand->add_option("LOG", m_importDemandRequest.log, say(CORE_TEXT("The log, as text or JSON")))->required();
    m_importDemand->add_option("--format", m_importDemandRequest.format, say(CORE_TEXT("Its format, if the content is not to decide")))
        ->check(CLI::IsMember({"sacct", "swf", "jobs-csv", "series-csv", "prometheus", "nvidia-smi", "philly-json"}));
    m_importDemand
        ->add_option("--map", m_importDemandRequest.columns, say(CORE_TEXT("COLUMN=ROLE: what a column means, by its name or number; may be repeated")))
        ->allow_extra_args(false);
    m_importDemand->add_option("--zone", m_importDemandRequest.zone,
                               say(CORE_TEXT("Time zone of times without an offset, such as Asia/Shanghai; this machine's otherwise")));
    m_importDemand->add_option("--running-until", m_importDemandRequest.runningUntil,
                               say(CORE_TEXT("Until when jobs without an end count: a time, or none to leave them out")));
    m_importDemand->add_option("--in-use", m_importDemandRequest.inUse, say(CORE_TEXT("When a GPU that reports its load counts as in use")))
        ->check(CLI::IsMember({"busy-or-held", "busy", "memory", "equivalents"}));
    m_importPrices = addVerb("import-prices", CORE_TEXT("Take the prices of the project's cloud GPU from a price list"));
    m_importPrices->add_option("FILE", m_importPricesRequest.file, say(CORE_TEXT("A project file")))->required();
    m_importPrices->add_option("LIST", m_importPricesRequest.list, say(CORE_TEXT("A table of prices")))->required();
    m_importPrices->add_option("--format", m_importPricesRequest.format, say(CORE_TEXT("Its format, if the content is not to decide")))
        ->check(CLI::IsMember({"skypilot", "csv"}));
  }

  void addConclusions() {
    m_assess = addVerb("assess", CORE_TEXT("Say what to do, what it costs and why"));
    addInput(*m_assess, m_assessRequest.input);
    addSettings(*m_assess, m_assessRequest.settings);
    CLI::Option* asJson = m_assess->add_flag("--json", m_assessRequest.asJson, say(CORE_TEXT("As JSON")));
    m_assess->add_option("--explain", m_assessRequest.explainedPath,
                         say(CORE_TEXT("PATH: how a cost was computed, for example hybrid.total or self_built.month.3.power")))
        ->excludes(asJson);
    addStudy();
    m_report = addVerb("report", CORE_TEXT("Write the report to files"));
    addReportOptions();
    m_compare = addVerb("compare", CORE_TEXT("Put several evaluations side by side"));
    m_compare->add_option("INPUT", m_compareRequest.inputs, say(inputDescription))->required()->expected(2, maximumInputs);
    CLI::Option* json = m_compare->add_flag("--json", m_compareRequest.asJson, say(CORE_TEXT("As JSON")));
    m_compare->add_option("--csv", m_compareRequest.csv, say(CORE_TEXT("Write the table to this CSV file")))->excludes(json);
    addCsvDialect(*m_compare, m_compareRequest.csvDialect);
  }

  static bool writesAnything(const ReportRequest& request) {
    return request.pdf || request.html || request.xlsx || request.csvFolder || request.json;
  }

  void addReportOptions() {
    ReportRequest& to = m_reportRequest;
    m_report->add_option("INPUT", to.inputs, say(inputDescription))->required()->expected(1, maximumInputs);
    m_report->add_option("--pdf", to.pdf, say(CORE_TEXT("A PDF for people who decide")));
    m_report->add_option("--html", to.html, say(CORE_TEXT("One HTML file that needs nothing else")));
    m_report->add_option("--xlsx", to.xlsx,
                         say(CORE_TEXT("A spreadsheet with the tables and with live cost formulas")));
    m_report->add_option("--csv", to.csvFolder, say(CORE_TEXT("A folder for one CSV file per table")));
    m_report->add_option("--json", to.json, say(CORE_TEXT("The conclusions as JSON")));
    addCsvDialect(*m_report, to.csvDialect);
    m_report->add_option("--paper", to.paper, say(CORE_TEXT("Paper of the PDF: a4 or letter")))
        ->check(CLI::IsMember({"a4", "letter"}));
    CLI::Option* sections = m_report
                                ->add_option("--sections", to.sections,
                                             say(CORE_TEXT("Only these sections, with commas between them")))
                                ->delimiter(',')
                                ->allow_extra_args(false);
    m_report->add_flag("--short", to.isShort, say(CORE_TEXT("The short form of two pages")))
        ->excludes(sections);
  }

  void addCsvDialect(CLI::App& verb, std::string& dialect) {
    verb.add_option(
            "--csv-dialect", dialect,
            say(CORE_TEXT(
                "programs: UTF-8, comma and point; people: as a spreadsheet of your locale opens it")))
        ->check(CLI::IsMember({"programs", "people"}));
  }

  void addStudy() {
    m_study = addVerb("study", CORE_TEXT("Say how sure the answer is, and what is worth finding out"));
    addInput(*m_study, m_studyRequest.input);
    addSettings(*m_study, m_studyRequest.settings);
    StudyOptions& options = m_studyRequest.options;
    m_study->add_option("--range", m_studyRequest.ranges, say(CORE_TEXT("KEY=LOW..HIGH: what an input may be; may be repeated")))
        ->allow_extra_args(false);
    m_study->add_option("--draws", options.draws, say(CORE_TEXT("Number of cases, 64 to 1048576, rounded up to a power of two")))
        ->check(CLI::Range(fewestDraws, mostDraws));
    m_study->add_option("--seed", options.seed, say(CORE_TEXT("The same seed gives the same result")));
    m_study->add_option("--threads", options.threads, say(CORE_TEXT("Number of threads; does not change the result")))
        ->check(CLI::Range(1U, 64U));
    m_study->add_flag_callback("--pseudo-random", [&options] { options.sampling = Sampling::PseudoRandom; },
                               say(CORE_TEXT("Pseudo-random numbers instead of Sobol points")));
    m_study->add_flag("--json", m_studyRequest.asJson, say(CORE_TEXT("As JSON")));
  }

  void addInput(CLI::App& verb, std::string& input) {
    verb.add_option("INPUT", input, say(inputDescription))->required();
  }

  // One value each time, so that it cannot swallow the INPUT behind it.
  void addSettings(CLI::App& verb, std::vector<std::string>& settings) {
    verb.add_option("--set", settings, say(CORE_TEXT("KEY=VALUE: change an input for this run; may be repeated")))
        ->allow_extra_args(false);
  }

  Error usage(const CLI::ParseError& error) const {
    return {ErrorCode::Usage, {}, {CORE_TEXT("Wrong usage: %1"), {std::string(error.what())}}, helpHint()};
  }

  Request chosen() const {
    if (m_fields->parsed()) return m_fieldsRequest;
    if (m_templates->parsed()) return TemplatesRequest{};
    if (m_new->parsed()) return m_newRequest;
    if (m_set->parsed()) return m_setRequest;
    if (m_importDemand->parsed()) return m_importDemandRequest;
    if (m_importPrices->parsed()) return m_importPricesRequest;
    if (m_assess->parsed()) return m_assessRequest;
    if (m_study->parsed()) return m_studyRequest;
    if (m_report->parsed()) return m_reportRequest;
    return m_compareRequest;
  }

  static constexpr std::string_view inputDescription =
      CORE_TEXT("A project file, a JSON of inputs, or - for JSON on standard input");
  static constexpr int maximumInputs = 100;

  const Wording& m_wording;
  CLI::App m_app;
  std::string m_language;
  CLI::App* m_fields = nullptr;
  CLI::App* m_templates = nullptr;
  CLI::App* m_new = nullptr;
  CLI::App* m_set = nullptr;
  CLI::App* m_importDemand = nullptr;
  CLI::App* m_importPrices = nullptr;
  CLI::App* m_assess = nullptr;
  CLI::App* m_study = nullptr;
  CLI::App* m_report = nullptr;
  CLI::App* m_compare = nullptr;
  FieldsRequest m_fieldsRequest;
  NewRequest m_newRequest;
  SetRequest m_setRequest;
  ImportDemandRequest m_importDemandRequest;
  ImportPricesRequest m_importPricesRequest;
  AssessRequest m_assessRequest;
  StudyRequest m_studyRequest;
  ReportRequest m_reportRequest;
  CompareRequest m_compareRequest;
};

}  // namespace

Request readRequest(int argc, const char* const* argv, const Wording& wording) { return Parser(wording).read(argc, argv); }

}  // namespace rackorrent::cli

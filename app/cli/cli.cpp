// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "app/resources.h"
#include "core/base/error.h"

#include <QApplication>
#include <QByteArray>

#include <algorithm>
#include <exception>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent::cli {

namespace {

using Arguments = std::vector<std::string_view>;

Arguments argumentsOf(int argc, char** argv) { return {argv + std::min(argc, 1), argv + argc}; }

// The language has to be known before the arguments are read, because their faults are told in it.
ui::Language languageIn(const Arguments& arguments) {
  constexpr std::string_view option = "--lang";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string_view key = arguments[i];
    if (!key.starts_with(option)) continue;
    key.remove_prefix(option.size());
    if (key.empty() && i + 1 < arguments.size()) key = arguments[i + 1];
    if (key.starts_with('=')) key.remove_prefix(1);
    return ui::languageFromKey(QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
  }
  return ui::systemLanguage();
}

// Painting a PDF takes fonts, hence an application with a platform; everything else runs without one.
std::unique_ptr<QCoreApplication> makeApplication(const Arguments& arguments) {
  static int count = 1;
  static char name[] = "rackorrent";
  static char* values[] = {name, nullptr};
  const bool paints = std::ranges::any_of(arguments, [](std::string_view argument) { return argument.starts_with("--pdf"); });
  if (!paints) return std::make_unique<QCoreApplication>(count, values);
  qputenv("QT_QPA_PLATFORM", QByteArrayLiteral("offscreen"));
  return std::make_unique<QApplication>(count, values);
}

void tell(const Error& error, const Wording& wording) {
  std::string line = wording.text(Phrase{CORE_TEXT("error")}) + ": ";
  if (!error.path().empty()) line += error.path().string() + ": ";
  line += wording.text(error.message());
  if (!error.advice().source.empty()) line += " " + wording.text(error.advice());
  writeMessage(line);
}

int runRequest(int argc, char** argv, const Context& context) {
  const Request request = readRequest(argc, argv, context.wording());
  const bool isValid = std::visit([&](const auto& verb) { return execute(verb, context); }, request);
  return isValid ? 0 : static_cast<int>(ErrorCode::InvalidInput);
}

}  // namespace

bool isCommand(int argc, char** argv) {
  Arguments arguments = argumentsOf(argc, argv);
  while (!arguments.empty() && arguments.front().starts_with("--lang")) {
    const bool hasOwnValue = arguments.front() == "--lang" && arguments.size() > 1;
    arguments.erase(arguments.begin(), arguments.begin() + (hasOwnValue ? 2 : 1));
  }
  if (arguments.empty()) return false;
  const std::string_view first = arguments.front();
  return first == "--help" || first == "-h" || first == "--version" || std::ranges::find(verbs, first) != std::end(verbs);
}

int run(int argc, char** argv) {
  guardStandardStreams();
  const Arguments arguments = argumentsOf(argc, argv);
  const auto application = makeApplication(arguments);
  Context context;
  context.language = languageIn(arguments);
  ui::installLanguage(context.language);
  try {
    context.resources = resourcesFolder();
    return runRequest(argc, argv, context);
  } catch (const Error& error) {
    tell(error, context.wording());
    return static_cast<int>(error.code());
  } catch (const std::exception& error) {
    writeMessage(std::string("internal error: ") + error.what());
    return static_cast<int>(ErrorCode::Internal);
  }
}

}  // namespace rackorrent::cli

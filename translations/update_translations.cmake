# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the .ts files up to date with the sources, or checks that they are. Run by CMake as a script:
#   cmake -DSOURCE_DIR=.. -DWORK_DIR=.. -DLUPDATE=.. -DMODE=update|check -P update_translations.cmake
# lupdate is called directly: through qt_add_lupdate it follows the Boost headers and does not end.

file(REMOVE_RECURSE "${WORK_DIR}")

# Core is plain C++ and marks its words with CORE_TEXT. lupdate reads a copy in which the mark carries the one context.
set(patterns)
foreach(folder core app ui)
  list(APPEND patterns "${SOURCE_DIR}/${folder}/*.h" "${SOURCE_DIR}/${folder}/*.cpp")
endforeach()
file(GLOB_RECURSE sources RELATIVE "${SOURCE_DIR}" ${patterns})
foreach(name IN LISTS sources)
  file(READ "${SOURCE_DIR}/${name}" content)
  string(REPLACE "#define CORE_TEXT(" "#define NOT_A_TEXT(" content "${content}")
  string(REPLACE "CORE_TEXT(" "QT_TRANSLATE_NOOP(\"core\", " content "${content}")
  file(WRITE "${WORK_DIR}/${name}" "${content}")
endforeach()

# Without the include folder lupdate does not see the classes of the headers and drops their namespace from the
# context, under which tr() then finds nothing.
function(run_lupdate ts)
  execute_process(
    COMMAND "${LUPDATE}" -silent -I "${WORK_DIR}" -locations none ${ARGN}
            "${WORK_DIR}/core" "${WORK_DIR}/app" "${WORK_DIR}/ui" -ts "${ts}"
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output TIMEOUT 120)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "lupdate failed: ${output}")
  endif()
endfunction()

# English is the source language; its file holds only the plural forms.
set(options_zh_CN)
set(options_en -pluralonly)
foreach(language zh_CN en)
  set(ts "${SOURCE_DIR}/translations/rackorrent_${language}.ts")
  if(MODE STREQUAL "update")
    run_lupdate("${ts}" -no-obsolete ${options_${language}})
    continue()
  endif()
  set(copy "${WORK_DIR}/rackorrent_${language}.ts")
  configure_file("${ts}" "${copy}" COPYONLY)
  run_lupdate("${copy}" ${options_${language}})
  # Semicolons and brackets would split CMake lists: only the lines that tell are kept.
  file(STRINGS "${copy}" faults REGEX "type=\"(unfinished|vanished|obsolete)\"")
  list(LENGTH faults count)
  if(count GREATER 0)
    message(SEND_ERROR "rackorrent_${language}.ts: ${count} entries are unfinished or no longer used. "
                       "Build the target update_ts and complete the file.")
  endif()
endforeach()

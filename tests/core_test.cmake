# SPDX-License-Identifier: GPL-3.0-or-later

# core_test(<room> SOURCES <file>... [LIBRARIES <target>...])
# One GoogleTest program per room, linked to that room only, so that a missing arrow shows as a link error.
function(core_test room)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES" ${ARGN})
  add_executable(test_core_${room} ${ARG_SOURCES})
  target_link_libraries(test_core_${room} PRIVATE project_options core_${room} test_folders ${ARG_LIBRARIES} GTest::gtest_main
                        GTest::gmock)
  add_test(NAME core_${room} COMMAND test_core_${room})
endfunction()

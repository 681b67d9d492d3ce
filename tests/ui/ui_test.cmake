# SPDX-License-Identifier: GPL-3.0-or-later

# ui_test(<folder> SOURCES <file>_test.cpp... [DEPENDS <ui folder>...] [LIBRARIES <target>...])
# One QTest program for each source (it ends with QTEST_MAIN and includes its .moc), linked to ui_<folder>. Runs
# offscreen, with settings and state in a folder of its own.
function(ui_test folder)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;LIBRARIES" ${ARGN})
  foreach(source IN LISTS ARG_SOURCES)
    cmake_path(GET source STEM stem)
    set(name test_ui_${stem})
    string(REGEX REPLACE "_test$" "" name "${name}")
    add_executable(${name} ${source})
    set_target_properties(${name} PROPERTIES AUTOMOC ON AUTOMOC_MOC_OPTIONS "-D_GLIBCXX_CONCEPTS=1")
    target_link_libraries(${name} PRIVATE project_options qt_options ui_${folder} ui_test_support ${ARG_LIBRARIES} Qt6::Test)
    foreach(dependency IN LISTS ARG_DEPENDS)
      target_link_libraries(${name} PRIVATE ui_${dependency})
    endforeach()
    add_test(NAME ui_${stem} COMMAND ${name})
    set(home "${CMAKE_CURRENT_BINARY_DIR}/${stem}_home")
    set_tests_properties(ui_${stem} PROPERTIES ENVIRONMENT
      "QT_QPA_PLATFORM=offscreen;XDG_CONFIG_HOME=${home}/config;XDG_STATE_HOME=${home}/state;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache")
  endforeach()
endfunction()

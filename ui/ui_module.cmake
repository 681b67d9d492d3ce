# SPDX-License-Identifier: GPL-3.0-or-later

# ui_module(<folder> SOURCES <file>... [HEADERS <file>...] [DEPENDS <ui folder>...] [CORE <room>...] [LIBRARIES <target>...])
# Declares the static library ui_<folder>. DEPENDS and CORE are the only ui folders and core rooms whose headers it may
# include; LIBRARIES are Qt and drawing libraries that its headers show. Each source includes its own header first,
# which proves that the header stands alone; a header without a source of the same name goes to HEADERS and gets a
# unit of its own.
function(ui_module folder)
  cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;DEPENDS;CORE;LIBRARIES" ${ARGN})
  set(alone)
  file(RELATIVE_PATH path "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  foreach(header IN LISTS ARG_HEADERS)
    string(REPLACE "." "_" stem "${header}")
    set(unit "${CMAKE_CURRENT_BINARY_DIR}/alone/${stem}.cpp")
    file(CONFIGURE OUTPUT "${unit}" CONTENT "#include \"${path}/${header}\"\n" @ONLY)
    list(APPEND alone "${unit}")
  endforeach()
  add_library(ui_${folder} STATIC ${ARG_SOURCES} ${ARG_HEADERS} ${alone})
  # Qt 6.4's moc cannot read <concepts>, which <compare> pulls in: its include guard is set for moc alone.
  set_target_properties(ui_${folder} PROPERTIES AUTOMOC ON AUTOMOC_MOC_OPTIONS "-D_GLIBCXX_CONCEPTS=1")
  target_link_libraries(ui_${folder} PRIVATE project_options qt_options PUBLIC ${ARG_LIBRARIES})
  target_include_directories(ui_${folder} INTERFACE "${PROJECT_SOURCE_DIR}")
  foreach(dependency IN LISTS ARG_DEPENDS)
    if(NOT TARGET ui_${dependency})
      message(FATAL_ERROR "ui/${folder} may not depend on ui/${dependency}: it does not stand below it")
    endif()
    target_link_libraries(ui_${folder} PUBLIC ui_${dependency})
  endforeach()
  foreach(room IN LISTS ARG_CORE)
    target_link_libraries(ui_${folder} PUBLIC core_${room})
  endforeach()
endfunction()

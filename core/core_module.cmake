# SPDX-License-Identifier: GPL-3.0-or-later

# core_module(<room> SOURCES <file>... HEADERS <file>... DEPENDS <room>... [PRIVATE_LIBRARIES <target>...])
# Declares the static library core_<room>. DEPENDS are the only rooms whose headers it may include;
# tests/architecture holds the same edges. Each header is also compiled alone.
function(core_module room)
  cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;DEPENDS;PRIVATE_LIBRARIES" ${ARGN})
  set(alone)
  foreach(header IN LISTS ARG_HEADERS)
    string(REPLACE "." "_" stem "${header}")
    set(unit "${CMAKE_CURRENT_BINARY_DIR}/alone/${stem}.cpp")
    file(CONFIGURE OUTPUT "${unit}" CONTENT "#include \"core/${room}/${header}\"\n" @ONLY)
    list(APPEND alone "${unit}")
  endforeach()
  add_library(core_${room} STATIC ${ARG_SOURCES} ${alone})
  target_link_libraries(core_${room} PRIVATE project_options ${ARG_PRIVATE_LIBRARIES})
  target_include_directories(core_${room} INTERFACE "${PROJECT_SOURCE_DIR}")
  foreach(dependency IN LISTS ARG_DEPENDS)
    if(NOT TARGET core_${dependency})
      message(FATAL_ERROR "core/${room} may not depend on core/${dependency}: it does not stand below it")
    endif()
    target_link_libraries(core_${room} PUBLIC core_${dependency})
  endforeach()
endfunction()

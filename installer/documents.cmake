# SPDX-License-Identifier: GPL-3.0-or-later
# Manual pages, release notes, change log and copyright, compressed the way Debian wants them.
find_program(GZIP_PROGRAM gzip REQUIRED)

function(install_compressed source folder name)
  set(compressed "${CMAKE_CURRENT_BINARY_DIR}/${folder}/${name}.gz")
  cmake_path(GET compressed PARENT_PATH output)
  file(MAKE_DIRECTORY "${output}")
  add_custom_command(OUTPUT "${compressed}"
    COMMAND ${CMAKE_COMMAND} -E copy "${source}" "${output}/${name}"
    COMMAND "${GZIP_PROGRAM}" -9nf "${output}/${name}"
    DEPENDS "${source}" VERBATIM)
  set_property(GLOBAL APPEND PROPERTY compressed_documents "${compressed}")
  install(FILES "${compressed}" DESTINATION "${folder}")
endfunction()

set(doc "${CMAKE_INSTALL_DATADIR}/doc/rackorrent")
set(man "${CMAKE_INSTALL_DATADIR}/man")
install_compressed("${CMAKE_CURRENT_SOURCE_DIR}/man/rackorrent.1" "${man}/man1" rackorrent.1)
install_compressed("${CMAKE_CURRENT_SOURCE_DIR}/man/zh_CN/rackorrent.1" "${man}/zh_CN/man1" rackorrent.1)
install_compressed("${PROJECT_SOURCE_DIR}/resources/manual/en/6-release-notes.md" "${doc}" NEWS)
install_compressed("${CMAKE_CURRENT_SOURCE_DIR}/debian/changelog" "${doc}" changelog)
install(FILES "${CMAKE_CURRENT_SOURCE_DIR}/debian/copyright" DESTINATION "${doc}")

get_property(documents GLOBAL PROPERTY compressed_documents)
add_custom_target(documents ALL DEPENDS ${documents})

# SPDX-License-Identifier: GPL-3.0-or-later
# What a Linux desktop reads: entry, kind of file, description for software centres, icons.
set(linux "${CMAKE_CURRENT_SOURCE_DIR}/linux")
install(FILES "${linux}/${RACKORRENT_ID}.desktop" DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES "${linux}/${RACKORRENT_ID}.mime.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME ${RACKORRENT_ID}.xml)
set(metainfo "${CMAKE_CURRENT_BINARY_DIR}/${RACKORRENT_ID}.metainfo.xml")
configure_file("${linux}/${RACKORRENT_ID}.metainfo.xml.in" "${metainfo}" @ONLY)
install(FILES "${metainfo}" DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES "${linux}/bash-completion.sh" DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME rackorrent)

# The same drawing that the window shows, as SVG and in the sizes that desktops ask for.
find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets)
add_executable(draw_icons draw_icons.cpp)
target_link_libraries(draw_icons PRIVATE project_options qt_options ui_settings ui_charts)
set(icons "${CMAKE_CURRENT_BINARY_DIR}/icons")
set(drawn "${CMAKE_CURRENT_BINARY_DIR}/icons.stamp")
add_custom_command(OUTPUT "${drawn}"
  COMMAND ${CMAKE_COMMAND} -E rm -rf "${icons}"
  COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen $<TARGET_FILE:draw_icons> "${icons}" ${RACKORRENT_ID}
  COMMAND ${CMAKE_COMMAND} -E touch "${drawn}"
  DEPENDS draw_icons COMMENT "Drawing the icons" VERBATIM)
add_custom_target(icons ALL DEPENDS "${drawn}")
install(DIRECTORY "${icons}/hicolor" DESTINATION ${CMAKE_INSTALL_DATADIR}/icons)

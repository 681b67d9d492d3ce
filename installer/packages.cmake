# SPDX-License-Identifier: GPL-3.0-or-later
# CPack. DEB and TGZ are built and tried by tests/package; NSIS (Windows) and DragNDrop (macOS) are configured and UNTRIED:
# nobody has built the program there yet.
set(CPACK_PACKAGE_NAME rackorrent)
set(CPACK_PACKAGE_VENDOR "The RackOrRent team")
set(CPACK_PACKAGE_CONTACT "The RackOrRent team <team@rackorrent.example>" CACHE STRING "Maintainer named in the package")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "decide whether to rent, build or combine GPU computing")
set(CPACK_PACKAGE_HOMEPAGE_URL "${RACKORRENT_HOMEPAGE}")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGE_DESCRIPTION
"RackOrRent helps a company decide how to source GPU computing: rent it by the
hour, build a cluster, combine the two, or run a private cloud. It finds the
cheapest mix of owned, reserved, on-demand and spot capacity for a demand
curve, adds up the total cost month by month, and names the inputs on which
the answer hangs. Every figure can be traced to its formula and its sources.
.
Desktop program and command line, in Chinese and English; works offline.")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_BINARY_DIR}/packages")
set(CPACK_GENERATOR DEB TGZ)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# A report in Chinese needs a Chinese font (ui/print/report_font.cpp takes the first of these that is there).
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-wqy-microhei | fonts-wqy-zenhei | fonts-noto-cjk")
# The face of English texts, and what teaches the desktop our kind of file.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-core, shared-mime-info, hicolor-icon-theme")

# UNTRIED
set(CPACK_NSIS_PACKAGE_NAME "RackOrRent")
set(CPACK_NSIS_DISPLAY_NAME "RackOrRent")
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin/rackorrent.exe")
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_URL_INFO_ABOUT "${RACKORRENT_HOMEPAGE}")
set(CPACK_PACKAGE_EXECUTABLES rackorrent RackOrRent)
# UNTRIED
set(CPACK_DMG_VOLUME_NAME "RackOrRent")
include(CPack)

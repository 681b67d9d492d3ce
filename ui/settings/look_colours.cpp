// SPDX-License-Identifier: GPL-3.0-or-later
// All colour literals of the program (looks.md section 4); contrasts were computed there.
#include "ui/settings/look.h"

#include <algorithm>
#include <array>

namespace rackorrent::ui {
namespace {

constexpr QRgb opaque = 0xFF000000;

QColor hex(QRgb rgb) { return QColor::fromRgb(opaque | rgb); }

Colours lightColours() {
  Colours c;
  c.background = hex(0xF4F5F7);
  c.surface = hex(0xFFFFFF);
  c.sunken = hex(0xECEEF2);
  c.border = hex(0xD9DDE4);
  c.strongBorder = hex(0x7F8A9A);
  c.text = hex(0x1A212B);
  c.muted = hex(0x586474);
  c.accent = hex(0x3A4BA8);
  c.selected = hex(0xE9ECF8);
  c.onAccent = hex(0xFFFFFF);
  c.positive = hex(0x1C7440);
  c.positiveGround = hex(0xE6F3EA);
  c.warning = hex(0x8F5A00);
  c.warningGround = hex(0xFBF0DA);
  c.danger = hex(0xB3261E);
  c.dangerGround = hex(0xFBE9E7);
  c.gridLine = hex(0xE6E9EE);
  return c;
}

Colours darkColours() {
  Colours c;
  c.background = hex(0x14171C);
  c.surface = hex(0x1D2127);
  c.sunken = hex(0x262B33);
  c.border = hex(0x373E49);
  c.strongBorder = hex(0x717C8C);
  c.text = hex(0xE7EAEF);
  c.muted = hex(0xA3ADBA);
  c.accent = hex(0xA3B2FF);
  c.selected = hex(0x2A3050);
  c.onAccent = hex(0x14171C);
  c.positive = hex(0x6CCB8C);
  c.positiveGround = hex(0x1D3327);
  c.warning = hex(0xE8B45A);
  c.warningGround = hex(0x3A2F19);
  c.danger = hex(0xFF8F85);
  c.dangerGround = hex(0x402422);
  c.gridLine = hex(0x2C323B);
  return c;
}

struct AlternativeRow {
  QRgb light, dark;
  Marker marker;
};

// By indexOf(Alternative).
constexpr std::array<AlternativeRow, 4> alternativeRows = {{
    {0x2470DE, 0x3F8DE8, Marker::Square},
    {0xCF671C, 0xE9834F, Marker::Diamond},
    {0x12605A, 0x30D2B5, Marker::Circle},
    {0x943B93, 0xCB96D7, Marker::Triangle},
}};

QList<qreal> dashesOf(Alternative alternative) {
  switch (alternative) {
    case Alternative::GpuAsAService: return {9, 4};
    case Alternative::SelfBuilt: return {12, 4, 2, 4};
    case Alternative::Hybrid: return {};
    case Alternative::PrivateCloud: return {2, 4};
  }
  return {};
}

struct ChannelRow {
  QRgb lightWash, lightFill, lightLine;
  QRgb darkWash, darkFill, darkLine;
  bool hatched;
};

constexpr ChannelRow reservedRow = {0xD3DEF1, 0x7E9CD3, 0x1E4F9E, 0x26375A, 0x41609F, 0x7FA6F0, false};
// By Channel; both reserved terms look the same.
constexpr std::array<ChannelRow, 5> channelRows = {{
    {0xF6E0CF, 0xEDBE97, 0xB3570F, 0x4A3323, 0x8A5530, 0xE08A4A, false},
    reservedRow,
    reservedRow,
    {0xDCE9FA, 0xB5D2F7, 0x3F8AE0, 0x22405F, 0x2D5C92, 0x5C9BE6, false},
    {0xE4E9EE, 0xE4E9EE, 0x6C7F94, 0x323B46, 0x323B46, 0x93A4B8, true},
}};

constexpr std::array<QRgb, 5> lightGreys = {0x3B4656, 0x66758A, 0x93A0B1, 0xBBC5D1, 0xD9DEE5};
constexpr std::array<QRgb, 5> darkGreys = {0xD3DAE3, 0xA9B4C2, 0x7F8B9B, 0x59636F, 0x414955};

}  // namespace

const Colours& colours(Theme theme) {
  static const Colours light = lightColours();
  static const Colours dark = darkColours();
  return theme == Theme::Light ? light : dark;
}

AlternativeStyle styleOf(Alternative alternative, Theme theme) {
  const AlternativeRow& row = alternativeRows[indexOf(alternative)];
  return {hex(theme == Theme::Light ? row.light : row.dark), row.marker, dashesOf(alternative)};
}

ChannelStyle styleOf(Channel channel, Theme theme) {
  const ChannelRow& row = channelRows[static_cast<std::size_t>(channel)];
  if (theme == Theme::Light) return {hex(row.lightWash), hex(row.lightFill), hex(row.lightLine), row.hatched};
  return {hex(row.darkWash), hex(row.darkFill), hex(row.darkLine), row.hatched};
}

QColor costCategoryColour(int depth, Theme theme) {
  const auto index = static_cast<std::size_t>(std::clamp(depth, 0, 4));
  return hex(theme == Theme::Light ? lightGreys[index] : darkGreys[index]);
}

QColor rentColour(Theme theme) { return hex(theme == Theme::Light ? 0x2B5DA8 : 0x6FA3EA); }
QColor hiddenColour(Theme theme) { return hex(theme == Theme::Light ? 0xB98A2E : 0xD9A94A); }

QPen penOf(const AlternativeStyle& style, bool isWinner) {
  QPen pen(style.colour, isWinner ? 2.75 : 2);
  pen.setCapStyle(Qt::FlatCap);
  if (style.dashes.isEmpty()) return pen;
  QList<qreal> pattern;  // Qt counts dashes in units of the pen width
  for (const qreal pixels : style.dashes) pattern << pixels / pen.widthF();
  pen.setDashPattern(pattern);
  return pen;
}

}  // namespace rackorrent::ui

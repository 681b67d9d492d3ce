// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/svg_device.h"

#include <QFontInfo>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>

#include <cstddef>
#include <vector>

namespace rackorrent::ui {
namespace {

constexpr int dotsPerInch = 96;
constexpr double millimetresPerInch = 25.4;

QString number(double value) { return QString::number(value, 'f', 2); }

QString pathData(const QPainterPath& path) {
  QString data;
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element element = path.elementAt(i);
    if (element.type == QPainterPath::MoveToElement) data += u'M';
    if (element.type == QPainterPath::LineToElement) data += u'L';
    if (element.type == QPainterPath::CurveToElement) data += u'C';
    data += number(element.x) + u' ' + number(element.y) + u' ';
  }
  return data.trimmed();
}

QString colourOf(const QColor& colour, const QString& attribute) {
  QString text = QStringLiteral(" %1=\"%2\"").arg(attribute, colour.name());
  if (colour.alpha() < 255)
    text += QStringLiteral(" %1-opacity=\"%2\"").arg(attribute, QString::number(colour.alphaF(), 'f', 3));
  return text;
}

QString strokeOf(const QPen& pen) {
  if (pen.style() == Qt::NoPen) return QStringLiteral(" stroke=\"none\"");
  const double width = pen.widthF() > 0 ? pen.widthF() : 1;
  QString text = colourOf(pen.color(), QStringLiteral("stroke"));
  text += QStringLiteral(" stroke-width=\"%1\"").arg(number(width));
  if (pen.style() != Qt::SolidLine) {
    QStringList dashes;
    for (const qreal dash : pen.dashPattern()) dashes << number(dash * width);
    text += QStringLiteral(" stroke-dasharray=\"%1\"").arg(dashes.join(u' '));
  }
  if (pen.capStyle() == Qt::RoundCap) text += QStringLiteral(" stroke-linecap=\"round\"");
  if (pen.capStyle() == Qt::SquareCap) text += QStringLiteral(" stroke-linecap=\"square\"");
  return text;
}

QString matrixOf(const QTransform& t) {
  if (t.isIdentity()) return {};
  return QStringLiteral(" transform=\"matrix(%1 %2 %3 %4 %5 %6)\"")
      .arg(number(t.m11()), number(t.m12()), number(t.m21()), number(t.m22()), number(t.dx()),
           number(t.dy()));
}

}  // namespace

class SvgEngine : public QPaintEngine {
 public:
  SvgEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  Type type() const override { return QPaintEngine::User; }

  void updateState(const QPaintEngineState& changed) override {
    if (!(changed.state() &
          (QPaintEngine::DirtyClipPath | QPaintEngine::DirtyClipRegion | QPaintEngine::DirtyClipEnabled)))
      return;
    QPainterPath clip;
    if (changed.state() & QPaintEngine::DirtyClipRegion) clip.addRegion(changed.clipRegion());
    if (changed.state() & QPaintEngine::DirtyClipPath) clip = changed.clipPath();
    clip = changed.transform().map(clip);
    const bool isOff = changed.clipOperation() == Qt::NoClip ||
                       ((changed.state() & QPaintEngine::DirtyClipEnabled) && !changed.isClipEnabled());
    if (isOff)
      m_clip.clear();
    else if (!clip.isEmpty())
      m_clip = define(QStringLiteral("<clipPath id=\"%1\"><path d=\"") + pathData(clip) +
                      QStringLiteral("\"/></clipPath>"));
  }

  void drawPath(const QPainterPath& path) override { addPath(path, state->brush()); }

  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPainterPath path(points[0]);
    for (int i = 1; i < count; ++i) path.lineTo(points[i]);
    if (mode != PolylineMode) path.closeSubpath();
    addPath(path, mode == PolylineMode ? QBrush(Qt::NoBrush) : state->brush());
  }

  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    const QFont font = item.font();
    const int pixels = QFontInfo(font).pixelSize();
    QString text =
        QStringLiteral("<text x=\"%1\" y=\"%2\" font-family=\"%3\" font-size=\"%4\"")
            .arg(number(at.x()), number(at.y()), font.families().join(QStringLiteral(", ")).toHtmlEscaped())
            .arg(pixels);
    if (font.bold()) text += QStringLiteral(" font-weight=\"bold\"");
    text += colourOf(state->pen().color(), QStringLiteral("fill")) + matrixOf(state->transform());
    add(text + u'>' + item.text().toHtmlEscaped() + QStringLiteral("</text>"));
  }

  // Charts draw no pixel pictures.
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

  QString definitions() const { return m_definitions; }
  QString body() const { return m_body; }

 private:
  QString fillOf(const QBrush& brush) {
    if (brush.style() == Qt::NoBrush) return QStringLiteral(" fill=\"none\"");
    if (brush.style() != Qt::BDiagPattern) return colourOf(brush.color(), QStringLiteral("fill"));
    const QString id =
        define(QStringLiteral("<pattern id=\"%1\" width=\"6\" height=\"6\" "
                              "patternUnits=\"userSpaceOnUse\"><path d=\"M0 6L6 0\"") +
               colourOf(brush.color(), QStringLiteral("stroke")) + QStringLiteral("/></pattern>"));
    return QStringLiteral(" fill=\"url(#%1)\"").arg(id);
  }

  void addPath(const QPainterPath& path, const QBrush& brush) {
    if (path.isEmpty()) return;
    const QString rule =
        path.fillRule() == Qt::OddEvenFill ? QStringLiteral(" fill-rule=\"evenodd\"") : QString();
    add(QStringLiteral("<path d=\"") + pathData(path) + u'"' + fillOf(brush) + rule + strokeOf(state->pen()) +
        matrixOf(state->transform()) + QStringLiteral("/>"));
  }

  void add(const QString& element) {
    m_body += m_clip.isEmpty() ? element
                               : QStringLiteral("<g clip-path=\"url(#%1)\">").arg(m_clip) + element +
                                     QStringLiteral("</g>");
    m_body += u'\n';
  }

  QString define(const QString& elementWithPlaceForId) {
    const QString id = QStringLiteral("d%1").arg(++m_count);
    QString element = elementWithPlaceForId;
    m_definitions += element.replace(QStringLiteral("%1"), id) + u'\n';
    return id;
  }

  QString m_definitions;
  QString m_body;
  QString m_clip;
  int m_count = 0;
};

SvgDevice::SvgDevice(const QSize& size, const QString& title)
    : m_size(size), m_title(title), m_engine(std::make_unique<SvgEngine>()) {}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const { return m_engine.get(); }

QByteArray SvgDevice::svg() const {
  return (QStringLiteral(
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
              "width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\">\n<title>")
              .arg(m_size.width())
              .arg(m_size.height()) +
          m_title.toHtmlEscaped() + QStringLiteral("</title>\n<defs>\n") + m_engine->definitions() +
          QStringLiteral("</defs>\n") + m_engine->body() + QStringLiteral("</svg>\n"))
      .toUtf8();
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
  switch (metric) {
    case PdmWidth:
      return m_size.width();
    case PdmHeight:
      return m_size.height();
    case PdmWidthMM:
      return static_cast<int>(m_size.width() * millimetresPerInch / dotsPerInch);
    case PdmHeightMM:
      return static_cast<int>(m_size.height() * millimetresPerInch / dotsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
      return dotsPerInch;
    case PdmDepth:
      return 32;
    case PdmDevicePixelRatio:
      return 1;
    case PdmDevicePixelRatioScaled:
      return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
    default:
      return 1;
  }
}

}  // namespace rackorrent::ui

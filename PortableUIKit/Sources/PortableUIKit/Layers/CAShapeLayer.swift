import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  private var outline = Outline()

  private struct Outline {
    var fill: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke: CGColor?
    var start: CGFloat = 0
    var end: CGFloat = 1
    var width: CGFloat = 1
  }

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a copy of the given shape layer. For other layer classes, only the properties of `CALayer` are
  /// copied.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    outline = other.outline
    path = other.path
    (fillRule, lineCap, lineJoin) = (other.fillRule, other.lineCap, other.lineJoin)
    (miterLimit, lineDashPhase, lineDashPattern) =
      (other.miterLimit, other.lineDashPhase, other.lineDashPattern)
  }

  /// The path, in the layer's coordinates. The default, `nil`, draws nothing. Changes of the path aren't
  /// animated here.
  open var path: CGPath?

  /// The fill color. The default is opaque black.
  open var fillColor: CGColor? {
    get { outline.fill }
    set {
      guard newValue != outline.fill else { return }
      change(.fillColor) { outline.fill = newValue }
    }
  }

  /// The rule that determines which parts are inside of the path. The default is `nonZero`.
  open var fillRule: CAShapeLayerFillRule = .nonZero

  /// The stroke color. The default, `nil`, draws no line.
  open var strokeColor: CGColor? {
    get { outline.stroke }
    set {
      guard newValue != outline.stroke else { return }
      change(.strokeColor) { outline.stroke = newValue }
    }
  }

  /// The fraction of the path's length at which the stroke starts. The default is 0.
  open var strokeStart: CGFloat {
    get { outline.start }
    set {
      guard newValue != outline.start else { return }
      change(.strokeStart) { outline.start = newValue }
    }
  }

  /// The fraction of the path's length at which the stroke ends. The default is 1.
  open var strokeEnd: CGFloat {
    get { outline.end }
    set {
      guard newValue != outline.end else { return }
      change(.strokeEnd) { outline.end = newValue }
    }
  }

  /// The width of the stroke, in points. The default is 1.
  open var lineWidth: CGFloat {
    get { outline.width }
    set {
      guard newValue != outline.width else { return }
      change(.lineWidth) { outline.width = newValue }
    }
  }

  /// The limit of pointed corners, in line widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The style of the line ends. The default is `butt`.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The style of the line corners. The default is `miter`.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The offset into the dash pattern at which the line starts, in points. The default is 0.
  open var lineDashPhase: CGFloat = 0
  /// The alternating lengths of dashes and gaps, in points. The default, `nil`, draws a solid line.
  open var lineDashPattern: [NSNumber]?

  override func ownNumbers(_ key: LayerKey) -> [Double] {
    switch key {
    case .fillColor: outline.fill?.numbers ?? [0, 0, 0, 0]
    case .strokeColor: outline.stroke?.numbers ?? [0, 0, 0, 0]
    case .strokeStart: [outline.start]
    case .strokeEnd: [outline.end]
    case .lineWidth: [outline.width]
    default: []
    }
  }

  override func setOwnNumbers(_ numbers: [Double], of key: LayerKey) {
    switch key {
    case .fillColor: outline.fill = CGColor(numbers: numbers)
    case .strokeColor: outline.stroke = CGColor(numbers: numbers)
    case .strokeStart: outline.start = numbers[0]
    case .strokeEnd: outline.end = numbers[0]
    case .lineWidth: outline.width = numbers[0]
    default: break
    }
  }

  override func copyOfKnownClass() -> CALayer? {
    type(of: self) == CAShapeLayer.self ? CAShapeLayer(layer: self) : nil
  }
}

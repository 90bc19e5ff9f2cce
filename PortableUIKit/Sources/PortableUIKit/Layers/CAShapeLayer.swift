import Foundation

/// A layer that fills an outline and draws a line along it.
open class CAShapeLayer: CALayer {
  private var outline = Outline()

  private struct Outline {
    var fill: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke: CGColor?
    var start: CGFloat = 0
    var end: CGFloat = 1
    var width: CGFloat = 1
  }

  /// A layer without an outline.
  public override init() { super.init() }

  /// A copy of another shape's properties; of other layers only what all layers have.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    outline = other.outline
    path = other.path
    (fillRule, lineCap, lineJoin) = (other.fillRule, other.lineCap, other.lineJoin)
    (miterLimit, lineDashPhase, lineDashPattern) =
      (other.miterLimit, other.lineDashPhase, other.lineDashPattern)
  }

  /// The outline in the layer's coordinates; nil, the default, shows nothing. It jumps, animations don't move
  /// it here.
  open var path: CGPath?

  /// The colour inside; opaque black by default.
  open var fillColor: CGColor? {
    get { outline.fill }
    set {
      guard newValue != outline.fill else { return }
      change(.fillColor) { outline.fill = newValue }
    }
  }

  /// Which parts are inside; by the turns around them by default.
  open var fillRule: CAShapeLayerFillRule = .nonZero

  /// The colour of the line; nil, the default, draws none.
  open var strokeColor: CGColor? {
    get { outline.stroke }
    set {
      guard newValue != outline.stroke else { return }
      change(.strokeColor) { outline.stroke = newValue }
    }
  }

  /// The share of the way along the outline at which the line starts; 0 by default.
  open var strokeStart: CGFloat {
    get { outline.start }
    set {
      guard newValue != outline.start else { return }
      change(.strokeStart) { outline.start = newValue }
    }
  }

  /// The share of the way along the outline at which the line ends; 1 by default.
  open var strokeEnd: CGFloat {
    get { outline.end }
    set {
      guard newValue != outline.end else { return }
      change(.strokeEnd) { outline.end = newValue }
    }
  }

  /// How thick the line is, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { outline.width }
    set {
      guard newValue != outline.width else { return }
      change(.lineWidth) { outline.width = newValue }
    }
  }

  /// How far a corner may be drawn out, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How the ends of the line look; cut off by default.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// How the corners of the line look; pointed by default.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Points into the dash pattern at which the line begins; 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in turn, in points; nil, the default, draws a whole line.
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

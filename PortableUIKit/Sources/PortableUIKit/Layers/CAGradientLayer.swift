import Foundation

/// A layer that shows colours that run into each other.
open class CAGradientLayer: CALayer {
  private var ramp: [CGColor]?
  private var stops: [Double]?
  private var points = (start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))

  /// A layer without colours.
  public override init() { super.init() }

  /// A copy of another gradient's properties; of other layers only what all layers have.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (ramp, stops, points) = (other.ramp, other.stops, other.points)
    type = other.type
  }

  /// The colours (`CGColor`; anything else is left out) in their order; nil, the default, shows none.
  open var colors: [Any]? {
    get { ramp }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      guard colors != ramp else { return }
      change(.colors) { ramp = colors }
    }
  }

  /// Where each colour is pure, 0...1 and rising; nil, the default, spreads them evenly.
  open var locations: [NSNumber]? {
    get { stops?.map { NSNumber(value: $0) } }
    set {
      let numbers = newValue?.map(\.doubleValue)
      guard numbers != stops else { return }
      change(.locations) { stops = numbers }
    }
  }

  /// Where the gradient starts, 0...1 across the bounds; the middle of the top edge by default.
  open var startPoint: CGPoint {
    get { points.start }
    set {
      guard newValue != points.start else { return }
      change(.startPoint) { points.start = newValue }
    }
  }

  /// Where the gradient ends, 0...1 across the bounds; the middle of the bottom edge by default.
  open var endPoint: CGPoint {
    get { points.end }
    set {
      guard newValue != points.end else { return }
      change(.endPoint) { points.end = newValue }
    }
  }

  /// How the colours spread; along a line by default.
  open var type: CAGradientLayerType = .axial

  /// The colours with their places, spread evenly where none or too few are given.
  final var colorStops: [(color: CGColor, location: Double)] {
    let colors = ramp ?? []
    let last = Double(max(1, colors.count - 1))
    let places = stops?.count == colors.count ? stops : nil
    return colors.enumerated().map { ($1, places?[$0] ?? Double($0) / last) }
  }

  override func ownNumbers(_ key: LayerKey) -> [Double] {
    switch key {
    case .colors: ramp?.flatMap(\.numbers) ?? []
    case .locations: stops ?? []
    case .startPoint: [points.start.x, points.start.y]
    case .endPoint: [points.end.x, points.end.y]
    default: []
    }
  }

  override func setOwnNumbers(_ numbers: [Double], of key: LayerKey) {
    switch key {
    case .colors: ramp = CGColor.list(numbers)
    case .locations: stops = numbers
    case .startPoint: points.start = CGPoint(x: numbers[0], y: numbers[1])
    case .endPoint: points.end = CGPoint(x: numbers[0], y: numbers[1])
    default: break
    }
  }

  override func copyOfKnownClass() -> CALayer? {
    Swift.type(of: self) == CAGradientLayer.self ? CAGradientLayer(layer: self) : nil
  }
}

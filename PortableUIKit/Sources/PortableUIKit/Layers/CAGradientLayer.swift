import Foundation

/// A layer that draws a color gradient.
open class CAGradientLayer: CALayer {
  private var ramp: [CGColor]?
  private var stops: [Double]?
  private var points = (start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))

  /// Creates a layer without colors.
  public override init() { super.init() }

  /// Creates a copy of the given gradient layer. For other layer classes, only the properties of `CALayer`
  /// are copied.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (ramp, stops, points) = (other.ramp, other.stops, other.points)
    type = other.type
  }

  /// The colors of the gradient, in order. Elements other than `CGColor` are ignored. The default, `nil`,
  /// draws nothing.
  open var colors: [Any]? {
    get { ramp }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      guard colors != ramp else { return }
      change(.colors) { ramp = colors }
    }
  }

  /// The locations of the colors, 0...1 in ascending order. The default, `nil`, distributes the colors
  /// evenly.
  open var locations: [NSNumber]? {
    get { stops?.map { NSNumber(value: $0) } }
    set {
      let numbers = newValue?.map(\.doubleValue)
      guard numbers != stops else { return }
      change(.locations) { stops = numbers }
    }
  }

  /// The start point, in unit coordinates of the bounds. The default is the middle of the top edge.
  open var startPoint: CGPoint {
    get { points.start }
    set {
      guard newValue != points.start else { return }
      change(.startPoint) { points.start = newValue }
    }
  }

  /// The end point, in unit coordinates of the bounds. The default is the middle of the bottom edge.
  open var endPoint: CGPoint {
    get { points.end }
    set {
      guard newValue != points.end else { return }
      change(.endPoint) { points.end = newValue }
    }
  }

  /// The kind of gradient. The default is `axial`.
  open var type: CAGradientLayerType = .axial

  /// The colors with their locations, distributed evenly if the number of locations differs from that of the
  /// colors.
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

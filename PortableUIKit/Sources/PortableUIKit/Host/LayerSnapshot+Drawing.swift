import Foundation

extension LayerSnapshot {
  /// A color gradient.
  public struct Gradient: Codable, Hashable, Sendable {
    /// The kind of gradient, by Core Animation's name: "axial", "radial" or "conic".
    public var kind: String
    /// The colors in order, including transparent ones.
    public var colors: [Color]
    /// The locations of the colors, 0...1; as many as colors.
    public var locations: [Double]
    /// The start point, in unit coordinates of the bounds.
    public var startPoint: CGPoint
    /// The end point, in unit coordinates of the bounds.
    public var endPoint: CGPoint

    /// Creates a gradient with the given properties.
    public init(
      kind: String, colors: [Color], locations: [Double], startPoint: CGPoint, endPoint: CGPoint
    ) {
      self.kind = kind
      self.colors = colors
      self.locations = locations
      self.startPoint = startPoint
      self.endPoint = endPoint
    }
  }

  /// A filled and stroked path.
  public struct Shape: Codable, Hashable, Sendable {
    /// The path as SVG path data, in the layer's coordinates.
    public var path: String
    /// The fill color; `nil` for none.
    public var fillColor: Color?
    /// The fill rule, by Core Animation's name: "non-zero" or "even-odd".
    public var fillRule: String
    /// The stroke color; `nil` for none.
    public var strokeColor: Color?
    /// The width of the line, in points.
    public var lineWidth: Double
    /// The style of the line ends: "butt", "round" or "square".
    public var lineCap: String
    /// The style of the line corners: "miter", "round" or "bevel".
    public var lineJoin: String
    /// The limit of pointed corners, in line widths.
    public var miterLimit: Double
    /// The fraction of the path's length at which the line starts.
    public var strokeStart: Double
    /// The fraction of the path's length at which the line ends.
    public var strokeEnd: Double
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dashes: [Double]
    /// The offset into the dashes at which the line starts, in points.
    public var dashPhase: Double
  }
}

extension LayerSnapshot.Gradient {
  /// Returns `nil` if the gradient has no colors.
  init?(_ layer: CAGradientLayer) {
    let stops = layer.colorStops
    guard !stops.isEmpty else { return nil }
    self.init(
      kind: layer.type.rawValue, colors: stops.map { LayerSnapshot.Color(parts: $0.color) },
      locations: stops.map(\.location), startPoint: layer.startPoint, endPoint: layer.endPoint)
  }

  var jsonValue: JSONValue {
    .object([
      "kind": .string(kind), "colors": .array(colors.map(\.jsonValue)), "locations": .numbers(locations),
      "startPoint": .point(startPoint), "endPoint": .point(endPoint),
    ])
  }
}

extension LayerSnapshot.Shape {
  /// Returns `nil` if the shape is invisible.
  init?(_ layer: CAShapeLayer) {
    guard let outline = layer.path, !outline.isEmpty else { return nil }
    path = outline.svgText
    fillColor = layer.fillColor.flatMap(LayerSnapshot.Color.init)
    strokeColor = layer.lineWidth > 0 ? layer.strokeColor.flatMap(LayerSnapshot.Color.init) : nil
    guard fillColor != nil || strokeColor != nil else { return nil }
    fillRule = layer.fillRule.rawValue
    lineWidth = Double(layer.lineWidth)
    lineCap = layer.lineCap.rawValue
    lineJoin = layer.lineJoin.rawValue
    miterLimit = Double(layer.miterLimit)
    strokeStart = Double(layer.strokeStart)
    strokeEnd = Double(layer.strokeEnd)
    dashes = layer.lineDashPattern?.map(\.doubleValue) ?? []
    dashPhase = Double(layer.lineDashPhase)
  }

  var jsonValue: JSONValue {
    var members: [String: JSONValue] = [
      "path": .string(path), "fillRule": .string(fillRule), "lineWidth": .number(lineWidth),
      "lineCap": .string(lineCap), "lineJoin": .string(lineJoin), "miterLimit": .number(miterLimit),
      "strokeStart": .number(strokeStart), "strokeEnd": .number(strokeEnd), "dashes": .numbers(dashes),
      "dashPhase": .number(dashPhase),
    ]
    members["fillColor"] = fillColor?.jsonValue
    members["strokeColor"] = strokeColor?.jsonValue
    return .object(members)
  }
}

extension LayerSnapshot.Color {
  /// Creates a color, including transparent ones.
  fileprivate init(parts color: CGColor) {
    func unit(_ value: CGFloat) -> Double { Double(max(0, min(1, value))) }
    self.init(
      red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.alpha))
  }
}

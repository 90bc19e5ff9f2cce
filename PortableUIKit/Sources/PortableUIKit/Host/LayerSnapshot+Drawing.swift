import Foundation

extension LayerSnapshot {
  /// Colours that run into each other.
  public struct Gradient: Codable, Hashable, Sendable {
    /// How they spread, by Core Animation's name: "axial", "radial" or "conic".
    public var kind: String
    /// The colours in their order, transparent ones included.
    public var colors: [Color]
    /// Where each colour is pure, 0...1 and as many as colours.
    public var locations: [Double]
    /// Where the gradient starts, 0...1 across the bounds.
    public var startPoint: CGPoint
    /// Where the gradient ends, 0...1 across the bounds.
    public var endPoint: CGPoint

    /// A gradient with the given properties.
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

  /// A filled outline with a line along it.
  public struct Shape: Codable, Hashable, Sendable {
    /// The outline as path data of SVG, in the layer's coordinates.
    public var path: String
    /// The colour inside; nil for none.
    public var fillColor: Color?
    /// Which parts are inside, by Core Animation's name: "non-zero" or "even-odd".
    public var fillRule: String
    /// The colour of the line; nil for none.
    public var strokeColor: Color?
    /// How thick the line is, in points.
    public var lineWidth: Double
    /// The ends of the line: "butt", "round" or "square".
    public var lineCap: String
    /// The corners of the line: "miter", "round" or "bevel".
    public var lineJoin: String
    /// How far a corner may be drawn out, in line widths.
    public var miterLimit: Double
    /// The share of the outline's length at which the line starts.
    public var strokeStart: Double
    /// The share of the outline's length at which the line ends.
    public var strokeEnd: Double
    /// The lengths of dashes and gaps in turn, in points; none for a whole line.
    public var dashes: [Double]
    /// Points into the dashes at which the line begins.
    public var dashPhase: Double
  }
}

extension LayerSnapshot.Gradient {
  /// Nil when there is nothing to run into each other.
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
  /// Nil when nothing of the shape can be seen.
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
  /// Also for a colour that can't be seen.
  fileprivate init(parts color: CGColor) {
    func unit(_ value: CGFloat) -> Double { Double(max(0, min(1, value))) }
    self.init(
      red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.alpha))
  }
}

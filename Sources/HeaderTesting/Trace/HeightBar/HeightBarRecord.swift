/// The state of a bar after an event of a ``HeightBarTrace``. Lengths are in points.
public struct HeightBarRecord: Hashable, Sendable {
  /// The bar's progress.
  public var progress = 0.0
  /// The bar's frame: x, y, width, height.
  public var barFrame: [Double] = []
  /// The vertical content offset of the scroll view.
  public var contentOffsetY = 0.0
  /// The top of the scroll indicator's insets.
  public var indicatorInsetTop = 0.0
  /// A Boolean value that indicates whether the bar moves to a snapping position.
  public var currentlySnapping = false
  /// The bar's subviews, in order.
  public var subviews: [Subview] = []

  /// The state of a subview.
  public struct Subview: Hashable, Sendable {
    /// The center: x and y.
    public var center: [Double] = []
    /// The size of the bounds: width and height.
    public var size: [Double] = []
    /// The opacity.
    public var alpha = 0.0
    /// The components a, b, c, d, tx, ty of the affine transform.
    public var transform: [Double] = []
    /// A Boolean value that indicates whether the view is hidden.
    public var hidden = false
    /// The layer's z-position among its siblings.
    public var zPosition = 0.0
  }
}

// MARK: - JSON

extension HeightBarRecord: JSONObject {
  static let fields: [JSONField<HeightBarRecord>] = [
    JSONField("progress", \.progress), JSONField("barFrame", \.barFrame, count: 4),
    JSONField("contentOffsetY", \.contentOffsetY), JSONField("indicatorInsetTop", \.indicatorInsetTop),
    JSONField("currentlySnapping", \.currentlySnapping),
  ]

  init(readingFrom node: JSONNode, setup: HeightBarSetup) throws {
    try read(node, besides: ["subviews"])
    subviews = try node["subviews"].items(count: setup.subviews.count).map { item in
      var subview = Subview()
      try subview.read(item)
      return subview
    }
  }

  /// The fields in the order in which differences are reported.
  var comparedFields: [(name: String, value: JSONValue)] {
    namedValues
      + subviews.enumerated().flatMap { index, subview in
        subview.namedValues.map { ("subviews[\(index)].\($0.name)", $0.value) }
      }
  }
}

extension HeightBarRecord.Subview: JSONObject {
  static let fields: [JSONField<HeightBarRecord.Subview>] = [
    JSONField("center", \.center, count: 2), JSONField("size", \.size, count: 2), JSONField("alpha", \.alpha),
    JSONField("transform", \.transform, count: 6), JSONField("hidden", \.hidden),
    JSONField("zPosition", \.zPosition),
  ]
}

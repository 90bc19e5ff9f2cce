/// The state of a bar after an event of a ``HeightBarTrace``. Lengths are in points.
public struct HeightBarRecord: Hashable, Sendable {
  /// The bar's progress.
  public var progress: Double
  /// The bar's frame: x, y, width, height.
  public var barFrame: [Double]
  /// The vertical content offset of the scroll view.
  public var contentOffsetY: Double
  /// The top of the scroll indicator's insets.
  public var indicatorInsetTop: Double
  /// A Boolean value that indicates whether the bar moves to a snapping position.
  public var currentlySnapping: Bool
  /// The bar's subviews, in order.
  public var subviews: [Subview]

  /// The state of a subview.
  public struct Subview: Hashable, Sendable {
    /// The center: x and y.
    public var center: [Double]
    /// The size of the bounds: width and height.
    public var size: [Double]
    /// The opacity.
    public var alpha: Double
    /// The components a, b, c, d, tx, ty of the affine transform.
    public var transform: [Double]
    /// A Boolean value that indicates whether the view is hidden.
    public var hidden: Bool
    /// The layer's z-position among its siblings.
    public var zPosition: Double
  }
}

// MARK: - JSON

extension HeightBarRecord {
  init(readingFrom node: JSONNode, setup: HeightBarSetup) throws {
    try node.allowOnly([
      "progress", "barFrame", "contentOffsetY", "indicatorInsetTop", "currentlySnapping", "subviews",
    ])
    progress = try node["progress"].number()
    barFrame = try node["barFrame"].numbers(count: 4)
    contentOffsetY = try node["contentOffsetY"].number()
    indicatorInsetTop = try node["indicatorInsetTop"].number()
    currentlySnapping = try node["currentlySnapping"].flag()
    subviews = try node["subviews"].items(count: setup.subviews.count).map(Subview.init(readingFrom:))
  }

  /// The fields in the order in which differences are reported.
  var comparedFields: [(name: String, value: JSONValue)] {
    let bar: [(name: String, value: JSONValue)] = [
      ("progress", .number(progress)),
      ("barFrame", .array(barFrame.map(JSONValue.number))),
      ("contentOffsetY", .number(contentOffsetY)),
      ("indicatorInsetTop", .number(indicatorInsetTop)),
      ("currentlySnapping", .bool(currentlySnapping)),
    ]
    return bar + subviews.enumerated().flatMap { $1.comparedFields(named: "subviews[\($0)]") }
  }
}

extension HeightBarRecord.Subview {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["center", "size", "alpha", "transform", "hidden", "zPosition"])
    center = try node["center"].numbers(count: 2)
    size = try node["size"].numbers(count: 2)
    alpha = try node["alpha"].number()
    transform = try node["transform"].numbers(count: 6)
    hidden = try node["hidden"].flag()
    zPosition = try node["zPosition"].number()
  }

  fileprivate func comparedFields(named name: String) -> [(name: String, value: JSONValue)] {
    [
      ("\(name).center", .array(center.map(JSONValue.number))),
      ("\(name).size", .array(size.map(JSONValue.number))),
      ("\(name).alpha", .number(alpha)),
      ("\(name).transform", .array(transform.map(JSONValue.number))),
      ("\(name).hidden", .bool(hidden)),
      ("\(name).zPosition", .number(zPosition)),
    ]
  }
}

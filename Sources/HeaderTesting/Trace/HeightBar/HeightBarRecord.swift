/// What a bar must say, or says, after an event of a ``HeightBarTrace``. Lengths are points.
public struct HeightBarRecord: Hashable, Sendable {
  /// The bar's progress.
  public var progress: Double
  /// The bar's frame: x, y, width, height.
  public var barFrame: [Double]
  /// The scroll view's offset.
  public var contentOffsetY: Double
  /// The top of the scroll indicator's inset.
  public var indicatorInsetTop: Double
  /// Whether the bar is on its way to a snap position.
  public var currentlySnapping: Bool
  /// The bar's subviews, in their order.
  public var subviews: [Subview]

  /// What a subview must say, or says.
  public struct Subview: Hashable, Sendable {
    /// Centre x and y.
    public var center: [Double]
    /// Width and height of the bounds.
    public var size: [Double]
    /// Opacity.
    public var alpha: Double
    /// a, b, c, d, tx, ty of the affine transform.
    public var transform: [Double]
    /// Whether the view is hidden.
    public var hidden: Bool
    /// The layer's place among its siblings.
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

  /// The fields in the order in which differences are told.
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

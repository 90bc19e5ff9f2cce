/// The bar of a ``HeightBarTrace`` with its scroll view, behavior, and subviews. Lengths are in points.
public struct HeightBarSetup: Hashable, Sendable {
  /// The bar's behavior.
  public enum Behavior: String, CaseIterable, Hashable, Sendable {
    /// `SquareCashBehavior`.
    case squareCash
    /// `FacebookBehavior`.
    case facebook
  }

  /// A progress to snap to, and the range of progress in which it applies.
  public struct SnappingPosition: Hashable, Sendable {
    /// The progress to snap to.
    public var progress: Double
    /// The start of the range.
    public var start: Double
    /// The end of the range.
    public var end: Double
  }

  /// The state of a subview at one progress.
  public struct Keyframe: Hashable, Sendable {
    /// The progress, in 0...1.
    public var progress: Double
    /// The size: width and height.
    public var size: [Double]
    /// The center: x and y.
    public var center: [Double]
    /// The opacity.
    public var alpha: Double
    /// The components a, b, c, d, tx, ty of the affine transform.
    public var transform: [Double]
    /// The order among the siblings.
    public var zIndex: Int
    /// A Boolean value that indicates whether the view is hidden.
    public var hidden: Bool
  }

  /// A subview with its keyframes.
  public struct Subview: Hashable, Sendable {
    /// The keyframes, in the order in which they are added.
    public var keyframes: [Keyframe]
    /// The progress values of the keyframes that are removed after all were added.
    public var removeProgress: [Double]
  }

  /// The bar's frame: x, y, width, height.
  public var frame: [Double]
  /// The height at progress 1.
  public var minimumBarHeight: Double
  /// The scroll view's height; its width is the bar's.
  public var viewHeight: Double
  /// The content's height.
  public var contentHeight: Double
  /// The content inset's top.
  public var contentInsetTop: Double
  /// The bar's behavior.
  public var behavior: Behavior
  /// The threshold of `FacebookBehavior` in the negative direction.
  public var thresholdNegativeDirection: Double
  /// The threshold of `FacebookBehavior` in the positive direction.
  public var thresholdPositiveDirection: Double
  /// The threshold of `FacebookBehavior` from the top.
  public var thresholdFromTop: Double
  /// A Boolean value that indicates whether the bar stretches beyond its maximum height at the top.
  public var elasticMaximumHeightAtTop: Bool
  /// A Boolean value that indicates whether snapping is enabled.
  public var snappingEnabled: Bool
  /// The snapping positions, in the order in which they are added.
  public var snappingPositions: [SnappingPosition]
  /// The bar's subviews.
  public var subviews: [Subview]
}

// MARK: - JSON

extension HeightBarSetup {
  private static let heights = 0.0...1_000_000.0

  init(readingFrom node: JSONNode) throws {
    try node.allowOnly([
      "frame", "minimumBarHeight", "viewHeight", "contentHeight", "contentInsetTop", "behavior", "thresholds",
      "elasticMaximumHeightAtTop", "snappingEnabled", "snappingPositions", "subviews",
    ])
    frame = try node["frame"].numbers(count: 4)
    minimumBarHeight = try node["minimumBarHeight"].number(in: Self.heights)
    viewHeight = try node["viewHeight"].number(in: 1...100_000)
    contentHeight = try node["contentHeight"].number(in: Self.heights)
    contentInsetTop = try node["contentInsetTop"].number(in: Self.heights)
    behavior = try node["behavior"].choice()
    let thresholds = try node["thresholds"]
    try thresholds.allowOnly(["negativeDirection", "positiveDirection", "fromTop"])
    thresholdNegativeDirection = try thresholds["negativeDirection"].number(in: Self.heights)
    thresholdPositiveDirection = try thresholds["positiveDirection"].number(in: Self.heights)
    thresholdFromTop = try thresholds["fromTop"].number(in: Self.heights)
    elasticMaximumHeightAtTop = try node["elasticMaximumHeightAtTop"].flag()
    snappingEnabled = try node["snappingEnabled"].flag()
    snappingPositions = try node["snappingPositions"].items().map(SnappingPosition.init(readingFrom:))
    subviews = try node["subviews"].items().map(Subview.init(readingFrom:))
  }
}

extension HeightBarSetup.SnappingPosition {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["progress", "start", "end"])
    progress = try node["progress"].number(in: 0...1)
    start = try node["start"].number(in: 0...1)
    end = try node["end"].number(in: 0...1)
    guard start <= end else { throw try node["end"].fault("expected no number below the start") }
  }
}

extension HeightBarSetup.Subview {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["keyframes", "removeProgress"])
    keyframes = try node["keyframes"].items().map(HeightBarSetup.Keyframe.init(readingFrom:))
    removeProgress = try node.field("removeProgress")?.items().map { try $0.number(in: 0...1) } ?? []
  }
}

extension HeightBarSetup.Keyframe {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["progress", "size", "center", "alpha", "transform", "zIndex", "hidden"])
    progress = try node["progress"].number()
    size = try node["size"].numbers(count: 2)
    center = try node["center"].numbers(count: 2)
    alpha = try node["alpha"].number(in: 0...1)
    transform = try node["transform"].numbers(count: 6)
    let order = try node["zIndex"]
    guard let index = Int(exactly: try order.number()) else { throw order.fault("expected a whole number") }
    zIndex = index
    hidden = try node["hidden"].flag()
  }
}

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
    public var progress = 0.0
    /// The start of the range.
    public var start = 0.0
    /// The end of the range.
    public var end = 0.0
  }

  /// The state of a subview at one progress.
  public struct Keyframe: Hashable, Sendable {
    /// The progress, in 0...1.
    public var progress = 0.0
    /// The size: width and height.
    public var size: [Double] = []
    /// The center: x and y.
    public var center: [Double] = []
    /// The opacity.
    public var alpha = 0.0
    /// The components a, b, c, d, tx, ty of the affine transform.
    public var transform: [Double] = []
    /// The order among the siblings.
    public var zIndex = 0
    /// A Boolean value that indicates whether the view is hidden.
    public var hidden = false
  }

  /// A subview with its keyframes.
  public struct Subview: Hashable, Sendable {
    /// The keyframes, in the order in which they are added.
    public var keyframes: [Keyframe] = []
    /// The progress values of the keyframes that are removed after all were added.
    public var removeProgress: [Double] = []
  }

  /// The bar's frame: x, y, width, height.
  public var frame: [Double] = []
  /// The height at progress 1.
  public var minimumBarHeight = 0.0
  /// The scroll view's height; its width is the bar's.
  public var viewHeight = 0.0
  /// The content's height.
  public var contentHeight = 0.0
  /// The content inset's top.
  public var contentInsetTop = 0.0
  /// The bar's behavior.
  public var behavior = Behavior.squareCash
  /// The threshold of `FacebookBehavior` in the negative direction.
  public var thresholdNegativeDirection = 0.0
  /// The threshold of `FacebookBehavior` in the positive direction.
  public var thresholdPositiveDirection = 0.0
  /// The threshold of `FacebookBehavior` from the top.
  public var thresholdFromTop = 0.0
  /// A Boolean value that indicates whether the bar stretches beyond its maximum height at the top.
  public var elasticMaximumHeightAtTop = false
  /// A Boolean value that indicates whether snapping is enabled.
  public var snappingEnabled = false
  /// The snapping positions, in the order in which they are added.
  public var snappingPositions: [SnappingPosition] = []
  /// The bar's subviews.
  public var subviews: [Subview] = []
}

// MARK: - JSON

extension HeightBarSetup: JSONObject {
  private static let heights = 0.0...1_000_000.0

  static let fields: [JSONField<HeightBarSetup>] = [
    JSONField("frame", \.frame, count: 4), JSONField("minimumBarHeight", \.minimumBarHeight, in: heights),
    JSONField("viewHeight", \.viewHeight, in: 1...100_000),
    JSONField("contentHeight", \.contentHeight, in: heights),
    JSONField("contentInsetTop", \.contentInsetTop, in: heights), JSONField("behavior", \.behavior),
    JSONField("elasticMaximumHeightAtTop", \.elasticMaximumHeightAtTop),
    JSONField("snappingEnabled", \.snappingEnabled),
  ]

  init(readingFrom node: JSONNode) throws {
    try read(node, besides: ["thresholds", "snappingPositions", "subviews"])
    let thresholds = try node["thresholds"]
    try thresholds.allowOnly(["negativeDirection", "positiveDirection", "fromTop"])
    thresholdNegativeDirection = try thresholds["negativeDirection"].number(in: Self.heights)
    thresholdPositiveDirection = try thresholds["positiveDirection"].number(in: Self.heights)
    thresholdFromTop = try thresholds["fromTop"].number(in: Self.heights)
    snappingPositions = try node["snappingPositions"].items().map(SnappingPosition.init(readingFrom:))
    subviews = try node["subviews"].items().map(Subview.init(readingFrom:))
  }
}

extension HeightBarSetup.SnappingPosition: JSONObject {
  static let fields: [JSONField<HeightBarSetup.SnappingPosition>] = [
    JSONField("progress", \.progress, in: 0...1), JSONField("start", \.start, in: 0...1),
    JSONField("end", \.end, in: 0...1),
  ]

  init(readingFrom node: JSONNode) throws {
    try read(node)
    guard start <= end else { throw try node["end"].fault("expected no number below the start") }
  }
}

extension HeightBarSetup.Subview {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["keyframes", "removeProgress"])
    keyframes = try node["keyframes"].items().map { item in
      var keyframe = HeightBarSetup.Keyframe()
      try keyframe.read(item)
      return keyframe
    }
    removeProgress = try node.field("removeProgress")?.items().map { try $0.number(in: 0...1) } ?? []
  }
}

extension HeightBarSetup.Keyframe: JSONObject {
  static let fields: [JSONField<HeightBarSetup.Keyframe>] = [
    JSONField("progress", \.progress), JSONField("size", \.size, count: 2),
    JSONField("center", \.center, count: 2), JSONField("alpha", \.alpha, in: 0...1),
    JSONField("transform", \.transform, count: 6), JSONField("zIndex", \.zIndex),
    JSONField("hidden", \.hidden),
  ]
}

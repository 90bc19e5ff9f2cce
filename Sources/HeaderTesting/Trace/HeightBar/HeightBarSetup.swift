/// The bar of a ``HeightBarTrace`` with its scroll view, behavior, and subviews. Lengths are in points.
struct HeightBarSetup: Equatable, Sendable {
  enum Behavior: CaseIterable, Sendable { case squareCash, facebook }

  /// A progress to snap to, and the range of progress in which it applies.
  struct SnappingPosition: Equatable, Sendable {
    var progress = 0.0
    var start = 0.0
    var end = 0.0
  }

  /// The state of a subview at one progress.
  struct Keyframe: Equatable, Sendable {
    var progress = 0.0
    var size: [Double] = []
    var center: [Double] = []
    var alpha = 0.0
    /// The components a, b, c, d, tx, ty of the affine transform.
    var transform: [Double] = []
    var zIndex = 0
    var hidden = false
  }

  struct Subview: Equatable, Sendable {
    /// The keyframes, in the order in which they are added.
    var keyframes: [Keyframe] = []
    /// The progress values of the keyframes that are removed after all were added.
    var removeProgress: [Double] = []
  }

  /// The bar's frame: x, y, width, height.
  var frame: [Double] = []
  /// The height at progress 1.
  var minimumBarHeight = 0.0
  /// The scroll view's height; its width is the bar's.
  var viewHeight = 0.0
  var contentHeight = 0.0
  var contentInsetTop = 0.0
  var behavior = Behavior.squareCash
  /// The thresholds of `FacebookBehavior`.
  var thresholdNegativeDirection = 0.0
  var thresholdPositiveDirection = 0.0
  var thresholdFromTop = 0.0
  var elasticMaximumHeightAtTop = false
  var snappingEnabled = false
  /// The snapping positions, in the order in which they are added.
  var snappingPositions: [SnappingPosition] = []
  var subviews: [Subview] = []
}

// MARK: - JSON

extension HeightBarSetup: JSONObject {
  private static let heights = 0.0...1_000_000.0

  static let fields: [JSONField<HeightBarSetup>] = [
    JSONField("frame", \.frame, count: 4), JSONField("minimumBarHeight", \.minimumBarHeight, in: heights),
    JSONField("viewHeight", \.viewHeight, in: 1...100_000),
    JSONField("contentHeight", \.contentHeight, in: heights),
    JSONField("contentInsetTop", \.contentInsetTop, in: heights),
    JSONField("behavior", \.behavior, of: Behavior.allCases),
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
    keyframes = try node["keyframes"].items().map { try $0.read(into: HeightBarSetup.Keyframe()) }
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

// MARK: - Traces

/// A trace of a height bar, recorded with the original.
typealias HeightBarTrace = Trace<HeightBarSetup>

extension HeightBarSetup: TracedSetup {
  static let system = "heightBar"

  init(readingFrom node: JSONNode, of trace: JSONNode) throws { try self.init(readingFrom: node) }

  func event(readingFrom node: JSONNode) throws -> HeightBarEvent { try HeightBarEvent(readingFrom: node) }

  func record(readingFrom node: JSONNode, after event: HeightBarEvent?) throws -> HeightBarRecord {
    try HeightBarRecord(readingFrom: node, setup: self)
  }
}

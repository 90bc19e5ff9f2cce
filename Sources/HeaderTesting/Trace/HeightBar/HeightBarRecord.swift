/// The state of a bar after an event of a ``HeightBarTrace``. Lengths are in points.
struct HeightBarRecord: Equatable, Sendable {
  var progress = 0.0
  /// The bar's frame: x, y, width, height.
  var barFrame: [Double] = []
  var contentOffsetY = 0.0
  var indicatorInsetTop = 0.0
  var currentlySnapping = false
  var subviews: [Subview] = []

  struct Subview: Equatable, Sendable {
    var center: [Double] = []
    var size: [Double] = []
    var alpha = 0.0
    /// The components a, b, c, d, tx, ty of the affine transform.
    var transform: [Double] = []
    var hidden = false
    var zPosition = 0.0
  }
}

// MARK: - JSON

extension HeightBarRecord: JSONObject, TracedRecord {
  static let fields: [JSONField<HeightBarRecord>] = [
    JSONField("progress", \.progress), JSONField("barFrame", \.barFrame, count: 4),
    JSONField("contentOffsetY", \.contentOffsetY), JSONField("indicatorInsetTop", \.indicatorInsetTop),
    JSONField("currentlySnapping", \.currentlySnapping),
  ]

  init(readingFrom node: JSONNode, setup: HeightBarSetup) throws {
    try read(node, besides: ["subviews"])
    subviews = try node["subviews"].items(count: setup.subviews.count).map { try $0.read(into: Subview()) }
  }

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

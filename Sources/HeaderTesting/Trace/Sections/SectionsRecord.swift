import HeaderEngine

/// The state of a header after an event of a ``SectionsTrace``. Lengths are in points.
struct SectionsRecord: Equatable, Sendable {
  /// The header's height with the safe area.
  var height = 0.0
  var visibleHeights: [Double] = []
  /// The upper edge and the height of each section.
  var frames: [[Double]] = []
  /// The progress of collapsing of each section.
  var collapseProgress: [Double] = []
  /// The progress of sliding out of each section.
  var exitProgress: [Double] = []
  /// The header's progress.
  var progress = 0.0
  /// The height of the content that is under the header.
  var overlap = 0.0
  /// The header's result for the event, or `nil` if the event has none.
  var answer: Answer?

  struct Answer: Equatable, Sendable {
    /// The name of the field with the result.
    var name: String
    /// The free height to apply to the content, or `nil` if it stays.
    var freeHeight: Double?
  }
}

extension SectionsRecord {
  /// Reads the state of `header`.
  init(of header: SectionedHeader, answer: Answer?) {
    height = header.height
    progress = header.progress
    overlap = header.overlap
    self.answer = answer
    var layouts: [SectionLayout] = []
    header.forEachSection { layouts.append($1) }
    for layout in layouts {
      visibleHeights.append(layout.visibleHeight)
      frames.append([layout.y, layout.height])
      collapseProgress.append(layout.collapseProgress)
      exitProgress.append(layout.exitProgress)
    }
  }
}

// MARK: - JSON

extension SectionsRecord: JSONObject, TracedRecord {
  static let fields: [JSONField<SectionsRecord>] = [
    JSONField("height", \.height), JSONField("progress", \.progress), JSONField("overlap", \.overlap),
    JSONField("visibleHeights", \.visibleHeights, count: nil),
    JSONField("collapseProgress", \.collapseProgress, count: nil),
    JSONField("exitProgress", \.exitProgress, count: nil),
  ]

  init(readingFrom node: JSONNode, sectionCount: Int, answerName: String?) throws {
    try read(node, besides: Set(["frames"] + (answerName.map { [$0] } ?? [])))
    for name in ["visibleHeights", "collapseProgress", "exitProgress"] {
      _ = try node[name].items(count: sectionCount)
    }
    frames = try node["frames"].items(count: sectionCount).map { try $0.numbers(count: 2) }
    answer = try answerName.map { name in
      Answer(name: name, freeHeight: try node[name].unlessNull { try $0.number() })
    }
  }

  var comparedFields: [(name: String, value: JSONValue)] {
    var fields = namedValues
    for (index, frame) in frames.enumerated() {
      fields.append(("frames[\(index)]", .array(frame.map(JSONValue.number))))
    }
    if let answer { fields.append((answer.name, .optional(answer.freeHeight))) }
    return fields
  }
}

import HeaderEngine

/// The state of a header after an event of a ``SectionsTrace``. Lengths are in points.
public struct SectionsRecord: Hashable, Sendable {
  /// The header's height with the safe area.
  public var height: Double
  /// The visible height of each section.
  public var visibleHeights: [Double]
  /// The upper edge and the height of each section.
  public var frames: [[Double]]
  /// The progress of collapsing of each section.
  public var collapseProgress: [Double]
  /// The progress of sliding out of each section.
  public var exitProgress: [Double]
  /// The header's progress.
  public var progress: Double
  /// The height of the content that is under the header.
  public var overlap: Double
  /// The header's result for the event, or `nil` if the event has none.
  public var answer: Answer?

  /// The result of an event.
  public struct Answer: Hashable, Sendable {
    /// The name of the field with the result.
    public var name: String
    /// The free height to apply to the content, or `nil` if it stays.
    public var freeHeight: Double?
  }
}

extension SectionsRecord {
  /// Reads the state of `header`.
  init(of header: SectionedHeader, answer: Answer?) {
    height = header.height
    progress = header.progress
    overlap = header.overlap
    visibleHeights = []
    frames = []
    collapseProgress = []
    exitProgress = []
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

  /// Returns the fields in which `other` differs from this record, with both values as text.
  public func differences(from other: SectionsRecord) -> [(field: String, expected: String, got: String)] {
    RecordedFields.differences(expected: comparedFields, got: other.comparedFields)
  }

  /// The fields in the order in which differences are reported.
  private var comparedFields: [(name: String, value: JSONValue)] {
    let lists = [
      ("visibleHeights", visibleHeights), ("collapseProgress", collapseProgress),
      ("exitProgress", exitProgress),
    ]
    var fields: [(name: String, value: JSONValue)] = [
      ("height", .number(height)), ("progress", .number(progress)), ("overlap", .number(overlap)),
    ]
    for (name, list) in lists { fields.append((name, .array(list.map(JSONValue.number)))) }
    for (index, frame) in frames.enumerated() {
      fields.append(("frames[\(index)]", .array(frame.map(JSONValue.number))))
    }
    if let answer { fields.append((answer.name, .optional(answer.freeHeight))) }
    return fields
  }
}

// MARK: - JSON

extension SectionsRecord {
  init(readingFrom node: JSONNode, sectionCount: Int, answerName: String?) throws {
    let names: Set = [
      "height", "visibleHeights", "frames", "collapseProgress", "exitProgress", "progress", "overlap",
    ]
    try node.allowOnly(names.union(answerName.map { [$0] } ?? []))
    height = try node["height"].number()
    visibleHeights = try node["visibleHeights"].numbers(count: sectionCount)
    frames = try node["frames"].items(count: sectionCount).map { try $0.numbers(count: 2) }
    collapseProgress = try node["collapseProgress"].numbers(count: sectionCount)
    exitProgress = try node["exitProgress"].numbers(count: sectionCount)
    progress = try node["progress"].number()
    overlap = try node["overlap"].number()
    answer = try answerName.map { name in
      Answer(name: name, freeHeight: try node[name].unlessNull { try $0.number() })
    }
  }
}

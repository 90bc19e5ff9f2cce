/// An event of a ``HeightBarTrace``.
public enum HeightBarEvent: Hashable, Sendable {
  /// A finger begins to move the content.
  case willBeginDragging
  /// The content moves to this offset, in points.
  case scroll(y: Double)
  /// The finger lifts. The content decelerates if `willDecelerate` is `true`.
  case endDragging(willDecelerate: Bool)
  /// The content comes to rest.
  case endDecelerating
  /// A layout pass without other changes.
  case layout

  /// The event's name in trace files.
  public var name: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .scroll: "scroll"
    case .endDragging: "endDragging"
    case .endDecelerating: "endDecelerating"
    case .layout: "layout"
    }
  }

  private static let fields: [String: Set<String>] = [
    "willBeginDragging": [], "scroll": ["y"], "endDragging": ["willDecelerate"], "endDecelerating": [],
    "layout": [],
  ]

  init(readingFrom node: JSONNode) throws {
    let type = try node["type"].text()
    guard let fields = Self.fields[type] else {
      let known = Self.fields.keys.sorted().joined(separator: ", ")
      throw try node["type"].fault("expected one of \(known); found the text \"\(type)\"")
    }
    try node.allowOnly(fields.union(["type"]))
    switch type {
    case "scroll": self = .scroll(y: try node["y"].number())
    case "endDragging": self = .endDragging(willDecelerate: try node["willDecelerate"].flag())
    case "willBeginDragging": self = .willBeginDragging
    case "endDecelerating": self = .endDecelerating
    default: self = .layout
    }
  }
}

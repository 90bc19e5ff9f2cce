/// An event of a ``HeightBarTrace``.
enum HeightBarEvent: TracedEvent {
  case willBeginDragging
  /// The content moves to this offset, in points.
  case scroll(y: Double)
  case endDragging(willDecelerate: Bool)
  case endDecelerating
  /// A layout pass without other changes.
  case layout

  private static let fields: [String: Set<String>] = [
    "willBeginDragging": [], "scroll": ["y"], "endDragging": ["willDecelerate"], "endDecelerating": [],
    "layout": [],
  ]

  init(readingFrom node: JSONNode) throws {
    switch try node.eventType(Self.fields) {
    case "scroll": self = .scroll(y: try node["y"].number())
    case "endDragging": self = .endDragging(willDecelerate: try node["willDecelerate"].flag())
    case "willBeginDragging": self = .willBeginDragging
    case "endDecelerating": self = .endDecelerating
    default: self = .layout
    }
  }
}

/// An event of a ``SectionsTrace``. Heights and free heights are in points.
enum SectionsEvent: TracedEvent {
  enum Height { case maximumHeight, minimumHeight }

  case scroll(freeHeight: Double, bottomFreeHeight: Double)
  /// The content's position changed without scrolling.
  case layout(freeHeight: Double, bottomFreeHeight: Double)
  /// The finger is about to lift, and the content would decelerate to the target.
  case willEndDragging(velocity: Double, targetFreeHeight: Double, bottomFreeHeight: Double)
  /// All movement has ended.
  case cameToRest(velocity: Double)
  /// One section or all sections expand.
  case expand(section: Int?)
  /// One section or all sections collapse.
  case collapse(section: Int?)
  /// Another page is tracked.
  case trackAnother(freeHeight: Double, bottomFreeHeight: Double)
  case configure(section: Int, height: Height, value: Double)

  /// The name of the field in which a record has the header's result for this event, or `nil` if there is
  /// none.
  var answerName: String? {
    switch self {
    case .scroll, .layout, .configure: nil
    case .willEndDragging: "targetFreeHeight"
    case .cameToRest, .expand, .collapse, .trackAnother: "contentMovesToFreeHeight"
    }
  }
}

// MARK: - JSON

extension SectionsEvent {
  private static let fields: [String: Set<String>] = [
    "scroll": ["freeHeight", "bottomFreeHeight"], "layout": ["freeHeight", "bottomFreeHeight"],
    "willEndDragging": ["velocity", "targetFreeHeight", "bottomFreeHeight"], "cameToRest": ["velocity"],
    "expand": ["section"], "collapse": ["section"], "trackAnother": ["freeHeight", "bottomFreeHeight"],
    "configure": ["section", "maximumHeight", "minimumHeight"],
  ]

  init(readingFrom node: JSONNode, sectionCount: Int) throws {
    let type = try node.eventType(Self.fields)
    switch type {
    case "willEndDragging":
      self = .willEndDragging(
        velocity: try node["velocity"].number(in: -100_000...100_000),
        targetFreeHeight: try node["targetFreeHeight"].number(),
        bottomFreeHeight: try node["bottomFreeHeight"].number())
    case "cameToRest": self = .cameToRest(velocity: try node["velocity"].number(in: -100_000...100_000))
    case "expand", "collapse":
      let section = try node["section"].unlessNull { try $0.sectionIndex(below: sectionCount) }
      self = type == "expand" ? .expand(section: section) : .collapse(section: section)
    case "configure": self = try Self.configure(node, sectionCount: sectionCount)
    default:
      let (free, bottom) = (try node["freeHeight"].number(), try node["bottomFreeHeight"].number())
      switch type {
      case "scroll": self = .scroll(freeHeight: free, bottomFreeHeight: bottom)
      case "layout": self = .layout(freeHeight: free, bottomFreeHeight: bottom)
      default: self = .trackAnother(freeHeight: free, bottomFreeHeight: bottom)
      }
    }
  }

  private static func configure(_ node: JSONNode, sectionCount: Int) throws -> SectionsEvent {
    let section = try node["section"].sectionIndex(below: sectionCount)
    switch (try node.field("maximumHeight"), try node.field("minimumHeight")) {
    case (let maximum?, nil):
      return .configure(section: section, height: .maximumHeight, value: try maximum.number())
    case (nil, let minimum?):
      return .configure(section: section, height: .minimumHeight, value: try minimum.number())
    default: throw node.fault("expected either \"maximumHeight\" or \"minimumHeight\"")
    }
  }
}

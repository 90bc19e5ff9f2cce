extension TraceEvent {
  var name: String {
    if case .set(let change) = self { "set \(change.name)" } else { type }
  }

  private static let fields: [String: Set<String>] = [
    "scroll": ["y", "tracking", "dragging", "decelerating"],
    "willEndDragging": ["velocityY", "targetY"], "endDragging": ["willDecelerate"], "endDecelerating": [],
    "tick": ["duration"], "set": ["property", "value", "index"], "changeContentInsets": ["top"],
    "setTrackingScrollView": ["index"], "willChangeToScrollView": ["index"], "hideViewWhenShifted": [],
    "shiftOnScreen": ["animated"], "shiftOffScreen": ["animated"], "rotate": ["width", "height"],
  ]

  init(readingFrom node: JSONNode, scrollViewCount: Int) throws {
    let type = try node.eventType(Self.fields)
    switch type {
    case "scroll":
      self = .scroll(
        y: try node["y"].number(), tracking: try node["tracking"].flag(),
        dragging: try node["dragging"].flag(), decelerating: try node["decelerating"].flag())
    case "willEndDragging":
      self = .willEndDragging(
        velocityY: try node["velocityY"].number(in: -1000...1000), targetY: try node["targetY"].number())
    case "endDragging": self = .endDragging(willDecelerate: try node["willDecelerate"].flag())
    case "endDecelerating": self = .endDecelerating
    case "tick": self = .tick(duration: try node["duration"].number(in: 0...60))
    case "set": self = .set(try TraceChange(readingFrom: node, scrollViewCount: scrollViewCount))
    case "changeContentInsets": self = .changeContentInsets(top: try node["top"].number())
    case "setTrackingScrollView", "willChangeToScrollView":
      let index = try node["index"].unlessNull { try $0.index(below: scrollViewCount) }
      self =
        type == "setTrackingScrollView"
        ? .setTrackingScrollView(index: index) : .willChangeToScrollView(index: index)
    case "shiftOnScreen": self = .shiftOnScreen(animated: try node["animated"].flag())
    case "shiftOffScreen": self = .shiftOffScreen(animated: try node["animated"].flag())
    case "rotate":
      self = .rotate(
        width: try node["width"].number(in: 1...100_000), height: try node["height"].number(in: 1...100_000))
    default: self = .hideViewWhenShifted
    }
  }

  var jsonValue: JSONValue {
    .object(payload.merging(["type": .string(type)]) { first, _ in first })
  }

  private var payload: [String: JSONValue] {
    switch self {
    case .scroll(let y, let tracking, let dragging, let decelerating):
      [
        "y": .number(y), "tracking": .bool(tracking), "dragging": .bool(dragging),
        "decelerating": .bool(decelerating),
      ]
    case .willEndDragging(let velocityY, let targetY):
      ["velocityY": .number(velocityY), "targetY": .number(targetY)]
    case .endDragging(let willDecelerate): ["willDecelerate": .bool(willDecelerate)]
    case .tick(let duration): ["duration": .number(duration)]
    case .set(let change): change.payload
    case .changeContentInsets(let top): ["top": .number(top)]
    case .setTrackingScrollView(let index), .willChangeToScrollView(let index):
      ["index": .optional(index.map(Double.init))]
    case .shiftOnScreen(let animated), .shiftOffScreen(let animated): ["animated": .bool(animated)]
    case .rotate(let width, let height): ["width": .number(width), "height": .number(height)]
    case .endDecelerating, .hideViewWhenShifted: [:]
    }
  }
}

extension TraceFormat {
  /// The traces of headers with sections, recorded with the reference model. Heights and free heights are in points.
  static let sections = TraceFormat(
    system: "sections",
    // The bottom free height of the first event. At this event the content is at its top.
    fields: ["initialBottomFreeHeight": .length],
    setup: .custom(SectionsTraceFormat.setup), events: SectionsTraceFormat.events,
    record: SectionsTraceFormat.record)
}

enum SectionsTraceFormat {
  /// Returns the name of the field in which a record has the header's result for an event, or `nil` if there is none.
  static func answerName(_ event: JSONValue) -> String? {
    switch event["type"].text {
    case "willEndDragging": "targetFreeHeight"
    case "cameToRest", "expand", "collapse", "trackAnother": "contentMovesToFreeHeight"
    default: nil
    }
  }

  // MARK: - Setup

  @Sendable fileprivate static func setup(_ node: JSONNode) throws -> JSONValue {
    let count = try node["sections"].items().count
    return try JSONShape.object([
      "safeAreaTop": .height, "revealThreshold": .height, "hideThreshold": .height,
      "tolerance": .number(in: 1e-6...1), "sections": .list(.custom(section)),
      "stretchingSection": .optional(.index(below: count, of: "sections")),
    ]).read(node)
  }

  @Sendable private static func section(_ node: JSONNode) throws -> JSONValue {
    let section = try JSONShape.object([
      "maximumHeight": .height, "minimumHeight": .height, "exit": .choice(["stays", "leaves"]),
      "entrance": .choice(["atTop", "always", "alwaysCollapsed"]), "snaps": .flag,
      "collapsePriority": .wholeNumber,
    ]).read(node)
    guard section["minimumHeight"].number <= section["maximumHeight"].number else {
      throw try node["minimumHeight"].fault("expected at most the maximum height")
    }
    return section
  }

  // MARK: - Events

  @Sendable fileprivate static func events(_ setup: JSONValue) -> [String: JSONShape] {
    let index = JSONShape.index(below: setup["sections"].items.count, of: "sections")
    let velocity = JSONShape.number(in: -100_000...100_000)
    let place: JSONFields = ["freeHeight": .length, "bottomFreeHeight": .length]
    return [
      "scroll": .event(place),
      // The content's position changed without scrolling.
      "layout": .event(place),
      // The finger is about to lift, and the content would decelerate to the target.
      "willEndDragging": .event([
        "velocity": velocity, "targetFreeHeight": .length, "bottomFreeHeight": .length,
      ]),
      // All movement has ended.
      "cameToRest": .event(["velocity": velocity]),
      // One section or all sections expand or collapse.
      "expand": .event(["section": .optional(index)]), "collapse": .event(["section": .optional(index)]),
      // Another page is tracked.
      "trackAnother": .event(place),
      "configure": .custom { try configure($0, index) },
    ]
  }

  /// Reads a change of one height of a section.
  private static func configure(_ node: JSONNode, _ index: JSONShape) throws -> JSONValue {
    let height = JSONShape.omissible(.length)
    let shape = JSONShape.event(["section": index, "maximumHeight": height, "minimumHeight": height])
    let event = try shape.read(node)
    guard (event["maximumHeight"] == .null) != (event["minimumHeight"] == .null) else {
      throw node.fault("expected either \"maximumHeight\" or \"minimumHeight\"")
    }
    return event
  }

  // MARK: - Record

  @Sendable fileprivate static func record(_ setup: JSONValue, _ event: JSONValue?) -> JSONFields {
    let count = setup["sections"].items.count
    let state: JSONFields = [
      // The header's height with the safe area, and the height of the content that is under the header.
      "height": .length, "progress": .length, "overlap": .length,
      "visibleHeights": .numbers(count), "collapseProgress": .numbers(count), "exitProgress": .numbers(count),
      // The upper edge and the height of each section.
      "frames": .list(.numbers(2), count: count),
    ]
    // The free height to apply to the content, or `null` if it stays.
    guard let answer = event.flatMap(answerName) else { return state }
    return state + [answer: .optional(.length)]
  }
}

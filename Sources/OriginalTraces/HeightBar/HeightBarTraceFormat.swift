extension TraceFormat {
  /// The traces of height bars, recorded with the original.
  static let heightBar = TraceFormat(
    system: "heightBar", setup: HeightBarTraceFormat.setup, events: { _ in HeightBarTraceFormat.events },
    record: { setup, _ in HeightBarTraceFormat.record(setup) })
}

private enum HeightBarTraceFormat {
  static let setup = JSONShape.object([
    // The bar's frame: x, y, width, height.
    "frame": .numbers(4),
    // The height at progress 1.
    "minimumBarHeight": .height,
    // The scroll view's height. Its width is the bar's.
    "viewHeight": .number(in: 1...100_000),
    "contentHeight": .height, "contentInsetTop": .height,
    "behavior": .choice(["squareCash", "facebook"]), "elasticMaximumHeightAtTop": .flag,
    // The thresholds of `FacebookBehavior`.
    "thresholds": .object([
      "negativeDirection": .height, "positiveDirection": .height, "fromTop": .height,
    ]),
    // The snapping positions, in the order in which they are added.
    "snappingEnabled": .flag, "snappingPositions": .list(.custom(snappingPosition)),
    "subviews": .list(subview),
  ])

  /// Reads a progress to snap to, and the range of progress in which it applies.
  @Sendable private static func snappingPosition(_ node: JSONNode) throws -> JSONValue {
    let shape = JSONShape.object(["progress": .fraction, "start": .fraction, "end": .fraction])
    let position = try shape.read(node)
    guard position["start"].number <= position["end"].number else {
      throw try node["end"].fault("expected no number below the start")
    }
    return position
  }

  private static let subview = JSONShape.object([
    // The keyframes, in the order in which they are added.
    "keyframes": .list(
      .object([
        "progress": .length, "size": .numbers(2), "center": .numbers(2), "alpha": .fraction,
        // The components a, b, c, d, tx, ty of the affine transform.
        "transform": .numbers(6), "zIndex": .wholeNumber, "hidden": .flag,
      ])),
    // The progress values of the keyframes that are removed after all were added.
    "removeProgress": .omissible(.list(.fraction), standard: .array([])),
  ])

  static let events: [String: JSONShape] = [
    "willBeginDragging": .event(),
    // The content moves to this offset, in points.
    "scroll": .event(["y": .length]),
    "endDragging": .event(["willDecelerate": .flag]), "endDecelerating": .event(),
    // A layout pass without other changes.
    "layout": .event(),
  ]

  static func record(_ setup: JSONValue) -> JSONFields {
    let subview = JSONShape.object([
      "center": .numbers(2), "size": .numbers(2), "alpha": .length, "transform": .numbers(6),
      "hidden": .flag, "zPosition": .length,
    ])
    return [
      // The bar's frame: x, y, width, height.
      "progress": .length, "barFrame": .numbers(4), "contentOffsetY": .length, "indicatorInsetTop": .length,
      "currentlySnapping": .flag, "subviews": .list(subview, count: setup["subviews"].items.count),
    ]
  }
}

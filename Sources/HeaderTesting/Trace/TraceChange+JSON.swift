extension TraceChange {
  private static let heights = 0.0...1_000_000.0

  init(readingFrom node: JSONNode, scrollViewCount: Int) throws {
    let property = try node["property"]
    let value = try node["value"]
    let name = try property.text()
    if name == "scrollViewSafeAreaTop" {
      let index = try node.field("index")?.index(below: scrollViewCount)
      self = .scrollViewSafeAreaTop(try value.number(in: Self.heights), index: index)
      return
    }
    try node.allowOnly(["type", "property", "value"])
    guard
      let change = try Self.height(name, value) ?? Self.flag(name, value) ?? Self.choice(name, value)
    else {
      throw property.fault("expected the name of an option or circumstance, found \(property.value.kind)")
    }
    self = change
  }

  private static func height(_ name: String, _ value: JSONNode) throws -> TraceChange? {
    switch name {
    case "minimumHeight": .minimumHeight(try value.number(in: heights))
    case "maximumHeight": .maximumHeight(try value.number(in: heights))
    case "minimumHeaderViewHeight": .minimumHeaderViewHeight(try value.number(in: heights))
    case "deviceTopSafeAreaInset": .deviceTopSafeAreaInset(try value.number(in: heights))
    case "visibleShadowOpacity": .visibleShadowOpacity(try value.number(in: 0...1))
    default: nil
    }
  }

  private static func flag(_ name: String, _ value: JSONNode) throws -> TraceChange? {
    switch name {
    case "minMaxHeightIncludesSafeArea": .minMaxHeightIncludesSafeArea(try value.flag())
    case "canOverExtend": .canOverExtend(try value.flag())
    case "inFrontOfInfiniteContent": .inFrontOfInfiniteContent(try value.flag())
    case "sharedWithManyScrollViews": .sharedWithManyScrollViews(try value.flag())
    case "statusBarHintCanOverlapHeader": .statusBarHintCanOverlapHeader(try value.flag())
    case "resetShadowAfterTrackingScrollViewIsReset":
      .resetShadowAfterTrackingScrollViewIsReset(try value.flag())
    case "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever":
      .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever(try value.flag())
    case "contentIsTranslucent": .contentIsTranslucent(try value.flag())
    case "trackingScrollViewIsBeingScrubbed": .trackingScrollViewIsBeingScrubbed(try value.flag())
    case "statusBarHidden": .statusBarHidden(try value.flag())
    case "voiceOver": .voiceOver(try value.flag())
    default: nil
    }
  }

  private static func choice(_ name: String, _ value: JSONNode) throws -> TraceChange? {
    switch name {
    case "shiftBehavior": .shiftBehavior(try value.choice())
    case "contentImportance": .contentImportance(try value.choice())
    default: nil
    }
  }

  /// The name of the change in trace files.
  public var name: String { written.name }

  var payload: [String: JSONValue] {
    var payload: [String: JSONValue] = ["property": .string(written.name), "value": written.value]
    if case .scrollViewSafeAreaTop(_, let index?) = self { payload["index"] = .number(Double(index)) }
    return payload
  }

  private var written: (name: String, value: JSONValue) {
    switch self {
    case .minimumHeight(let height): ("minimumHeight", .number(height))
    case .maximumHeight(let height): ("maximumHeight", .number(height))
    case .minMaxHeightIncludesSafeArea(let flag): ("minMaxHeightIncludesSafeArea", .bool(flag))
    case .shiftBehavior(let behavior): ("shiftBehavior", .string(behavior.rawValue))
    case .contentImportance(let importance): ("contentImportance", .string(importance.rawValue))
    case .canOverExtend(let flag): ("canOverExtend", .bool(flag))
    case .inFrontOfInfiniteContent(let flag): ("inFrontOfInfiniteContent", .bool(flag))
    case .sharedWithManyScrollViews(let flag): ("sharedWithManyScrollViews", .bool(flag))
    case .statusBarHintCanOverlapHeader(let flag): ("statusBarHintCanOverlapHeader", .bool(flag))
    case .minimumHeaderViewHeight(let height): ("minimumHeaderViewHeight", .number(height))
    case .visibleShadowOpacity(let opacity): ("visibleShadowOpacity", .number(opacity))
    case .resetShadowAfterTrackingScrollViewIsReset(let flag):
      ("resetShadowAfterTrackingScrollViewIsReset", .bool(flag))
    case .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever(let flag):
      ("disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever", .bool(flag))
    case .contentIsTranslucent(let flag): ("contentIsTranslucent", .bool(flag))
    case .trackingScrollViewIsBeingScrubbed(let flag): ("trackingScrollViewIsBeingScrubbed", .bool(flag))
    case .deviceTopSafeAreaInset(let top): ("deviceTopSafeAreaInset", .number(top))
    case .statusBarHidden(let flag): ("statusBarHidden", .bool(flag))
    case .voiceOver(let flag): ("voiceOver", .bool(flag))
    case .scrollViewSafeAreaTop(let top, _): ("scrollViewSafeAreaTop", .number(top))
    }
  }
}

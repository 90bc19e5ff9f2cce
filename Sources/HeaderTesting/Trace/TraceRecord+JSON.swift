extension TraceRecord: JSONObject, TracedRecord {
  static let fields: [JSONField<TraceRecord>] = [
    JSONField("frame", \.frame, count: 4),
    JSONField("phase", \.phase, of: ["shifting", "collapsing", "overExtending"]),
    JSONField("phaseValue", \.phaseValue), JSONField("phasePercentage", \.phasePercentage),
    JSONField("shadowOpacity", \.shadowOpacity, in: 0...1),
    JSONField("shadowIntensity", \.shadowIntensity, in: 0...1), JSONField("hidden", \.hidden),
    JSONField("shiftedOffscreen", \.shiftedOffscreen),
    JSONField("prefersStatusBarHidden", \.prefersStatusBarHidden),
    JSONField("contentOffsetY", \.contentOffsetY), JSONField("contentInsetTop", \.contentInsetTop),
    JSONField("indicatorInsetTop", \.indicatorInsetTop), JSONField("minimumHeight", \.minimumHeight),
    JSONField("maximumHeight", \.maximumHeight), JSONField("displayLinkActive", \.displayLinkActive),
    JSONField("hiddenViewAlpha", \.hiddenViewAlpha, in: 0...1), JSONField("returned", \.returned),
    JSONField("targetY", \.targetY),
  ]

  /// Reads a record. Fields that belong to certain setups are required in those.
  init(readingFrom node: JSONNode, setup: TraceSetup) throws {
    self.init()
    try read(node, besides: ["frameDidChangeCount", "scrollViews", "transformTy"])
    frameDidChangeCount = Int(try node["frameDidChangeCount"].number(in: 0...1_000_000))
    let count = setup.scrollViews.count
    if try count > 1 || node.field("scrollViews") != nil {
      scrollViews = try node["scrollViews"].items(count: count).map { try $0.read(into: ScrollView()) }
    }
    if try setup.headerIsSubviewOfScrollView || node.field("transformTy") != nil {
      transformTy = try node["transformTy"].number()
    }
  }

  var comparedFields: [(name: String, value: JSONValue)] {
    var fields = namedValues
    for (index, view) in (scrollViews ?? []).enumerated() {
      fields += view.namedValues.map { ("scrollViews[\(index)].\($0.name)", $0.value) }
    }
    if let transformTy { fields.append(("transformTy", .number(transformTy))) }
    return fields
  }

  var jsonValue: JSONValue {
    var fields = Dictionary(uniqueKeysWithValues: namedValues.map { ($0.name, $0.value) })
    fields["frameDidChangeCount"] = .number(Double(frameDidChangeCount ?? 0))
    fields["transformTy"] = transformTy.map(JSONValue.number)
    fields["scrollViews"] = scrollViews.map { .array($0.map(\.jsonValue)) }
    return .object(fields)
  }
}

extension TraceRecord.ScrollView: JSONObject {
  static let fields: [JSONField<TraceRecord.ScrollView>] = [
    JSONField("contentOffsetY", \.contentOffsetY), JSONField("contentInsetTop", \.contentInsetTop),
    JSONField("indicatorInsetTop", \.indicatorInsetTop),
  ]
}

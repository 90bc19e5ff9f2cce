extension TraceRecord {
  private static let required: Set = [
    "frame", "phase", "phaseValue", "phasePercentage", "shadowOpacity", "shadowIntensity", "hidden",
    "shiftedOffscreen", "prefersStatusBarHidden", "contentOffsetY", "contentInsetTop", "indicatorInsetTop",
    "minimumHeight", "maximumHeight", "displayLinkActive", "hiddenViewAlpha", "returned", "targetY",
    "frameDidChangeCount",
  ]

  /// Reads a record. Fields that belong to certain setups are required in those.
  init(readingFrom node: JSONNode, setup: TraceSetup) throws {
    try node.allowOnly(Self.required.union(["scrollViews", "transformTy"]))
    self.init(
      frame: try node["frame"].numbers(count: 4), minimumHeight: try node["minimumHeight"].number(),
      maximumHeight: try node["maximumHeight"].number())
    phase = try node["phase"].choice(of: Phase.self).rawValue
    phaseValue = try node["phaseValue"].number()
    phasePercentage = try node["phasePercentage"].number()
    shadowOpacity = try node["shadowOpacity"].number(in: 0...1)
    shadowIntensity = try node["shadowIntensity"].number(in: 0...1)
    hidden = try node["hidden"].flag()
    shiftedOffscreen = try node["shiftedOffscreen"].flag()
    prefersStatusBarHidden = try node["prefersStatusBarHidden"].flag()
    contentOffsetY = try node["contentOffsetY"].unlessNull { try $0.number() }
    contentInsetTop = try node["contentInsetTop"].unlessNull { try $0.number() }
    indicatorInsetTop = try node["indicatorInsetTop"].unlessNull { try $0.number() }
    displayLinkActive = try node["displayLinkActive"].flag()
    hiddenViewAlpha = try node["hiddenViewAlpha"].unlessNull { try $0.number(in: 0...1) }
    returned = try node["returned"].unlessNull { try $0.flag() }
    targetY = try node["targetY"].unlessNull { try $0.number() }
    frameDidChangeCount = Int(try node["frameDidChangeCount"].number(in: 0...1_000_000))
    let count = setup.scrollViews.count
    if try count > 1 || node.field("scrollViews") != nil {
      scrollViews = try node["scrollViews"].items(count: count).map(ScrollView.init(readingFrom:))
    }
    if try setup.headerIsSubviewOfScrollView || node.field("transformTy") != nil {
      transformTy = try node["transformTy"].number()
    }
  }

  private enum Phase: String, CaseIterable {
    case shifting, collapsing, overExtending
  }

  /// All compared fields with their names in trace files.
  var comparedFields: [(name: String, value: JSONValue)] {
    var fields: [(String, JSONValue)] = [
      ("frame", .array(frame.map(JSONValue.number))), ("phase", .string(phase)),
      ("phaseValue", .number(phaseValue)), ("phasePercentage", .number(phasePercentage)),
      ("shadowOpacity", .number(shadowOpacity)), ("shadowIntensity", .number(shadowIntensity)),
      ("hidden", .bool(hidden)), ("shiftedOffscreen", .bool(shiftedOffscreen)),
      ("prefersStatusBarHidden", .bool(prefersStatusBarHidden)),
      ("contentOffsetY", .optional(contentOffsetY)), ("contentInsetTop", .optional(contentInsetTop)),
      ("indicatorInsetTop", .optional(indicatorInsetTop)), ("minimumHeight", .number(minimumHeight)),
      ("maximumHeight", .number(maximumHeight)), ("displayLinkActive", .bool(displayLinkActive)),
      ("hiddenViewAlpha", .optional(hiddenViewAlpha)), ("returned", .optional(returned)),
      ("targetY", .optional(targetY)),
    ]
    for (index, view) in (scrollViews ?? []).enumerated() {
      fields += view.fields.map { ("scrollViews[\(index)].\($0)", $1) }
    }
    if let transformTy { fields.append(("transformTy", .number(transformTy))) }
    return fields
  }

  var jsonValue: JSONValue {
    var fields: [String: JSONValue] = [:]
    for (name, value) in comparedFields where !name.hasPrefix("scrollViews") { fields[name] = value }
    fields["frameDidChangeCount"] = .number(Double(frameDidChangeCount ?? 0))
    if let scrollViews {
      fields["scrollViews"] = .array(
        scrollViews.map { .object(Dictionary(uniqueKeysWithValues: $0.fields)) })
    }
    return .object(fields)
  }
}

extension TraceRecord.ScrollView {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly(["contentOffsetY", "contentInsetTop", "indicatorInsetTop"])
    contentOffsetY = try node["contentOffsetY"].number()
    contentInsetTop = try node["contentInsetTop"].number()
    indicatorInsetTop = try node["indicatorInsetTop"].number()
  }

  fileprivate var fields: [(String, JSONValue)] {
    [
      ("contentOffsetY", .number(contentOffsetY)), ("contentInsetTop", .number(contentInsetTop)),
      ("indicatorInsetTop", .number(indicatorInsetTop)),
    ]
  }
}

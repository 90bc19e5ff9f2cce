import HeaderEngine

/// The header of a ``SectionsTrace``.
struct SectionsSetup: Equatable, Sendable {
  var configuration = SectionedHeader.Configuration()
  /// The bottom free height of the first event, in points. At this event the content is at its top.
  var initialBottomFreeHeight = 0.0
}

/// A trace of a header with sections, recorded with the reference model.
typealias SectionsTrace = Trace<SectionsSetup>

extension SectionsSetup: TracedSetup {
  static let system = "sections"
  static let fieldsOfTrace: Set = ["initialBottomFreeHeight"]

  init(readingFrom node: JSONNode, of trace: JSONNode) throws {
    configuration = try SectionedHeader.Configuration(readingFrom: node)
    initialBottomFreeHeight = try trace["initialBottomFreeHeight"].number()
  }

  func event(readingFrom node: JSONNode) throws -> SectionsEvent {
    try SectionsEvent(readingFrom: node, sectionCount: configuration.sections.count)
  }

  func record(readingFrom node: JSONNode, after event: SectionsEvent?) throws -> SectionsRecord {
    try SectionsRecord(
      readingFrom: node, sectionCount: configuration.sections.count, answerName: event?.answerName)
  }
}

// MARK: - JSON

private let heights = 0.0...1_000_000.0

extension SectionedHeader.Configuration: JSONObject {
  static let fields: [JSONField<SectionedHeader.Configuration>] = [
    JSONField("safeAreaTop", \.topSafeArea, in: heights),
    JSONField("revealThreshold", \.revealThreshold, in: heights),
    JSONField("hideThreshold", \.hideThreshold, in: heights),
    JSONField("tolerance", \.tolerance, in: 1e-6...1),
  ]

  init(readingFrom node: JSONNode) throws {
    self.init()
    try read(node, besides: ["stretchingSection", "sections"])
    sections = try node["sections"].items().map(SectionConfiguration.init(readingFrom:))
    let stretching = try node["stretchingSection"].unlessNull { try $0.sectionIndex(below: sections.count) }
    if let stretching { sections[stretching].isStretching = true }
  }
}

extension SectionConfiguration: JSONObject {
  static let fields: [JSONField<SectionConfiguration>] = [
    JSONField("maximumHeight", \.maximumHeight, in: heights),
    JSONField("minimumHeight", \.minimumHeight, in: heights),
    JSONField("exit", \.exit, of: [.stays, .leaves]),
    JSONField("entrance", \.entrance, of: [.atTop, .always, .alwaysCollapsed]),
    JSONField("snaps", \.snaps), JSONField("collapsePriority", \.collapsePriority),
  ]

  init(readingFrom node: JSONNode) throws {
    self.init(maximumHeight: 0)
    try read(node)
    guard try node["minimumHeight"].number() <= node["maximumHeight"].number() else {
      throw try node["minimumHeight"].fault("expected at most the maximum height")
    }
  }
}

extension JSONNode {
  /// Returns the value as the index of one of `count` sections.
  func sectionIndex(below count: Int) throws -> Int {
    guard case .number(let number) = value, let index = Int(exactly: number), (0..<count).contains(index)
    else { throw fault("expected the index of one of \(count) sections, found \(value.kind)") }
    return index
  }
}

import HeaderEngine

/// The header of a ``SectionsTrace``. Lengths are in points.
public struct SectionsSetup: Hashable, Sendable {
  /// The height of the safe area.
  public var safeAreaTop = 0.0
  /// The distance that content moves down under the header before sections return.
  public var revealThreshold = 0.0
  /// The distance that content moves up under the header before it collapses.
  public var hideThreshold = 0.0
  /// The index of the section that stretches, or `nil` if none does.
  public var stretchingSection: Int?
  /// The distance within which header and content count as touching.
  public var tolerance = 0.0
  /// The sections from top to bottom.
  public var sections: [Section] = []
  /// The bottom free height of the first event, in points. At this event the content is at its top.
  public var initialBottomFreeHeight = 0.0

  /// The rules of a section.
  public struct Section: Hashable, Sendable {
    /// The behavior of a section once it is collapsed.
    public enum Exit: String, CaseIterable, Hashable, Sendable {
      /// The section stays at its minimum height.
      case stays
      /// The section slides out.
      case leaves
    }

    /// The condition under which a collapsed section returns.
    public enum Entrance: String, CaseIterable, Hashable, Sendable {
      /// The section returns only with the top of the content.
      case atTop
      /// The section returns as soon as the content moves down.
      case always
      /// The section returns up to its minimum height as soon as the content moves down.
      case alwaysCollapsed
    }

    /// The height when expanded.
    public var maximumHeight = 0.0
    /// The height when collapsed.
    public var minimumHeight = 0.0
    /// The behavior of the section once it is collapsed.
    public var exit = Exit.stays
    /// The condition under which the section returns.
    public var entrance = Entrance.atTop
    /// A Boolean value that indicates whether the section rests only at its stops.
    public var snaps = false
    /// The section's place in the order of collapsing.
    public var collapsePriority = 0
  }
}

// MARK: - The engine's terms

extension SectionsSetup {
  /// The setup as a configuration of the engine.
  public var configuration: SectionedHeader.Configuration {
    var configuration = SectionedHeader.Configuration()
    configuration.sections = sections.map(\.configuration)
    if let stretchingSection { configuration.sections[stretchingSection].isStretching = true }
    configuration.topSafeArea = safeAreaTop
    configuration.hideThreshold = hideThreshold
    configuration.revealThreshold = revealThreshold
    configuration.tolerance = tolerance
    return configuration
  }
}

extension SectionsSetup.Section {
  fileprivate var configuration: SectionConfiguration {
    let exit: SectionConfiguration.Exit =
      switch exit {
      case .stays: .stays
      case .leaves: .leaves
      }
    let entrance: SectionConfiguration.Entrance =
      switch entrance {
      case .atTop: .atTop
      case .always: .always
      case .alwaysCollapsed: .alwaysCollapsed
      }
    return SectionConfiguration(
      maximumHeight: maximumHeight, minimumHeight: minimumHeight, exit: exit, entrance: entrance,
      collapsePriority: collapsePriority, snaps: snaps)
  }
}

// MARK: - JSON

extension SectionsSetup: JSONObject {
  static let heights = 0.0...1_000_000.0

  static let fields: [JSONField<SectionsSetup>] = [
    JSONField("safeAreaTop", \.safeAreaTop, in: heights),
    JSONField("revealThreshold", \.revealThreshold, in: heights),
    JSONField("hideThreshold", \.hideThreshold, in: heights),
    JSONField("tolerance", \.tolerance, in: 1e-6...1),
  ]

  init(readingFrom node: JSONNode) throws {
    try read(node, besides: ["stretchingSection", "sections"])
    sections = try node["sections"].items().map(Section.init(readingFrom:))
    let count = sections.count
    stretchingSection = try node["stretchingSection"].unlessNull { try $0.sectionIndex(below: count) }
  }
}

extension SectionsSetup.Section: JSONObject {
  static let fields: [JSONField<SectionsSetup.Section>] = [
    JSONField("maximumHeight", \.maximumHeight, in: SectionsSetup.heights),
    JSONField("minimumHeight", \.minimumHeight, in: SectionsSetup.heights), JSONField("exit", \.exit),
    JSONField("entrance", \.entrance), JSONField("snaps", \.snaps),
    JSONField("collapsePriority", \.collapsePriority),
  ]

  init(readingFrom node: JSONNode) throws {
    try read(node)
    guard minimumHeight <= maximumHeight else {
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

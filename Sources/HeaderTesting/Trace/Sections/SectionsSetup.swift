import HeaderEngine

/// The header of a ``SectionsTrace``. Lengths are in points.
public struct SectionsSetup: Hashable, Sendable {
  /// The height of the safe area.
  public var safeAreaTop: Double
  /// The distance that content moves down under the header before sections return.
  public var revealThreshold: Double
  /// The distance that content moves up under the header before it collapses.
  public var hideThreshold: Double
  /// The index of the section that stretches, or `nil` if none does.
  public var stretchingSection: Int?
  /// The distance within which header and content count as touching.
  public var tolerance: Double
  /// The sections from top to bottom.
  public var sections: [Section]

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
    public var maximumHeight: Double
    /// The height when collapsed.
    public var minimumHeight: Double
    /// The behavior of the section once it is collapsed.
    public var exit: Exit
    /// The condition under which the section returns.
    public var entrance: Entrance
    /// A Boolean value that indicates whether the section rests only at its stops.
    public var snaps: Bool
    /// The section's place in the order of collapsing.
    public var collapsePriority: Int
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

extension SectionsSetup {
  static let heights = 0.0...1_000_000.0

  init(readingFrom node: JSONNode) throws {
    try node.allowOnly([
      "safeAreaTop", "revealThreshold", "hideThreshold", "stretchingSection", "tolerance", "sections",
    ])
    safeAreaTop = try node["safeAreaTop"].number(in: Self.heights)
    revealThreshold = try node["revealThreshold"].number(in: Self.heights)
    hideThreshold = try node["hideThreshold"].number(in: Self.heights)
    tolerance = try node["tolerance"].number(in: 1e-6...1)
    sections = try node["sections"].items().map(Section.init(readingFrom:))
    let count = sections.count
    stretchingSection = try node["stretchingSection"].unlessNull { try $0.sectionIndex(below: count) }
  }
}

extension SectionsSetup.Section {
  init(readingFrom node: JSONNode) throws {
    try node.allowOnly([
      "maximumHeight", "minimumHeight", "exit", "entrance", "snaps", "collapsePriority",
    ])
    maximumHeight = try node["maximumHeight"].number(in: SectionsSetup.heights)
    minimumHeight = try node["minimumHeight"].number(in: SectionsSetup.heights)
    guard minimumHeight <= maximumHeight else {
      throw try node["minimumHeight"].fault("expected at most the maximum height")
    }
    exit = try node["exit"].choice()
    entrance = try node["entrance"].choice()
    snaps = try node["snaps"].flag()
    let priority = try node["collapsePriority"]
    guard let order = Int(exactly: try priority.number()) else {
      throw priority.fault("expected a whole number")
    }
    collapsePriority = order
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

/// The rules of one section of a ``SectionedHeader``: its heights, how it leaves and how it returns.
///
/// ```swift
/// SectionConfiguration(maximumHeight: 44, exit: .leaves, entrance: .always)  // a search row
/// SectionConfiguration(maximumHeight: 220, minimumHeight: 0, snaps: true)  // a picture
/// SectionConfiguration(maximumHeight: 48)  // tabs that stay
/// ```
///
/// The rules are described in [Sections](Documentation/Behavior/SectionedHeader.md#sections).
public struct SectionConfiguration: Equatable, Sendable {
  /// What happens to a section once it is collapsed to its minimum height.
  public enum Exit: Equatable, Sendable {
    /// The section stays visible at its minimum height.
    case stays
    /// The section slides up until none of it is visible.
    case leaves
  }

  /// The condition for the return of a collapsed section.
  public enum Entrance: Equatable, Sendable {
    /// The section returns only at the top of the content.
    case atTop
    /// The section returns as soon as the content moves down.
    case always
    /// The section returns up to its minimum height as soon as the content moves down, and completely at the top of the
    /// content.
    case alwaysCollapsed
  }

  /// The name by which the section is recognized when sections are inserted, removed, reordered or restored.
  ///
  /// The default is an empty string. Sections that share an identifier are matched in their order.
  public var identifier: String
  /// The behavior of the section once it is collapsed. The default is ``Exit/stays``.
  public var exit: Exit
  /// The condition for the return of the section. The default is ``Entrance/atTop``.
  public var entrance: Entrance
  /// The section's place in the order of collapsing: higher priorities collapse first, equal ones from top to
  /// bottom. The default is 0.
  public var collapsePriority: Int
  /// A Boolean value that determines whether the section rests only at its
  /// [stops](Documentation/Behavior/SectionedHeader.md#stops). The default is `false`.
  public var snaps: Bool
  /// A Boolean value that determines whether the section grows while the content is pulled down.
  ///
  /// The default is `false`. If several sections stretch, the topmost one does.
  public var isStretching = false
  /// A Boolean value that indicates whether the section contains the first responder, which keeps it expanded.
  /// The default is `false`.
  public var containsFirstResponder = false

  private var maximum, minimum: Double

  /// Creates the rules of a section, which the properties of the same names describe. Without a minimum height, the height is
  /// fixed. Heights that are negative, not finite or above 1,000,000,000 points count as 0. The minimum is at most the maximum.
  public init(
    identifier: String = "", maximumHeight: Double, minimumHeight: Double? = nil, exit: Exit = .stays,
    entrance: Entrance = .atTop, collapsePriority: Int = 0, snaps: Bool = false
  ) {
    maximum = ScrollMetrics.usable(maximumHeight) ?? 0
    minimum = min(minimumHeight.map { ScrollMetrics.usable($0) ?? 0 } ?? maximum, maximum)
    self.identifier = identifier
    self.exit = exit
    self.entrance = entrance
    self.collapsePriority = collapsePriority
    self.snaps = snaps
  }

  /// The height when expanded, in points. Lowers the minimum height if that is greater.
  ///
  /// Negative values count as 0. Values that are not finite or above 1,000,000,000 are ignored.
  public var maximumHeight: Double {
    get { maximum }
    set {
      guard let height = ScrollMetrics.usable(newValue) else { return }
      maximum = height
      minimum = min(minimum, height)
    }
  }

  /// The height when collapsed, in points. Raises the maximum height if that is smaller.
  ///
  /// Negative values count as 0. Values that are not finite or above 1,000,000,000 are ignored.
  public var minimumHeight: Double {
    get { minimum }
    set {
      guard let height = ScrollMetrics.usable(newValue) else { return }
      minimum = height
      maximum = max(maximum, height)
    }
  }
}

import Foundation

/// How a list made by a compositional layout looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How sections are set apart.
  public enum Appearance: Int, @unchecked Sendable {
    /// Headers stick to the edge while their section is in view.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart and keep from the sides.
    case insetGrouped = 2
    /// A list beside the content.
    case sidebar = 3
    /// A list beside the content whose headers stick to the edge.
    case sidebarPlain = 4
  }

  /// Where headers come from.
  public enum HeaderMode: Int, @unchecked Sendable {
    /// There are none.
    case none = 0
    /// They are supplementary views.
    case supplementary = 1
    /// A section's first item is its header.
    case firstItemInSection = 2
  }

  /// Where footers come from.
  public enum FooterMode: Int, @unchecked Sendable {
    /// There are none.
    case none = 0
    /// They are supplementary views.
    case supplementary = 1
  }

  /// Makes a configuration with separators, without headers and footers.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
  }

  /// How sections are set apart.
  public let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether there are lines between items; true by default.
  public var showsSeparators = true
  /// Where headers come from; there are none by default.
  public var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  /// Where footers come from; there are none by default.
  public var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  /// What is kept free above headers, in points; nil, the default, means what is usual.
  public var headerTopPadding: CGFloat?
}

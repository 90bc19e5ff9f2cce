import Foundation

/// The configuration of a list in a compositional layout.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Int, @unchecked Sendable {
    /// Headers are pinned to the edge while their section is visible.
    case plain = 0
    /// Sections are separated from each other.
    case grouped = 1
    /// Sections are separated from each other and inset from the sides.
    case insetGrouped = 2
    /// A list beside the content.
    case sidebar = 3
    /// A list beside the content with pinned headers.
    case sidebarPlain = 4
  }

  /// The sources of headers.
  public enum HeaderMode: Int, @unchecked Sendable {
    /// No headers.
    case none = 0
    /// Headers are supplementary views.
    case supplementary = 1
    /// The first item of a section is its header.
    case firstItemInSection = 2
  }

  /// The sources of footers.
  public enum FooterMode: Int, @unchecked Sendable {
    /// No footers.
    case none = 0
    /// Footers are supplementary views.
    case supplementary = 1
  }

  /// Creates a configuration with separators, without headers and footers.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
  }

  /// The appearance of the list.
  public let appearance: UICollectionLayoutListConfiguration.Appearance
  /// A Boolean value that determines whether there are separators between items. The default is `true`.
  public var showsSeparators = true
  /// The source of headers. The default is `none`.
  public var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  /// The source of footers. The default is `none`.
  public var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  /// The space above headers, in points. The default, `nil`, means the standard space.
  public var headerTopPadding: CGFloat?
}

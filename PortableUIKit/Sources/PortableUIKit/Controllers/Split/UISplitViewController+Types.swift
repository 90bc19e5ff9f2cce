import Foundation

extension UISplitViewController {
  /// The numbers of columns of a split view controller.
  public enum Style: Int, @unchecked Sendable {
    /// The classic interface with two view controllers, without columns.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary, and a secondary column.
    case tripleColumn = 2
  }

  /// The columns of a split view controller.
  public enum Column: Int, @unchecked Sendable {
    /// The column at the primary edge.
    case primary = 0
    /// The column between the primary and the secondary one, with three columns only.
    case supplementary = 1
    /// The column for details.
    case secondary = 2
    /// The content that replaces all columns while the interface is collapsed.
    case compact = 3
  }

  /// The arrangements of the columns.
  public enum DisplayMode: Int, @unchecked Sendable {
    /// The arrangement that fits the available space.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly = 1
    /// One column is beside the secondary one: with three columns the supplementary one, otherwise the primary
    /// one.
    case oneBesideSecondary = 2
    /// One column covers a part of the secondary one.
    case oneOverSecondary = 3
    /// The primary and the supplementary column are beside the secondary one.
    case twoBesideSecondary = 4
    /// The primary and the supplementary column cover a part of the secondary one.
    case twoOverSecondary = 5
    /// The primary and the supplementary column move the secondary one partly out of the view.
    case twoDisplaceSecondary = 6

    /// The same as `secondaryOnly`.
    public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
    /// The same as `oneBesideSecondary`.
    public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
    /// The same as `oneOverSecondary`.
    public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  /// The ways in which columns appear in relation to the secondary column.
  public enum SplitBehavior: Int, @unchecked Sendable {
    /// The behavior that fits the available space.
    case automatic = 0
    /// All columns are beside each other.
    case tile = 1
    /// Columns cover the secondary column, which is dimmed.
    case overlay = 2
    /// The primary column moves the secondary column, which is dimmed, partly out of the view.
    case displace = 3
  }

  /// The edges at which the primary column can be.
  public enum PrimaryEdge: Int, @unchecked Sendable {
    /// The left edge, in right-to-left layouts the right one.
    case leading = 0
    /// The right edge, in right-to-left layouts the left one.
    case trailing = 1
  }

  /// The visibilities of the button for the display mode in the bars of columns.
  public enum DisplayModeButtonVisibility: Int, @unchecked Sendable {
    /// The button is visible if `presentsWithGesture` is `true`.
    case automatic = 0
    /// The button is hidden.
    case never = 1
    /// The button is visible in all display modes in which it has an effect.
    case always = 2
  }

  /// The value of a width or a fraction that leaves it to the split view controller.
  nonisolated public class var automaticDimension: CGFloat { SplitColumnWidth.automatic }
}

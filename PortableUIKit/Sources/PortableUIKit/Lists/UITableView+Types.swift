import Foundation

extension UITableView {
  /// The styles of table views.
  public enum Style: Int, @unchecked Sendable {
    /// Headers and footers are pinned to the edges while their section is visible.
    case plain = 0
    /// Sections are separated from each other.
    case grouped = 1
    /// Sections are separated from each other and inset from the sides.
    case insetGrouped = 2
  }

  /// The positions for scrolling to a row.
  public enum ScrollPosition: Int, @unchecked Sendable {
    /// The content scrolls just far enough to make the row visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animations for inserting and deleting rows.
  public enum RowAnimation: Int, @unchecked Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Rows slide in from the right and out to the right.
    case right = 1
    /// Rows slide in from the left and out to the left.
    case left = 2
    /// Rows slide in from the top and out to the top.
    case top = 3
    /// Rows slide in from the bottom and out to the bottom.
    case bottom = 4
    /// Rows appear or disappear without animation.
    case none = 5
    /// Rows fade in or out in place.
    case middle = 6
    /// The table view chooses an animation. Here, rows fade in or out.
    case automatic = 100
  }

  /// A height determined by the table view.
  public static let automaticDimension: CGFloat = -1
}

/// Metrics of tables, in points. UIKit's values aren't documented; these are approximations.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let plainHeaderHeight: CGFloat = 28
  /// The default space above the headers of a plain table.
  static let headerTopPadding: CGFloat = 22
  static let groupedHeaderHeight: CGFloat = 38
  /// The gap between grouped sections without text between them.
  static let groupedGap: CGFloat = 18
  static let insetGroupedSide: CGFloat = 16
  /// The distance of text from the sides of a cell.
  static let textMargin: CGFloat = 16
  /// The distance of text from the top and bottom edges of a self-sizing cell.
  static let cellMargin: CGFloat = 11
}

import Foundation

extension UITableView {
  /// How sections are set apart.
  public enum Style: Int, @unchecked Sendable {
    /// Headers and footers stick to the edges while their section is in view.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart and keep from the sides.
    case insetGrouped = 2
  }

  /// Where a row comes to when it is scrolled to.
  public enum ScrollPosition: Int, @unchecked Sendable {
    /// The content moves just so far that the row can be seen.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, @unchecked Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right and go there.
    case right = 1
    /// They come from the left and go there.
    case left = 2
    /// They come from above and go there.
    case top = 3
    /// They come from below and go there.
    case bottom = 4
    /// They are there or gone at once.
    case none = 5
    /// They fade where they are.
    case middle = 6
    /// The table chooses; here they fade.
    case automatic = 100
  }

  /// A height that is left to the table.
  public static let automaticDimension: CGFloat = -1
}

/// Sizes that UIKit gives to tables; chosen here, in points.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let plainHeaderHeight: CGFloat = 28
  /// What a plain table keeps free above headers if nobody says otherwise.
  static let headerTopPadding: CGFloat = 22
  static let groupedHeaderHeight: CGFloat = 38
  /// What separates grouped sections that have no text between them.
  static let groupedGap: CGFloat = 18
  static let insetGroupedSide: CGFloat = 16
  /// How far text keeps from the sides of a cell.
  static let textMargin: CGFloat = 16
  /// How far text keeps from the upper and the lower edge of a cell that sizes itself.
  static let cellMargin: CGFloat = 11
}

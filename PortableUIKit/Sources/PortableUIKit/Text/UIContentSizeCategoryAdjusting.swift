import Foundation

/// A view with text that can follow the user's preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that determines whether fonts from `UIFont.preferredFont(forTextStyle:)` follow the
  /// user's preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

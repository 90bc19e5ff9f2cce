import Foundation

/// A view with text that can follow the text size that the user chooses.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts for a purpose, from `UIFont.preferredFont(forTextStyle:)`, follow the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

import UIKit

/// A page that names the scroll view that its header follows.
///
/// Conform to it if the page's view contains several scroll views, or if the page creates or replaces its scroll view
/// late. Without it, the page's view must contain one scroll view. Scroll views inside another one and those that scroll only
/// horizontally don't count. Several are reported as a `HeaderMisuse`, and the header then follows
/// none of them.
@preconcurrency @MainActor public protocol HeaderPage: UIViewController {
  /// The scroll view that the header follows, or `nil` if there is none yet. It is asked for when the page is loaded and
  /// with each layout of the pages. Call `headerScrollViewDidChange()` after you replaced it.
  var headerScrollView: UIScrollView? { get }
}

extension HeaderPage {
  /// Tells the pages controller that `headerScrollView` returns another scroll view than before.
  ///
  /// The header follows the new scroll view at once. The former one gets its own insets back. If the page isn't loaded by
  /// a `HeaderPagesViewController`, this method does nothing.
  public func headerScrollViewDidChange() {
    let pages = ancestors.first { $0 is HeaderPagesViewController } as? HeaderPagesViewController
    pages?.updateScrollViews()
  }
}

/// The state of a `HeaderPagesViewController` that an app may store and restore.
public struct HeaderPagesState: Codable, Hashable, Sendable {
  /// The index of the current page.
  public var selectedIndex: Int
  /// The distance, in points, by which the content of each page is scrolled down from its top. Pages that were never
  /// loaded are missing.
  public var distances: [Int: Double]

  /// Creates a state. The default is the first page, and no distances.
  public init(selectedIndex: Int = 0, distances: [Int: Double] = [:]) {
    self.selectedIndex = selectedIndex
    self.distances = distances
  }
}

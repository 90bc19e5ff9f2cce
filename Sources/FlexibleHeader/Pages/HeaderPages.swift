import UIKit

/// A page that provides the scroll view that its header follows.
///
/// Conform to this protocol if the page's view contains several scroll views, or if the page creates or replaces its scroll
/// view late. Otherwise, the page's view must contain one scroll view. Scroll views inside another one, and those that scroll
/// only horizontally, don't count. Several scroll views are reported as a `HeaderMisuse`, and the header then follows none of
/// them.
@preconcurrency @MainActor public protocol HeaderPage: UIViewController {
  /// The scroll view that the header follows, or `nil` if there is none yet. It is read when the page is loaded and with each
  /// layout of the pages. Call `headerScrollViewDidChange()` after you replaced it.
  var headerScrollView: UIScrollView? { get }
}

extension HeaderPage {
  /// Notifies the pages controller that `headerScrollView` returns another scroll view than before.
  ///
  /// The header follows the new scroll view at once. The insets of the former one are restored. If the page isn't loaded by a
  /// `HeaderPagesViewController`, this method does nothing.
  public func headerScrollViewDidChange() {
    let pages = ancestors.first { $0 is HeaderPagesViewController } as? HeaderPagesViewController
    pages?.updateScrollViews()
  }
}

/// The state of a `HeaderPagesViewController` that an app can save and restore.
public struct HeaderPagesState: Codable, Hashable, Sendable {
  /// The index of the current page. The default is 0.
  public var selectedIndex: Int
  /// The distance by which the content of each page is scrolled down from its top, in points, by the index of the page. Pages
  /// that were never loaded are missing. The default is empty.
  public var distances: [Int: Double]

  /// Creates a state. The default is the first page, without distances.
  public init(selectedIndex: Int = 0, distances: [Int: Double] = [:]) {
    self.selectedIndex = selectedIndex
    self.distances = distances
  }
}

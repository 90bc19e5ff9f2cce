import UIKit

/// Creates the pages of a `HeaderPagesViewController` when they are needed.
@MainActor public protocol HeaderPagesDataSource: AnyObject {
  /// Returns the number of pages. It is asked for once, and again by `reloadPages()`. Negative numbers count as 0.
  func numberOfPages(in pagesController: HeaderPagesViewController) -> Int

  /// Creates a page. The controller keeps pages that are near the current one and releases the others, so that a page
  /// may be asked for again.
  ///
  /// - Parameters:
  ///   - pagesController: The controller that asks.
  ///   - index: The index of the page, counted from 0.
  /// - Returns: The page. It must not be a page at another index at the same time.
  func headerPages(_ pagesController: HeaderPagesViewController, pageAt index: Int) -> UIViewController
}

/// Receives what happens in a `HeaderPagesViewController`. All methods are optional.
@MainActor public protocol HeaderPagesDelegate: AnyObject {
  /// The pages moved.
  ///
  /// - Parameters:
  ///   - pagesController: The controller.
  ///   - position: The position in pages: 1.25 is a quarter of the way from page 1 to page 2. Less than 0 or more than
  ///     the last index while the pages are pulled beyond an end.
  func headerPages(_ pagesController: HeaderPagesViewController, didMoveTo position: CGFloat)

  /// Another page became the current one.
  ///
  /// - Parameters:
  ///   - pagesController: The controller.
  ///   - index: The index of the page.
  func headerPages(_ pagesController: HeaderPagesViewController, didSelectPageAt index: Int)
}

extension HeaderPagesDelegate {
  public func headerPages(_ pagesController: HeaderPagesViewController, didMoveTo position: CGFloat) {}
  public func headerPages(_ pagesController: HeaderPagesViewController, didSelectPageAt index: Int) {}
}

/// A page that names the scroll view that its header follows.
///
/// Conform to it if the page's view contains several scroll views, or if the right one is created late. Without it,
/// the first scroll view found in the page's view is taken, outer views before inner ones.
@MainActor public protocol HeaderPage: UIViewController {
  /// The scroll view that the header follows, or `nil` if there is none yet. It is asked for when the page is loaded
  /// and, until there is one, with each layout.
  var headerScrollView: UIScrollView? { get }
}

/// The state of a `HeaderPagesViewController` that an app may store and restore.
public struct HeaderPagesState: Codable, Hashable, Sendable {
  /// The index of the current page.
  public var selectedIndex: Int
  /// The distance, in points, by which the content of each page is scrolled down from its top. Pages that were never
  /// loaded are missing.
  public var distances: [Int: Double]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - selectedIndex: The index of the current page. The default is 0.
  ///   - distances: The distances, in points, by which pages are scrolled, by index. The default is none.
  public init(selectedIndex: Int = 0, distances: [Int: Double] = [:]) {
    self.selectedIndex = selectedIndex
    self.distances = distances
  }
}

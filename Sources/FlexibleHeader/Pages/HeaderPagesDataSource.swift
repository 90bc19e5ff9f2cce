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

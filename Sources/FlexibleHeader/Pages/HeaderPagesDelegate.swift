import UIKit

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

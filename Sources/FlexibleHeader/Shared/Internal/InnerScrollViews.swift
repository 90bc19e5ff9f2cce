import UIKit

/// The scroll views inside a header or a bottom bar, such as a carousel.
///
/// A tap on the status bar has no effect if several scroll views on the screen accept it. Those inside a header don't accept it
/// while the header is in a window. The system doesn't report scroll views that are added later, and calls no delegate if there
/// are several. Therefore, the header searches for them whenever possible, at the latest when a finger leaves the content.
@MainActor final class InnerScrollViews {
  /// The scroll views that accepted the tap before.
  private var scrollViews = WeakSet<UIScrollView>()

  /// Finds the scroll views inside a header or a bar. Those that left it accept the tap again.
  func update(in header: UIView) {
    for scrollView in scrollViews.elements {
      if header.window == nil || !scrollView.isDescendant(of: header) { release(scrollView) }
    }
    if header.window != nil { claim(in: header) }
  }

  private func claim(in view: UIView) {
    for subview in view.subviews {
      if let scrollView = subview as? UIScrollView, scrollView.scrollsToTop {
        scrollView.scrollsToTop = false
        scrollViews.insert(scrollView)
      }
      claim(in: subview)
    }
  }

  private func release(_ scrollView: UIScrollView) {
    scrollView.scrollsToTop = true
    scrollViews.remove(scrollView)
  }
}

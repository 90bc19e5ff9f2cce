import UIKit

/// The installation of a header in front of a scroll view: its place in the view hierarchy.
@MainActor final class HeaderInstallation {
  private weak var header: UIView?
  private(set) weak var scrollView: UIScrollView?
  private var isPlaced = false

  init(of header: UIView, in scrollView: UIScrollView) {
    self.header = header
    self.scrollView = scrollView
  }

  // MARK: - Place

  /// Adds the header in front of the scroll view, with the width of its superview. If the header already has
  /// a superview, it isn't moved.
  ///
  /// If the scroll view is the view of a view controller, it has no superview that belongs to the app. The
  /// header is then added to the scroll view itself.
  ///
  /// - Returns: `false` if there is no view to which the header can be added.
  func place() -> Bool {
    guard let header, let scrollView, header.superview == nil else { return true }
    let isRootView = scrollView.next is UIViewController
    guard let container = isRootView ? scrollView : scrollView.superview else { return false }
    header.autoresizingMask = .flexibleWidth
    header.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: header.frame.height)
    if container === scrollView {
      container.addSubview(header)
    } else {
      container.insertSubview(header, aboveSubview: scrollView)
    }
    isPlaced = true
    return true
  }

  // MARK: - Removal

  /// Removes the header from the view hierarchy, if it was added by this installation.
  func remove() {
    if isPlaced { header?.removeFromSuperview() }
  }
}

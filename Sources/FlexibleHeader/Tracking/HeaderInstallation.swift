import UIKit

/// The installation of a header in front of a scroll view: its place in the view hierarchy.
@MainActor final class HeaderInstallation {
  private weak var header: UIView?
  private(set) weak var scrollView: UIScrollView?
  /// The view to which the header was added, or `nil` if it had a superview before.
  private weak var container: UIView?
  /// A Boolean value that indicates whether the scroll view had no superview when it was looked for last.
  private var isScrollViewAway = false
  /// Keeps a scroll view in place that contains the header.
  private var hold: EditingHold?

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
    self.container = container
    header.autoresizingMask = .flexibleWidth
    header.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: header.frame.height)
    if container === scrollView {
      container.addSubview(header)
      hold = EditingHold(of: header, in: scrollView, comesIntoView: true)
    } else {
      container.insertSubview(header, aboveSubview: scrollView)
    }
    return true
  }

  /// Takes the header along, if the app moved the scroll view to another superview. A header that the app moved itself stays.
  ///
  /// A scroll view that returns to its superview is in front of the header, which moves in front of it again.
  func followScrollView() {
    guard let header, let container, header.superview === container, let scrollView, container !== scrollView
    else { return }
    let wasAway = isScrollViewAway
    isScrollViewAway = scrollView.superview == nil
    if scrollView.superview === container {
      if wasAway { container.insertSubview(header, aboveSubview: scrollView) }
    } else if !isScrollViewAway {
      header.removeFromSuperview()
      _ = place()
    }
  }

  // MARK: - Removal

  /// Removes the header from the view hierarchy, if it was added by this installation.
  func remove() {
    hold = nil
    if container != nil { header?.removeFromSuperview() }
  }
}

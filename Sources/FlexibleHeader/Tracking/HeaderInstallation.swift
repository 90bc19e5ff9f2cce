import UIKit

/// The installation of a header in front of a scroll view: its place in the view hierarchy, and the parent of its controller.
@MainActor final class HeaderInstallation {
  private weak var header: UIView?
  /// The view controller whose view the header is, or `nil`.
  private weak var controller: UIViewController?
  private(set) weak var scrollView: UIScrollView?
  /// The view to which the header was added, or `nil` if it had a superview before.
  private weak var container: UIView?
  /// A Boolean value that indicates whether the installation added the controller to the owner of the scroll view.
  private var isChildByInstallation = false
  /// Keeps a scroll view in place that contains the header.
  private var hold: EditingHold?

  init(of header: UIView, controller: UIViewController?, in scrollView: UIScrollView) {
    self.header = header
    self.controller = controller
    self.scrollView = scrollView
  }

  // MARK: - Place

  /// Adds the header in front of the scroll view, with the width of its superview, or returns `false` if there is no view to
  /// which it can be added. If the header already has a superview, it isn't moved. The header's controller becomes a child of
  /// the owner of the scroll view.
  ///
  /// If the scroll view is the view of a view controller, it has no superview that belongs to the app. The
  /// header is then added to the scroll view itself.
  func place() -> Bool {
    guard let header, let scrollView else { return true }
    if header.superview != nil {
      joinOwner()
      return true
    }
    let isRootView = scrollView.next is UIViewController
    guard let container = isRootView ? scrollView : scrollView.superview else { return false }
    joinOwner { add(header, in: container, over: scrollView) }
    return true
  }

  private func add(_ header: UIView, in container: UIView, over scrollView: UIScrollView) {
    self.container = container
    header.autoresizingMask = .flexibleWidth
    // The frame of a header that followed the content of a lost scroll view includes its translation.
    let size = CGSize(width: container.bounds.width, height: header.bounds.height)
    header.bounds.size = size
    header.center = CGPoint(x: size.width / 2, y: size.height / 2)
    if container === scrollView {
      container.addSubview(header)
      hold = EditingHold(of: header, in: scrollView, comesIntoView: true)
    } else {
      container.insertSubview(header, aboveSubview: scrollView)
    }
  }

  /// Keeps the header with its scroll view. If the app moved the scroll view to another superview, the header moves there, too.
  /// If the scroll view is in front of the header, because it left its superview and returned, the header moves in front of it.
  /// A header that the app moved to another superview isn't moved.
  func followScrollView() {
    guard let header, let container, header.superview === container, let scrollView, container !== scrollView,
      let superview = scrollView.superview
    else { return }
    if superview === container {
      if header.isBehind(scrollView) { container.insertSubview(header, aboveSubview: scrollView) }
    } else {
      remove()
      _ = place()
      // A former superview that resizes its subviews at this moment resizes the header, too.
      RunLoopTurn.afterCurrent { [weak header] in header?.adoptFlexibleWidth() }
    }
  }

  /// A Boolean value that indicates whether the app removed the header from the view to which the installation had added it.
  var isUndone: Bool { container != nil && header?.superview == nil }

  // MARK: - Controller

  /// Called when the header entered a window. A scroll view may be installed before it belongs to a controller.
  func headerDidEnterWindow() { joinOwner() }

  /// Adds the header's controller to the owner of the scroll view, unless it has a parent, and calls `body`, which may add the
  /// header's view.
  private func joinOwner(_ body: () -> Void = {}) {
    guard let controller, controller.parent == nil,
      let owner = scrollView?.owningViewController, owner !== controller
    else { return body() }
    owner.addChild(controller)
    isChildByInstallation = true
    body()
    controller.didMove(toParent: owner)
  }

  // MARK: - Removal

  /// Removes the header from the view hierarchy, if it was added by this installation, and its controller from its parent.
  func remove() {
    hold = nil
    let child = isChildByInstallation ? controller : nil
    isChildByInstallation = false
    child?.willMove(toParent: nil)
    if container != nil {
      container = nil
      header?.removeFromSuperview()
    }
    child?.removeFromParent()
  }
}

extension UIView {
  /// Returns whether another subview of the same superview is in front of the view.
  fileprivate func isBehind(_ sibling: UIView) -> Bool {
    superview?.subviews.first { $0 === self || $0 === sibling } === self
  }
}

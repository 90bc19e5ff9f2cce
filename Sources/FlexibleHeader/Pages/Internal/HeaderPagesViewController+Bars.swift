import UIKit

/// The scroll view that the bars of containers follow: that of the current page.
///
/// A navigation controller asks the controller that it shows, and searches the views of one that names no scroll view. In a
/// controller that contains the pages, it would find the pager. So the scroll view is set for the controllers in between,
/// too, while the pages are on the screen.
extension HeaderPagesViewController {
  /// Sets the scroll view that bars follow, or removes the former one.
  func setBarContent(_ scrollView: UIScrollView?) {
    let former = barContent
    barContent = scrollView
    setContentScrollView(scrollView, insteadOf: former)
    guard ownAppearance != .hidden else { return }
    for controller in controllersBelowBars {
      controller.setContentScrollView(scrollView, insteadOf: former)
    }
  }

  /// Removes the scroll view from the controllers that contain the pages. They would keep it alive.
  func withdrawBarContent() {
    for controller in controllersBelowBars { controller.setContentScrollView(nil, insteadOf: barContent) }
  }

  /// The controllers that contain the pages, up to one with bars.
  private var controllersBelowBars: [UIViewController] { ancestors.prefix { !$0.hasBars } }
}

extension UIViewController {
  fileprivate var hasBars: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }

  /// Sets the scroll view that bars follow instead of another one. Where the app has set one of its own, that stays.
  fileprivate func setContentScrollView(_ new: UIScrollView?, insteadOf former: UIScrollView?) {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      let known = contentScrollView(for: edge)
      if known !== new, known == nil || known === former { setContentScrollView(new, for: edge) }
    }
  }
}

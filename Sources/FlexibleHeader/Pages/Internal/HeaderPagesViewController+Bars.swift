import UIKit

/// The scroll view that the bars of containers follow: that of the current page.
///
/// A navigation controller queries the controller that it shows, and searches its views if the controller doesn't specify a
/// scroll view. In a controller that contains the pages, it would find the pager. Therefore, the scroll view is also set for
/// the controllers in between while the pages are on the screen.
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

  /// Removes the scroll view from the controllers that contain the pages. They would retain it.
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

  /// Sets the scroll view that bars follow, replacing `former`. A scroll view that the app has set isn't replaced.
  fileprivate func setContentScrollView(_ new: UIScrollView?, insteadOf former: UIScrollView?) {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      let known = contentScrollView(for: edge)
      if known !== new, known == nil || known === former { setContentScrollView(new, for: edge) }
    }
  }
}

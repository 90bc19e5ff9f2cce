import Foundation

/// The connection of a scroll view with the bar above it, whose large title collapses as the content is
/// scrolled up.
struct BarAbove {
  weak var controller: UINavigationController?
  /// The collapsed part of the large title, in points.
  var given: CGFloat = 0
  /// A Boolean value that indicates whether the bar is changing its height for the content. The content
  /// offset doesn't need a correction in this case.
  var isChanging = false

  /// Returns the resting offset for a drag that would leave the large title partially visible. At this
  /// offset, it is fully visible or hidden.
  @MainActor func offsetWithWholeTitle(near offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    let top = -scrollView.restingInset.top
    let height = UINavigationBar.largeTitleHeight
    guard controller != nil, offset.y > top, offset.y < top + height else { return offset }
    return CGPoint(x: offset.x, y: offset.y < top + height / 2 ? top : top + height)
  }
}

/// Large titles. The content determines how much of them is visible.
///
/// The relevant content is the one below the bar according to `UIScrollView.contentInsetAdjustmentBehavior`:
/// the scroll view set with `setContentScrollView(_:for:)`, the controller's view, or the backmost view in
/// it, unless it never adjusts its insets. Without such content, the large title stays visible. While it
/// collapses, the safe area shrinks with it. While the content is pulled beyond its edge, the bar grows but
/// the safe area doesn't.
extension UINavigationController {
  /// Returns the scroll view that moves the large title of a controller, or `nil` if it has none or nothing
  /// moves it.
  final func scrollViewBelowLargeTitle(of controller: UIViewController) -> UIScrollView? {
    guard !isBarHidden, liesUnderBar(controller), bar.showsLargeTitle(of: items(upTo: controller)) else {
      return nil
    }
    return controller.contentUnderTopBar
  }

  /// Returns the height of the bar above a controller, according to its content offset.
  final func barHeight(above controller: UIViewController) -> CGFloat {
    let items = items(upTo: controller)
    let height = bar.height(with: items.last)
    guard bar.showsLargeTitle(of: items) else { return height }
    let given = scrollViewBelowLargeTitle(of: controller)?.barAbove?.given ?? 0
    return height + UINavigationBar.largeTitleHeight - given
  }

  private func items(upTo controller: UIViewController) -> [UINavigationItem] {
    (stack.prefix { $0 !== controller } + [controller]).map(\.navigationItem)
  }

  /// Connects the content of a controller with the bar while there is a large title.
  final func tieContent(of controller: UIViewController) {
    pull = 0
    guard let scrollView = scrollViewBelowLargeTitle(of: controller) else {
      if controller.contentUnderTopBar?.barAbove?.controller === self {
        controller.contentUnderTopBar?.barAbove = nil
      }
      return
    }
    if scrollView.barAbove?.controller !== self { scrollView.barAbove = BarAbove(controller: self) }
    pull = max(0, -scrollView.contentOffset.y - scrollView.restingInset.top)
  }

  /// Moves the large title with the content below it.
  final func contentDidScroll(_ scrollView: UIScrollView) {
    guard runningChange == nil, let shown, let bar = scrollView.barAbove, !bar.isChanging,
      scrollViewBelowLargeTitle(of: shown) === scrollView
    else { return }
    let scrolled = scrollView.contentOffset.y + scrollView.restingInset.top
    let given = min(UINavigationBar.largeTitleHeight, max(0, scrolled))
    guard given != bar.given || pull != max(0, -scrolled) else { return }
    scrollView.barAbove?.given = given
    scrollView.barAbove?.isChanging = true
    layOutBar()
    scrollView.barAbove?.isChanging = false
  }
}

extension UIViewController {
  /// The scroll view whose content is below a bar at the top, or `nil` if there is none.
  final var contentUnderTopBar: UIScrollView? {
    let named = contentScrollViews.scrollView(for: .top)
    let scrollView =
      named ?? storedView as? UIScrollView ?? storedView?.subviewsStorage.first as? UIScrollView
    return scrollView?.contentInsetAdjustmentBehavior == .never ? nil : scrollView
  }
}

/// The scroll views that a controller has set for the bars at its upper and lower edge, which it holds [K].
struct ContentScrollViews {
  private var top: UIScrollView?
  private var bottom: UIScrollView?

  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { edge == .top ? top : bottom }

  /// Assigns a scroll view to edges. The leading and the trailing edge are ignored [A].
  mutating func assign(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { top = scrollView }
    if edge.contains(.bottom) { bottom = scrollView }
  }

  func contains(_ scrollView: UIScrollView) -> Bool { top === scrollView || bottom === scrollView }
  var all: [UIScrollView] { [top, bottom].compactMap { $0 } }
}

extension UIViewController {
  final func assignContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let old = contentScrollViews.all
    contentScrollViews.assign(scrollView, for: edge)
    for view in old + contentScrollViews.all { view.updateAdjustedInset(because: .safeArea) }
    navigationController?.storedView?.setNeedsLayout()
  }

  final func updateContentScrollViews() {
    for view in contentScrollViews.all { view.updateAdjustedInset(because: .safeArea) }
    guard let view = storedView else { return }
    (view as? UIScrollView ?? view.subviews.first as? UIScrollView)?.updateAdjustedInset(because: .safeArea)
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the bars of a navigation or tab bar controller cover this view as
  /// the content of a controller. This is the case for the controller's view, the backmost view in it, or the
  /// view that was set.
  final var isContentUnderBars: Bool {
    guard let controller = viewController ?? superview?.viewController ?? nearestViewController,
      controller.automaticallyAdjustsScrollViewInsets
    else { return false }
    let isContent =
      viewController != nil || controller.storedView?.subviewsStorage.first === self
      || controller.contentScrollViews.contains(self)
    return isContent && (controller.navigationController != nil || controller.tabBarController != nil)
  }
}

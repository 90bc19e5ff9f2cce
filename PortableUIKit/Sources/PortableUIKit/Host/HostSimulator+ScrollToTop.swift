extension HostSimulator {
  /// Taps the status bar: the only scroll view on the screen with `scrollsToTop` scrolls to its top.
  ///
  /// Nothing happens if none or several scroll views have `scrollsToTop`, or if the delegate refuses.
  public func tapStatusBar() {
    var candidates: [UIScrollView] = []
    for window in visibleWindows { Self.collectScrollViews(in: window, to: &candidates) }
    guard candidates.count == 1, let scrollView = candidates.first, !scrollView.isAtTop else { return }
    if scrollView.scrollDelegate(for: .shouldScrollToTop)?.scrollViewShouldScrollToTop(scrollView) == false {
      return
    }
    scrollView.scrollToTop()
  }

  private static func collectScrollViews(in view: UIView, to found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, isOnScreen(scrollView) {
      found.append(scrollView)
    }
    for subview in view.subviews { collectScrollViews(in: subview, to: &found) }
  }

  private static func isOnScreen(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    return view.convert(view.bounds, to: window).intersects(window.bounds)
  }
}

import HeaderEngine
import UIKit

/// The top safe area that the header counts with. See `Documentation/Behavior/FlexibleHeader.md#top-safe-area`.
extension FlexibleHeaderView {
  /// Reports the top safe area to the engine. Without a window, the device is treated as one with a classic status bar,
  /// unless the safe area is inferred.
  func reportSafeArea() {
    guard placing.allowsReport() else { return }
    placeTopInWindow = nil
    reportedSafeArea = safeAreaInsets
    let fallback = flags.infersTopSafeAreaInsetFromViewController ? 0 : StatusBarShift.classicHeight
    let top = center.y - 0.5 * bounds.height
    let scrollView = liveScrollView()
    let update = engine.handle(
      .safeAreaReported(measuredTopSafeArea() ?? fallback, top: top), scrollView.map { measure($0) },
      surroundings())
    // Before the header changes its frame, because delegates that learn of it read the guide.
    let guideFrame = CGRect(x: 0, y: 0, width: bounds.width, height: topSafeArea)
    if topSafeAreaGuide.frame != guideFrame { topSafeAreaGuide.frame = guideFrame }
    finish(update, over: scrollView)
    host?.headerViewDidReportSafeArea()
  }

  /// Tells the controller, which may change the safe area of the content. Content that moves with it isn't scrolled.
  func notifyHostOfScrollView() {
    guard let host else { return }
    tracker.suspended { host.headerViewDidChangeScrollView() }
  }

  /// The top safe-area inset that the system reports, or `nil` while it isn't known.
  private func measuredTopSafeArea() -> CGFloat? {
    if flags.infersTopSafeAreaInsetFromViewController,
      let source = topSafeAreaSourceViewController ?? rootViewControllerOfAncestors()
    {
      guard let view = source.viewIfLoaded else { return nil }
      let added = subtractsAdditionalSafeAreaInsets ? source.additionalSafeAreaInsets.top : 0
      return overlap(withSafeArea: view.safeAreaInsets.top - added, of: view)
    }
    return window.map { overlap(withSafeArea: $0.safeAreaInsets.top, of: $0) }
  }

  /// The part of a view's top safe area that lies over the place of the header, in points.
  private func overlap(withSafeArea inset: CGFloat, of view: UIView) -> CGFloat {
    guard flags.correctsOriginalBehavior, isDescendant(of: view) else { return max(0, inset) }
    return max(0, inset - max(0, placeTop(in: view)))
  }

  /// The outermost view controller around the header. A controller whose view is the header doesn't count: its safe area
  /// depends on the header's place.
  private func rootViewControllerOfAncestors() -> UIViewController? {
    var responder = superview as UIResponder?
    while let current = responder {
      if var controller = current as? UIViewController {
        while let parent = controller.parent { controller = parent }
        return controller
      }
      responder = current.next
    }
    return nil
  }
}

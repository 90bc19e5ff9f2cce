import HeaderEngine
import UIKit

/// The top safe area that the header uses. See `Documentation/Behavior/FlexibleHeader.md#top-safe-area`.
extension FlexibleHeaderView {
  /// Reports the top safe area to the engine.
  func reportSafeArea() {
    if isPlacing { return missedReport = true }
    statusBar = nil
    if isAway { return }
    reportedSafeArea = safeAreaInsets
    let inset = Double(measuredTopSafeArea() ?? assumedTopSafeArea)
    let top = center.y - 0.5 * bounds.height
    // A report may occur while the system moves the content, before the delegate is notified. Measuring then, without need,
    // could write insets and move the content again.
    let surroundings = surroundings()
    let update =
      engine.followsSafeArea(inset, surroundings)
      ? engine.handle(.safeAreaReported(inset, top: top), liveMetrics(), surroundings) : nil
    // The guide must be up to date before the header changes its frame, because delegates read it in response.
    updateTopSafeAreaGuide()
    if let update { finish(update) }
    needsInsetUpdate = true
    setNeedsLayout()
    host?.updateTopLayout()
  }

  /// A Boolean value that indicates whether the header left the window, for example with a screen that another one covers. The
  /// safe area is zero then. Header and content stay where they are until they return.
  var isAway: Bool { policy.correctsOriginalBehavior && hasLeftWindow }

  /// Reports a safe area that the superview and the scroll view received before the header.
  func safeAreaMayHaveChanged() {
    receiveSafeArea()
    guard policy.correctsOriginalBehavior, window != nil, let top = measuredTopSafeArea(),
      Double(top) != engine.reportedTopSafeArea
    else { return }
    reportSafeArea()
  }

  func updateTopSafeAreaGuide() {
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: topSafeArea)
    if topSafeAreaGuide.frame != frame { topSafeAreaGuide.frame = frame }
  }

  /// Updates the insets for a safe area that the scroll view received after the header, without an event.
  func updateInsetsIfNeeded() {
    if needsInsetUpdate {
      needsInsetUpdate = false
      send(.adjustedInsetChanged)
    }
    if !engine.wasShown, window != nil { engine.wasShown = true }
  }

  /// Notifies the controller, which may change the content's safe area. Content that moves as a result doesn't count
  /// as scrolling.
  func notifyHostOfScrollView() {
    guard let host else { return }
    tracker.suspended { host.trackingScrollViewDidChange() }
  }

  /// Returns the top safe-area inset that the system reports, or `nil` if it isn't known yet.
  private func measuredTopSafeArea() -> CGFloat? {
    if policy.infersTopSafeAreaInsetFromViewController, policy.correctsOriginalBehavior,
      !hasChosenSafeAreaSource, scriptedDevice == nil, let superview, window != nil
    {
      // It contains the bars of containers, which the outermost view controller's safe area doesn't.
      return max(0, superview.safeAreaInsets.top)
    }
    if policy.infersTopSafeAreaInsetFromViewController,
      // A controller whose view is the header itself has a safe area that depends on the header's position.
      let source = topSafeAreaSourceViewController ?? superview?.owningViewController?.outermost
    {
      guard let view = source.viewIfLoaded else { return nil }
      let added = subtractsAdditionalSafeAreaInsets ? source.additionalSafeAreaInsets.top : 0
      return overlap(withSafeArea: view.safeAreaInsets.top - added, of: view)
    }
    return window.map { overlap(withSafeArea: $0.safeAreaInsets.top, of: $0) }
  }

  /// The top safe area of a header without a window. Unless it's inferred, it's that of the key window, so that heights are
  /// final before the header is visible. Without a key window, it's that of a classic status bar.
  private var assumedTopSafeArea: CGFloat {
    if policy.infersTopSafeAreaInsetFromViewController { return 0 }
    return UIApplication.running?.foregroundKeyWindow?.safeAreaInsets.top
      ?? CGFloat(StatusBarShift.classicHeight)
  }

  /// Returns the part of a view's top safe area that overlaps the header's place, in points.
  private func overlap(withSafeArea inset: CGFloat, of view: UIView) -> CGFloat {
    guard policy.correctsOriginalBehavior, isDescendant(of: view) else { return max(0, inset) }
    return max(0, inset - max(0, placeTop(in: view)))
  }
}

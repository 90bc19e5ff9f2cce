import HeaderEngine
import UIKit

/// Where the header is, and commands that move it.
extension FlexibleHeaderView {
  /// What the header does at the moment. `shifting` before its first layout.
  public var scrollPhase: FlexibleHeaderScrollPhase { engine.phase.phase }

  /// While shifting the visible part of the minimum height, otherwise the header's height; points.
  public var scrollPhaseValue: CGFloat { engine.phase.value }

  /// While shifting 0 in place ... 1 gone; while collapsing 0 at the minimum ... 1 at the maximum height; while
  /// over-extending 1 and more, by the stretch as a fraction of the maximum height.
  public var scrollPhasePercentage: CGFloat { engine.phase.percentage }

  /// Whether the header is off the screen or on its way there.
  public var isShiftedOffscreen: Bool {
    engine.isShiftedOffscreen(metrics(), surroundings())
  }

  /// Brings the header back to the screen. With `hideable` only commands do.
  public func shiftHeaderOnScreen(animated: Bool) {
    send(.shiftCommanded(hide: false, animated: animated))
  }

  /// Moves the header off the screen, by as much as its minimum height allows: a header that is expanded at that
  /// moment stays partly visible.
  public func shiftHeaderOffScreen(animated: Bool) {
    send(.shiftCommanded(hide: true, animated: animated))
  }

  /// Scrolls the content so that the header is at its minimum or its maximum height.
  ///
  /// Content that is too short to collapse the header is scrolled as far as possible. A header that is there already, and
  /// one without a scroll view, stays. To move the header off the screen, use `shiftHeaderOffScreen(animated:)`.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether the header collapses or expands.
  ///   - animated: Whether the scroll is animated.
  public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    guard let scrollView = tracker.scrollView,
      let offset = engine.offset(collapsing: isCollapsed, measure(scrollView))
    else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: CGFloat(offset)), animated: animated)
    if !animated { scrollViewDidMove() }
  }

  /// Fades `view` out while the header shifts; it is gone when the header is half gone. Held weakly.
  public func hideViewWhenShifted(_ view: UIView) {
    viewsHiddenWhenShifted.insert(view)
    view.alpha = shiftedContentAlpha
  }

  /// Ends what `hideViewWhenShifted(_:)` began; the view becomes opaque.
  public func stopHidingViewWhenShifted(_ view: UIView) {
    guard viewsHiddenWhenShifted.contains(view) else { return }
    viewsHiddenWhenShifted.remove(view)
    view.alpha = 1
  }

  /// Hands touches on `view`, a view in the header, to the tracking scroll view; those on its subviews stay theirs.
  /// Held weakly.
  public func forwardTouchEvents(for view: UIView) { viewsForwardingTouches.insert(view) }

  /// Ends what `forwardTouchEvents(for:)` began.
  public func stopForwardingTouchEvents(for view: UIView) { viewsForwardingTouches.remove(view) }

  // MARK: - For the rest of this package

  /// How much of the shadow shows, 0...1.
  package var shadowIntensity: CGFloat { engine.shadow.intensity }

  /// The header moves by itself towards where it wants to be.
  package var isShiftAnimationRunning: Bool { engine.isAnimating }

  /// Lets `duration` seconds of the shift animation pass, as one frame; nothing happens when none runs.
  package func advanceShiftAnimation(by duration: TimeInterval) {
    send(.animationTicked(duration: duration))
  }

  /// The largest visible shift at the moment, in points.
  package var greatestShift: CGFloat { engine.greatestShift(metrics(), surroundings()) }

  /// The header's lower edge in its superview, without the translation of a header inside its scroll view; points.
  package var bottomEdge: CGFloat { center.y + 0.5 * bounds.height }

  /// The top safe area that the header counts with, in points.
  package var topSafeArea: CGFloat { engine.configuration.heights.safeArea }

  /// The smallest height on the screen, safe area included, in points.
  package var leastHeight: CGFloat { engine.configuration.heights.least }

  /// The greatest height that is not stretched, safe area included, in points.
  package var greatestHeight: CGFloat { engine.configuration.heights.greatest }
}

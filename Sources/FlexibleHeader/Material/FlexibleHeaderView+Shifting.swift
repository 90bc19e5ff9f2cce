import HeaderEngine
import UIKit

/// The position of the header, and methods that move it.
extension FlexibleHeaderView {
  /// The current phase of the header. Before the first layout, the phase is `shifting`.
  public var scrollPhase: FlexibleHeaderScrollPhase { engine.phase.phase }

  /// The visible part of the minimum height while shifting; otherwise the header's height. In points.
  public var scrollPhaseValue: CGFloat { engine.phase.value }

  /// The progress of the current phase.
  ///
  /// While shifting, the value is 0 in place and 1 off-screen. While collapsing, it is 0 at the minimum height and 1
  /// at the maximum height. While over-extending, it is 1 plus the stretch as a fraction of the maximum height.
  public var scrollPhasePercentage: CGFloat { engine.phase.percentage }

  /// A Boolean value that indicates whether the header is off-screen or moving off the screen.
  public var isShiftedOffscreen: Bool {
    let metrics = metrics()
    return engine.isShiftedOffscreen(metrics, surroundings())
  }

  /// Moves the header back onto the screen. If `shiftBehavior` is `.hideable`, scrolling doesn't bring the header
  /// back, so you need to call this method.
  public func shiftHeaderOnScreen(animated: Bool) {
    send(.shiftCommanded(hide: false, animated: animated))
  }

  /// Moves the header off the screen. If `shiftBehavior` is `.hideable`, the whole header leaves. Otherwise it moves by at most
  /// its minimum height, so an expanded header stays partly visible.
  ///
  /// - Parameter animated: Whether the change is animated.
  public func shiftHeaderOffScreen(animated: Bool) {
    send(.shiftCommanded(hide: true, animated: animated))
  }

  /// Fades out a view while the header shifts. The view, which the header references weakly, is invisible when the header has
  /// shifted halfway.
  public func hideViewWhenShifted(_ view: UIView) {
    viewsHiddenWhenShifted.insert(view)
    setShiftedContentAlpha()
  }

  /// Stops fading a view that was passed to `hideViewWhenShifted(_:)`, and sets its alpha to 1. Other views are ignored.
  public func stopHidingViewWhenShifted(_ view: UIView) {
    guard viewsHiddenWhenShifted.contains(view) else { return }
    viewsHiddenWhenShifted.remove(view)
    view.alpha = 1
  }

  /// Forwards touches on a view in the header to the tracking scroll view. Touches on subviews of the view aren't forwarded.
  /// The header holds the view weakly.
  public func forwardTouchEvents(for view: UIView) { viewsForwardingTouches.insert(view) }

  /// Stops forwarding touches on a view that was passed to `forwardTouchEvents(for:)`.
  public func stopForwardingTouchEvents(for view: UIView) { viewsForwardingTouches.remove(view) }

  // MARK: - For the rest of this package

  /// The intensity of the shadow, from 0 to 1.
  package var shadowIntensity: CGFloat { engine.shadow.intensity }

  /// A Boolean value that indicates whether the shift animation is running.
  package var isShiftAnimationRunning: Bool { engine.isAnimating }

  /// Advances the shift animation by `duration` seconds, as one frame. If no animation is running, this method has no
  /// effect.
  package func advanceShiftAnimation(by duration: TimeInterval) {
    send(.animationTicked(duration: duration))
  }

  /// The maximum visible shift in the current state, in points.
  package var greatestShift: CGFloat { engine.greatestShift(metrics(), surroundings()) }

  /// The header's bottom edge in its superview, in points. The translation of a header inside its scroll view isn't
  /// included.
  package var bottomEdge: CGFloat {
    let (top, height) = verticalExtent
    return CGFloat(top + height)
  }

  /// The top safe area that the header uses, in points.
  package var topSafeArea: CGFloat { engine.configuration.heights.safeArea }

  /// The minimum height on the screen, including the safe area, in points.
  package var leastHeight: CGFloat { engine.configuration.heights.least }

  /// The maximum height of the header when it isn't stretched, including the safe area, in points.
  package var greatestHeight: CGFloat { engine.configuration.heights.greatest }
}

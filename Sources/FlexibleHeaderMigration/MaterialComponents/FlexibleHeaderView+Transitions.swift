import FlexibleHeader
import UIKit

/// Animations and rotations, as in Material Components.
extension FlexibleHeaderView {
  /// Animates changes with the duration (0.2 seconds) and the curve (ease in, ease out) that the header uses when the
  /// tracking scroll view changes, so that both animations match.
  ///
  /// - Parameters:
  ///   - animations: The changes to animate.
  ///   - completion: A closure that receives a Boolean value that indicates whether the animation ran to its end.
  public func animate(
    animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animateSwitch(animations, completion: completion)
  }

  /// Notifies the header that the interface is about to rotate. Until you call `interfaceOrientationDidChange()`,
  /// movements of the content don't count as scrolling. Headers with a view controller don't need it.
  public func interfaceOrientationWillChange() { sizeTransitionWillBegin() }

  /// Notifies the header that the interface is rotating. The header updates its safe area.
  public func interfaceOrientationIsChanging() { sizeTransitionIsRunning() }

  /// Notifies the header that the interface has rotated. The header updates its position for the current content
  /// offset.
  public func interfaceOrientationDidChange() { sizeTransitionDidEnd() }
}

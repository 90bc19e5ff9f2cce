import Foundation

/// The methods that an animation calls when it starts and stops. The animation retains its delegate.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called in the first frame of the animation, with the copy that the layer keeps. Optional.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended (`flag` is `true`) or was removed before its end (`false`). Optional.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

// Class members, which nobody overrides, need not stand in the class.
extension UIView {
  /// Switches animations of views on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Timeline.current.areViewAnimationsEnabled = enabled
    ViewAnimation.updateRecording()
  }

  /// Whether animations of views are on; true by default.
  public class var areAnimationsEnabled: Bool { Timeline.current.areViewAnimationsEnabled }

  /// Runs a block with animations of views switched off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.suspend(during: actionsWithoutAnimation)
  }

  /// Inside of an animation's block its length in seconds; 0 elsewhere.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.isRecording ? ViewAnimation.current?.duration ?? 0 : 0
  }

  /// Runs a block at once and lets its changes of views become visible by and by; times in seconds.
  ///
  /// The completion hears whether all of it ran to the end; it comes with the next frame when nothing moves.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      .init(duration: duration, delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Runs a block at once and lets its changes of views become visible within `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(.init(duration: duration), animations: animations, completion: completion)
  }

  /// Runs a block at once and lets its changes of views become visible within `duration` seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimation.run(.init(duration: duration), animations: animations, completion: nil)
  }

  /// Runs a block at once and lets its changes of views swing into place within `duration` seconds.
  ///
  /// `dampingRatio` is 1 for no swing and nearer to 0 for more; `velocity` is in whole distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      .init(
        duration: duration, delay: delay, options: options, spring: (Double(dampingRatio), Double(velocity))),
      animations: animations, completion: completion)
  }

  /// Runs a block of `addKeyframe` calls at once and lets their changes become visible one after the other.
  ///
  /// The whole runs by the curve, slow at both ends unless an animation around it says otherwise; each key frame
  /// takes an even part of it.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      .init(duration: duration, delay: delay, options: options.animationOptions), animations: animations,
      completion: completion)
  }

  /// Inside of `animateKeyframes`: changes that move in a part of it, both times 0...1 of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    ViewAnimation.recordKeyframe(from: frameStartTime, length: frameDuration, animations)
  }

  /// Runs a block at once without animation and fades from what the view showed to what it shows then.
  ///
  /// Without `transitionCrossDissolve` nothing fades; the completion comes with the next frame.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    LayerTransition.run(on: view, duration: duration, options: options, animations, completion)
  }
}

// Class members that aren't meant to be overridden are declared in an extension.
extension UIView {
  /// Enables or disables view animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Timeline.current.areViewAnimationsEnabled = enabled
    ViewAnimation.updateRecording()
  }

  /// A Boolean value that indicates whether view animations are enabled. The default is `true`.
  public class var areAnimationsEnabled: Bool { Timeline.current.areViewAnimationsEnabled }

  /// Runs a block with view animations disabled.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.suspend(during: actionsWithoutAnimation)
  }

  /// The duration of the enclosing animation block, in seconds; 0 outside of animation blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.isRecording ? ViewAnimation.current?.duration ?? 0 : 0
  }

  /// Runs a block immediately and animates its changes to views.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - delay: The delay before the animation, in seconds.
  ///   - options: The options of the animation. The default is none.
  ///   - animations: The block with the changes.
  ///   - completion: A handler that receives whether the animation ran to its end. If nothing is animated,
  ///     it's called with the next frame.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      .init(duration: duration, delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Runs a block immediately and animates its changes to views.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - animations: The block with the changes.
  ///   - completion: A handler that receives whether the animation ran to its end. If nothing is animated,
  ///     it's called with the next frame.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(.init(duration: duration), animations: animations, completion: completion)
  }

  /// Runs a block immediately and animates its changes to views.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - animations: The block with the changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimation.run(.init(duration: duration), animations: animations, completion: nil)
  }

  /// Runs a block immediately and animates its changes to views with a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - delay: The delay before the animation, in seconds.
  ///   - dampingRatio: The damping of the spring. A ratio of 1 doesn't oscillate; values closer to 0 oscillate
  ///     more.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The options of the animation. The default is none.
  ///   - animations: The block with the changes.
  ///   - completion: A handler that receives whether the animation ran to its end. If nothing is animated,
  ///     it's called with the next frame.
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

  /// Runs a block of `addKeyframe` calls immediately and animates their changes in sequence.
  ///
  /// The whole animation starts and ends slowly unless the enclosing animation or the options specify another
  /// curve. Within it, each key frame progresses linearly unless the options contain another calculation mode.
  /// Key frames that aren't linear replace other animations of the same properties.
  ///
  /// - Parameters:
  ///   - duration: The duration of the whole animation, in seconds.
  ///   - delay: The delay before the animation, in seconds.
  ///   - options: The options of the animation. The default is none.
  ///   - animations: The block that adds the key frames.
  ///   - completion: A handler that receives whether the animation ran to its end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      .init(
        duration: duration, delay: delay, options: options.animationOptions,
        keyframes: options.calculationMode), animations: animations, completion: completion)
  }

  /// Adds a key frame inside of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the key frame, as a fraction (0...1) of the whole animation.
  ///   - frameDuration: The duration of the key frame, as a fraction (0...1) of the whole animation.
  ///   - animations: The block with the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    ViewAnimation.recordKeyframe(from: frameStartTime, length: frameDuration, animations)
  }

  /// Runs a block immediately without animation and fades from the previous appearance of the view to the new
  /// one.
  ///
  /// - Parameters:
  ///   - view: The view whose appearance changes.
  ///   - duration: The duration of the transition, in seconds.
  ///   - options: The options of the transition. Without `transitionCrossDissolve`, nothing fades, and the
  ///     completion handler is called with the next frame.
  ///   - animations: The block with the changes.
  ///   - completion: A handler that receives whether the transition ran to its end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    CATransition.run(on: view, duration: duration, options: options, animations, completion)
  }
}

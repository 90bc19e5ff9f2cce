import Foundation

/// An object that animates views and can be paused, scrubbed, reversed, and resumed.
///
/// A running animator is retained until it has ended. A paused or stopped animator must be finished:
/// releasing it stops the program, as in UIKit.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  final let givenDuration: TimeInterval
  final let givenTiming: any UITimingCurveProvider
  final var givenDelay: TimeInterval = 0
  final var waiting: [(block: () -> Void, delay: Double)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var startsReversed = false
  // Read in `deinit`, which may run on any thread.
  nonisolated(unsafe) final var course: AnimatorCourse?
  nonisolated(unsafe) final var isStopped = false
  final var group: AnimationGroup?

  /// Creates an animator with the given duration, in seconds, and timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = duration.isFinite ? max(0, duration) : 0
    givenTiming = parameters
    super.init()
  }

  /// Creates an animator with the given duration, in seconds, and one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the given duration, in seconds, and a Bézier curve with two inner control
  /// points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the given duration, in seconds, and a spring. A ratio of 1 doesn't oscillate;
  /// values closer to 0 oscillate more.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    precondition(
      !isStopped && course?.isRunning(at: Timeline.current.now) != false,
      "It is an error to release a paused or stopped UIViewPropertyAnimator; finish or stop it before")
  }

  /// Creates and starts an animator. Subclasses can't be created this way here.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animations, in seconds.
  ///   - delay: The delay before the animations, in seconds.
  ///   - options: The options of the animations. The default is none.
  ///   - animations: The block with the changes.
  ///   - completion: A handler that receives the position at which the animator ended.
  /// - Returns: The running animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    guard let result = animator as? Self else {
      preconditionFailure("\(Self.self) can't be made from its type here; make one and start it")
    }
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return result
  }

  // MARK: Settings

  /// The timing with which the animator was created.
  open var timingParameters: (any UITimingCurveProvider)? { givenTiming }
  /// The duration from start to end, in seconds. For a spring with mass and stiffness, it's the time until
  /// rest.
  open var duration: TimeInterval { givenTiming.course(duration: givenDuration).duration }
  /// The delay before the start, in seconds. The default is 0.
  open var delay: TimeInterval { givenDelay }
  /// A Boolean value that determines whether animated views receive touches. The default is `true`. Set it
  /// before the start.
  open var isUserInteractionEnabled: Bool = true
  /// A Boolean value that determines whether hit testing uses the model positions of animated views, for apps
  /// that do their own hit testing. The default is `false`. In that case, the presented positions are used.
  /// Set it before the start.
  open var isManualHitTestingEnabled: Bool = false
  /// A Boolean value that determines whether the animator can be paused, scrubbed, and stopped. The default
  /// is `true`. Set it before the start.
  open var isInterruptible: Bool = true

  /// A Boolean value that determines whether `fractionComplete` moves the views linearly instead of along the
  /// animator's curve. The default is `true`.
  open var scrubsLinearly: Bool = true {
    didSet { course?.scrubsLinearly = scrubsLinearly }
  }

  /// A Boolean value that determines whether the animator pauses at its end and stays active. The default is
  /// `false`.
  open var pausesOnCompletion: Bool = false {
    didSet { course?.pausesAtEnd = pausesOnCompletion }
  }

  // MARK: Blocks

  /// Adds changes that begin after a fraction (0...1) of the remaining duration. If the animator has started,
  /// they are made immediately.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delay: Double(delayFactor))
  }

  /// Adds changes. If the animator has started, they are made immediately and end together with the others.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delay: 0)
  }

  /// Adds a completion handler, which receives the position at which the animator ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Resumes the animations after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The new timing, or `nil` to keep the current one.
  ///   - durationFactor: The new remaining duration as a multiple of the animator's duration. With 0, the
  ///     remaining duration doesn't change.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    resume(parameters, factor: Double(durationFactor))
  }

  // MARK: State

  /// The state of the animator.
  open var state: UIViewAnimatingState { isStopped ? .stopped : course == nil ? .inactive : .active }

  /// A Boolean value that indicates whether the animations are running or waiting for their delay.
  open var isRunning: Bool { course?.isRunning(at: Timeline.current.now) ?? false }

  /// A Boolean value that determines whether the animations run toward their start. The default is `false`.
  open var isReversed: Bool {
    get { course?.isReversed ?? startsReversed }
    set { reverse(newValue) }
  }

  /// The completed fraction, 0...1, counted in the direction of the movement.
  ///
  /// Setting it pauses the animator, and starts it first if necessary.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { scrub(to: newValue) }
  }

  /// Starts the animations or resumes them after a pause. Stops the program in the state `stopped`.
  open func startAnimation() { start(after: 0) }

  /// Starts or resumes the animations after a delay, in seconds. The changes themselves are made immediately.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Pauses the animations. An inactive animator becomes active and is paused at its start.
  open func pauseAnimation() { pause() }

  /// Stops the animations and keeps the presented values. Does nothing if the animator hasn't started.
  ///
  /// If `withoutFinishing` is `true`, the animator ends and the completion handlers are discarded. Otherwise,
  /// it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Moves the views of a stopped animator to a final position and calls the completion handlers. Stops the
  /// program in other states.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}

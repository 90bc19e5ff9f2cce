import Foundation

/// Animations of views that can be paused, moved by hand, turned round and taken up again.
///
/// A running animator lives until it is through. One that is paused or stopped has to be brought to an end:
/// releasing it stops the program, as UIKit does.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  final let givenDuration: TimeInterval
  final let givenTiming: any UITimingCurveProvider
  final var givenDelay: TimeInterval = 0
  final var waiting: [(block: () -> Void, delay: Double)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var startsReversed = false
  // Read when the animator goes away, which may happen anywhere.
  nonisolated(unsafe) final var course: AnimatorCourse?
  nonisolated(unsafe) final var isStopped = false
  final var group: AnimationGroup?

  /// An animator of so many seconds and a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = duration.isFinite ? max(0, duration) : 0
    givenTiming = parameters
    super.init()
  }

  /// An animator of so many seconds and one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator of so many seconds and a Bézier curve with two inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator of so many seconds and a spring; ratio 1 doesn't swing, nearer to 0 swings more.
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

  /// Makes an animator that has begun; times in seconds. Of a subclass none can be made here.
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

  /// The pace that the animator was made with.
  open var timingParameters: (any UITimingCurveProvider)? { givenTiming }
  /// Seconds from start to end; for a spring of mass and stiffness the time that it takes to rest.
  open var duration: TimeInterval { givenTiming.course(duration: givenDuration).duration }
  /// Seconds that the animator waited, or waits, before it began; 0 by default.
  open var delay: TimeInterval { givenDelay }
  /// Whether moving views take touches; true by default. To be set before the start.
  open var isUserInteractionEnabled: Bool = true
  /// Whether touches find moving views where they were set, for whoever tests hits on their own; false, the default, lets
  /// touches find them where they are seen. To be set before the start.
  open var isManualHitTestingEnabled: Bool = false
  /// Whether the animator may be paused, moved and stopped; true by default. To be set before the start.
  open var isInterruptible: Bool = true

  /// Whether `fractionComplete` moves the views evenly (true, the default) or along the animator's curve.
  open var scrubsLinearly: Bool = true {
    didSet { course?.scrubsLinearly = scrubsLinearly }
  }

  /// Whether the animator waits at its end, still active; false by default.
  open var pausesOnCompletion: Bool = false {
    didSet { course?.pausesAtEnd = pausesOnCompletion }
  }

  // MARK: Blocks

  /// Adds changes that begin after a share, 0...1, of the time that is left. Once the animator has begun, they
  /// are made at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delay: Double(delayFactor))
  }

  /// Adds changes. Once the animator has begun, they are made at once and end with the others.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delay: 0)
  }

  /// Adds a block that hears where the animator ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Goes on after a pause with another pace (nil keeps it) and in so many times the animator's duration (0
  /// takes what is left of it).
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    resume(parameters, factor: Double(durationFactor))
  }

  // MARK: State

  /// What the animator is up to.
  open var state: UIViewAnimatingState { isStopped ? .stopped : course == nil ? .inactive : .active }

  /// Whether the animations move, or wait out their delay.
  open var isRunning: Bool { course?.isRunning(at: Timeline.current.now) ?? false }

  /// Whether the animations run towards their start; false by default.
  open var isReversed: Bool {
    get { course?.isReversed ?? startsReversed }
    set { reverse(newValue) }
  }

  /// How much of the way is done, 0...1, counted in the direction of the movement.
  ///
  /// Setting it pauses the animator, and begins it if need be.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { scrub(to: newValue) }
  }

  /// Begins, or goes on after a pause; stops the program in state `stopped`.
  open func startAnimation() { start(after: 0) }

  /// Begins, or goes on, after so many seconds; the changes themselves are made at once.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Stands still; an animator that has not begun does so and waits at its start.
  open func pauseAnimation() { pause() }

  /// Ends the animations and leaves the views where they are seen; nothing happens when it has not begun.
  ///
  /// Without finishing the animator is through and the completions are dropped; else it waits for
  /// `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Puts the views of a stopped animator into their final place and calls the completions; stops the program
  /// in other states.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}

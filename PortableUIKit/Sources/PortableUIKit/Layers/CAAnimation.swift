/// The timing of an animation of a layer.
open class CAAnimation: NSObject, CAAction {
  /// A Boolean value that indicates whether the layer shows the start value before the begin time.
  final var fillsBackwards = false
  /// The part of a property animator's course that controls the progress, replacing all times of the
  /// animation.
  final var share: AnimatorShare?
  /// The part of the whole animation in which this one moves, 0...1.
  final var window: ClosedRange<Double>?
  /// The spring used instead of a timing function.
  final var spring: SpringCurve?
  /// The groups that wait for the end of the animation.
  final var groups: [AnimationGroup] = []

  /// Creates an animation that doesn't animate anything.
  public override init() { super.init() }

  /// The duration of one run, in seconds. The default, 0, uses the duration of the transaction.
  open var duration: CFTimeInterval = 0
  /// The start time, in seconds of the layer's time. The default, 0, starts the animation when it's added.
  open var beginTime: CFTimeInterval = 0
  /// The offset, in seconds, at which the run starts. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// The speed of the animation. The default is 1. A speed of 0 doesn't move.
  open var speed: Float = 1
  /// The number of runs, possibly fractional or infinite. The default, 0, means one run.
  open var repeatCount: Float = 0
  /// A Boolean value that determines whether each run is followed by a run in reverse. The default is
  /// `false`.
  open var autoreverses: Bool = false
  /// The timing function of each run. The default, `nil`, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The value that the layer shows before the start and after the end of the animation. The default,
  /// `removed`, shows the layer's own value.
  ///
  /// The value after the end is shown until the animation is removed, so `isRemovedOnCompletion` must be
  /// `false`.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// A Boolean value that determines whether the animation is removed from the layer at its end. The default
  /// is `true`.
  open var isRemovedOnCompletion: Bool = true

  /// The object that is called when the animation starts and stops. It's retained, unlike other delegates. The default is
  /// `nil`.
  open var delegate: (any CAAnimationDelegate)?

  /// Adds the animation to the layer, using the event as the key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the copy that a layer stores, so that later changes of this animation have no effect.
  func copyForLayer() -> CAAnimation {
    let copy = CAAnimation()
    copy.takeTiming(from: self)
    return copy
  }

  /// Returns the key under which a layer stores the animation.
  func key(for key: String?) -> String? { key }

  /// Called before the animation is added to a layer, for the layer's copy.
  func willStart(in layer: CALayer) {}

  /// Sets the duration of an animation that has none.
  func takeDuration(_ duration: CFTimeInterval) {
    if self.duration == 0 { self.duration = duration }
  }

  /// Returns the animations of single properties of which this animation consists, in the given groups.
  func animatedParts(in groups: [CAAnimationGroup]) -> [LayerAnimation.Part] { [] }

  /// Returns the progress at a fraction (0...1) of a run.
  func eased(_ share: Double) -> Double {
    if let spring { return spring.progress(at: share * spring.duration) }
    return (timingFunction?.curve ?? .linear).progress(at: share)
  }

  final func takeTiming(from other: CAAnimation) {
    fillsBackwards = other.fillsBackwards
    share = other.share
    window = other.window
    spring = other.spring
    groups = other.groups
    duration = other.duration
    beginTime = other.beginTime
    timeOffset = other.timeOffset
    speed = other.speed
    repeatCount = other.repeatCount
    autoreverses = other.autoreverses
    timingFunction = other.timingFunction
    fillMode = other.fillMode
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
  }
}

/// The time course of something that happens to a layer.
open class CAAnimation: NSObject, CAAction {
  /// Whether the layer shows the start while the begin time is still to come.
  final var fillsBackwards = false
  /// The property animator's course that decides instead of all times here.
  final var share: AnimatorShare?
  /// The part of the whole in which this one moves, 0...1.
  final var window: ClosedRange<Double>?
  /// A spring instead of a timing function.
  final var spring: SpringCurve?
  /// Who waits for the end.
  final var groups: [AnimationGroup] = []

  /// An animation that has nothing to do yet.
  public override init() { super.init() }

  /// The length of one run in seconds; 0, the default, takes that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The start in seconds of the layer's time; 0, the default, means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// Seconds into the run at which it starts; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// How fast the run goes; 1 by default, 0 stands still.
  open var speed: Float = 1
  /// How often it runs, possibly a fraction or infinity; 0, the default, is once.
  open var repeatCount: Float = 0
  /// Whether each run is followed by one backwards; false by default.
  open var autoreverses: Bool = false
  /// The pace of each run; nil, the default, is even.
  open var timingFunction: CAMediaTimingFunction?
  /// What the layer shows before the animation begins and after its end; by default its own value.
  ///
  /// What is shown after the end stays until the animation is removed, so `isRemovedOnCompletion` must be false.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Whether the layer forgets the animation at its end; true by default.
  open var isRemovedOnCompletion: Bool = true

  /// Adds the animation to the layer under the event's key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The copy that a layer keeps, so that later changes to this one don't matter.
  func copyForLayer() -> CAAnimation {
    let copy = CAAnimation()
    copy.takeTiming(from: self)
    return copy
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
  }
}

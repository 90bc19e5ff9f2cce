/// An animation whose value follows a spring with an attached mass.
///
/// The spring runs in its own time: `duration` only determines when the animation ends. Set it to `settlingDuration` to let
/// the spring come to rest. A damping above the critical one acts like the critical one.
open class CASpringAnimation: CABasicAnimation {
  /// Creates an animation without values.
  public override init() { super.init() }

  /// The mass at the end of the spring, above 0. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, above 0. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring, above 0. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity, in total distances per second. Negative values move away from the end value. The default is 0.
  open var initialVelocity: CGFloat = 0

  /// The time until the spring comes to rest, in seconds. The distance below which it counts as at rest is this module's own
  /// choice.
  open var settlingDuration: CFTimeInterval { ownSpring.duration }

  private var ownSpring: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  /// The spring, computed once for the copy that a layer keeps.
  private final var keptSpring: SpringCurve?

  override func eased(_ share: Double) -> Double {
    (keptSpring ?? ownSpring).progress(at: share * duration)
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.takeValues(from: self)
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    copy.initialVelocity = initialVelocity
    copy.keptSpring = ownSpring
    return copy
  }
}

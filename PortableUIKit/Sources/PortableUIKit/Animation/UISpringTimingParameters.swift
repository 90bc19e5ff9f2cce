import Foundation

/// The timing of a property animator as a spring with an attached mass.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Spring {
    case ratio(Double)
    case weight(mass: Double, stiffness: Double, damping: Double)
  }

  private let spring: Spring
  private let velocity: CGVector

  /// Creates the system's spring, which doesn't oscillate: mass 3, stiffness 1000, damping 500. It has its
  /// own duration.
  public override init() {
    spring = .weight(mass: 3, stiffness: 1000, damping: 500)
    velocity = .zero
    super.init()
  }

  /// Creates a spring that comes to rest in the animator's duration. A ratio of 1 doesn't oscillate; values
  /// closer to 0 oscillate more. The velocity is in total distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(Double(ratio))
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring with an attached mass. Its duration is independent of the animator's duration. The
  /// velocity is in total distances per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    spring = .weight(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring that starts at rest and comes to rest in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The initial velocity in total distances per second. The greater of the two components is used for all
  /// properties here.
  open var initialVelocity: CGVector { velocity }
  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  // MARK: NSCopying, NSCoding

  /// Returns the object itself, because it's immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Not supported; always traps.
  nonisolated open func encode(with coder: NSCoder) {
    fatalError("encode(with:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Not supported; always traps.
  nonisolated public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Returns `nil` if the duration is zero.
  func curve(duration: TimeInterval) -> SpringCurve? {
    let speed = Double(abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy)
    switch spring {
    case .ratio(let ratio):
      return duration > 0 ? SpringCurve(damping: ratio, velocity: speed, duration: duration) : nil
    case .weight(let mass, let stiffness, let damping):
      return SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: speed)
    }
  }
}

import Foundation

/// The pace of a property animator as that of a weight on a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Spring {
    case ratio(Double)
    case weight(mass: Double, stiffness: Double, damping: Double)
  }

  private let spring: Spring
  private let velocity: CGVector

  /// The system's spring, which doesn't swing: mass 3, stiffness 1000, damping 500. It takes its own time.
  public override init() {
    spring = .weight(mass: 3, stiffness: 1000, damping: 500)
    velocity = .zero
    super.init()
  }

  /// A spring that comes to rest in the animator's duration: ratio 1 for no swing, nearer to 0 for more; the
  /// velocity in whole distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(Double(ratio))
    self.velocity = velocity
    super.init()
  }

  /// A weight on a spring, which takes the time that it needs whatever the animator's duration; the velocity in
  /// whole distances per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    spring = .weight(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.velocity = velocity
    super.init()
  }

  /// A spring that starts at rest and comes to rest in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The speed at the start in whole distances per second; here the greater of the two parts counts for all
  /// properties.
  open var initialVelocity: CGVector { velocity }
  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  // MARK: NSCopying, NSCoding

  /// Returns these parameters, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Not supported: traps.
  nonisolated open func encode(with coder: NSCoder) {
    fatalError("encode(with:) is not supported: PortableUIKit has no archives")
  }

  /// Not supported: traps.
  nonisolated public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Nil when there is no time to move in.
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

import Foundation

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Creates an animation without values.
  public override init() { super.init() }

  /// The values of the property, in order. Without values, or with values that don't fit the property, nothing moves. The
  /// default is `nil`.
  open var values: [Any]?

  /// The times of the values as fractions of the duration, from 0 to 1 in ascending order. The default, `nil`, spaces the
  /// values evenly.
  ///
  /// With the calculation mode `discrete`, there is one more time than there are values: the last one, 1, is the end of the
  /// last value. Times in any other number are ignored, and so are times in paced modes.
  open var keyTimes: [NSNumber]?

  /// The timing functions between each two values. `timingFunction` applies to the whole animation. The default, `nil`, is
  /// linear. Missing functions are linear, too.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// The way in which values between two of `values` are calculated. The default is `linear`.
  open var calculationMode: CAAnimationCalculationMode = .linear

  /// The course, computed once for the copy that a layer keeps.
  private final var keptCourse: KeyframeCourse?

  private var course: KeyframeCourse? {
    let numbers = (values ?? []).map(AnimatableValue.numbers)
    let known = numbers.compactMap { $0 }
    guard let length = known.first?.count, known.count == numbers.count,
      known.allSatisfy({ $0.count == length })
    else { return nil }
    return KeyframeCourse(
      known, at: keyTimes?.map(\.doubleValue), calculationMode.course,
      curves: timingFunctions?.map(\.curve) ?? [], isTransform: length == 16)
  }

  override func applied(
    to current: [Double], _ property: AnimatedProperty, progress: Double, runs: Double
  ) -> [Double] {
    guard let course = keptCourse ?? course, let now = property.numbers(in: current) else { return current }
    var value = course.value(at: progress)
    guard value.count == now.count else { return current }
    if isCumulative, runs > 0 { value = zip(value, course.value(at: 1)).map { $0 + $1 * runs } }
    return property.replacing(now, with: value, isAdditive: isAdditive, in: current)
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.takeTiming(from: self)
    copy.takeProperty(from: self)
    (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
    copy.calculationMode = calculationMode
    copy.keptCourse = course
    return copy
  }
}

/// The ways in which a keyframe animation calculates the values between two key frames.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a mode with the given name. An unknown name acts like `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates linearly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Shows each value until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolates linearly at a constant pace. Times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Moves along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Moves along a smooth curve at a constant pace. Times are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  fileprivate var course: KeyframeCourse.Mode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

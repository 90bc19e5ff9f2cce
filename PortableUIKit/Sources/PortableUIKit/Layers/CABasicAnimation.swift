/// An animation of a property from one value to another.
///
/// Missing values are replaced by the layer's current value. If all three values are `nil`, nothing moves.
open class CABasicAnimation: CAPropertyAnimation {
  /// Creates an animation without values.
  public override init() { super.init() }

  /// The start value. The default is `nil`.
  open var fromValue: Any?
  /// The end value. The default is `nil`.
  open var toValue: Any?
  /// The difference between the two values. The default is `nil`. It's ignored if both values are set.
  open var byValue: Any?

  /// The values at key frames, which replace the other values.
  final var course: KeyframeCourse?

  override func applied(
    to current: [Double], _ property: AnimatedProperty, progress: Double, runs: Double
  ) -> [Double] {
    course?.value(at: progress) ?? mixed(into: current, property, progress: progress, runs: runs)
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.takeValues(from: self)
    return copy
  }

  final func takeValues(from other: CABasicAnimation) {
    takeTiming(from: other)
    takeProperty(from: other)
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    course = other.course
  }
}

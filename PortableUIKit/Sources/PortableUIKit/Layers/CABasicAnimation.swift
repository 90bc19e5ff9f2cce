/// An animation of a property from one value to another.
///
/// What is not given is the value that the layer has; with all three nil nothing moves.
open class CABasicAnimation: CAPropertyAnimation {
  /// An animation without values.
  public override init() { super.init() }

  /// The value at the start; nil by default.
  open var fromValue: Any?
  /// The value at the end; nil by default.
  open var toValue: Any?
  /// The difference between the two; nil by default and unused when both are given.
  open var byValue: Any?

  override func copyForLayer() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.takeTiming(from: self)
    copy.takeProperty(from: self)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }
}

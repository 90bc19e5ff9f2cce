/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Creates an animation of the property at a key path such as "position.y". An unknown path has no effect.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property. The default is `nil`.
  open var keyPath: String?
  /// A Boolean value that determines whether the value is added to the current value instead of replacing it.
  /// The default is `false`.
  open var isAdditive: Bool = false
  /// A Boolean value that determines whether each repetition starts at the value where the previous one
  /// ended. The default is `false`.
  open var isCumulative: Bool = false

  /// Returns the numbers of the property at a progress of the animation. Here, nothing moves.
  func applied(
    to current: [Double], _ property: AnimatedProperty, progress: Double, runs: Double
  ) -> [Double] {
    current
  }

  override func animatedParts(in groups: [CAAnimationGroup]) -> [LayerAnimation.Part] {
    guard let property = AnimatedProperty(keyPath: keyPath) else { return [] }
    return [LayerAnimation.Part(animation: self, property: property, groups: groups)]
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copy.takeTiming(from: self)
    copy.takeProperty(from: self)
    return copy
  }

  final func takeProperty(from other: CAPropertyAnimation) {
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }
}

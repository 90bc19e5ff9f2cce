/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// An animation without a property.
  public override init() { super.init() }

  /// An animation of the property at a key path like "position.y"; a path that names none changes nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property; nil by default.
  open var keyPath: String?
  /// Whether the value is added to what is there instead of replacing it; false by default.
  open var isAdditive: Bool = false
  /// Whether each repetition starts where the one before ended; false by default.
  open var isCumulative: Bool = false

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

/// Several animations that run at the same time in one layer.
///
/// The times of the animations are in the time of the group, which ends them with its own duration. An animation without a
/// duration has that of the group. Delegates of the animations aren't called.
open class CAAnimationGroup: CAAnimation {
  /// Creates a group without animations.
  public override init() { super.init() }

  /// The animations. The default is `nil`.
  open var animations: [CAAnimation]?

  override func copyForLayer() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.takeTiming(from: self)
    copy.animations = animations?.map { $0.copyForLayer() }
    return copy
  }

  override func takeDuration(_ duration: CFTimeInterval) {
    super.takeDuration(duration)
    for animation in animations ?? [] { animation.takeDuration(self.duration) }
  }

  override func animatedParts(in groups: [CAAnimationGroup]) -> [LayerAnimation.Part] {
    (animations ?? []).flatMap { $0.animatedParts(in: groups + [self]) }
  }
}

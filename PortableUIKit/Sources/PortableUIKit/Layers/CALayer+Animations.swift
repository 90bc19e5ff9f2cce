extension CALayer {
  final func start(_ animation: CAAnimation, forKey key: String?) {
    let timeline = Timeline.current
    if let key { stopAnimation(forKey: key) }
    let copy = animation.copyForLayer()
    if copy.duration == 0, !copy.fillsBackwards { copy.duration = CATransaction.animationDuration() }
    if copy.beginTime == 0 { copy.beginTime = localTime(at: timeline.now) }
    copy.groups += timeline.transactions.waitingGroups
    let property = AnimatedProperty(keyPath: (copy as? CAPropertyAnimation)?.keyPath)
    animationRecords.append(LayerAnimation(key: key, animation: copy, property: property))
    timeline.start(copy, of: self)
  }

  final func stopAnimation(forKey key: String) {
    guard let index = animationRecords.firstIndex(where: { $0.key == key }) else { return }
    Timeline.current.interrupt(animationRecords.remove(at: index).animation)
  }

  final func stopAllAnimations() {
    let records = animationRecords
    animationRecords = []
    for record in records { Timeline.current.interrupt(record.animation) }
  }

  /// What leaves the screen stops moving.
  final func stopAnimationsInTree() {
    if !animationRecords.isEmpty { stopAllAnimations() }
    for child in children { child.stopAnimationsInTree() }
  }

  /// The animation has come to its end.
  final func forget(_ animation: CAAnimation) {
    guard animation.isRemovedOnCompletion else { return }
    animationRecords.removeAll { $0.animation === animation }
  }

  /// Whether an animation makes the layer's view deaf to touches.
  final var isDeafToTouches: Bool {
    !animationRecords.isEmpty
      && animationRecords.contains { $0.animation.groups.contains { $0.blocksTouches } }
  }

  /// Where touches find the layer: where a property animator shows it, else where it was set.
  final var touchGeometry: LayerGeometry {
    let isShownElsewhere = animationRecords.contains { record in
      record.animation.groups.contains { $0.movesTouchesAlong }
    }
    return isShownElsewhere ? presentedGeometry : geometry
  }

  /// The layer's own time at an instant of the simulator's, both in seconds.
  final func localTime(at time: TimeInterval) -> TimeInterval {
    timing.localTime(at: parent?.localTime(at: time) ?? time)
  }
}

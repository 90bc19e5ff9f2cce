extension CALayer {
  final func start(_ animation: CAAnimation, forKey key: String?) {
    let timeline = Timeline.current
    let key = animation.key(for: key)
    let copy = animation.copyForLayer()
    copy.willStart(in: self)
    if let key { stopAnimation(forKey: key) }
    if !copy.fillsBackwards { copy.takeDuration(CATransaction.animationDuration()) }
    if copy.beginTime == 0 { copy.beginTime = localTime(at: timeline.now) }
    copy.groups += timeline.transactions.waitingGroups
    animationRecords.append(LayerAnimation(key: key, animation: copy))
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

  /// Stops all animations in the tree, when it leaves the screen.
  final func stopAnimationsInTree() {
    if !animationRecords.isEmpty { stopAllAnimations() }
    for child in children { child.stopAnimationsInTree() }
  }

  /// Removes an animation that has ended.
  final func forget(_ animation: CAAnimation) {
    guard animation.isRemovedOnCompletion else { return }
    animationRecords.removeAll { $0.animation === animation }
  }

  /// A Boolean value that indicates whether an animation prevents the layer's view from receiving touches.
  final var isDeafToTouches: Bool {
    !animationRecords.isEmpty
      && animationRecords.contains { $0.animation.groups.contains { $0.blocksTouches } }
  }

  /// The geometry used for hit testing: as shown by a property animator, otherwise the model values.
  final var touchGeometry: LayerGeometry {
    let isShownElsewhere = animationRecords.contains { record in
      record.animation.groups.contains { $0.movesTouchesAlong }
    }
    return isShownElsewhere ? presentedGeometry : geometry
  }

  /// Converts the simulator's time to the layer's own time, both in seconds.
  final func localTime(at time: TimeInterval) -> TimeInterval {
    timing.localTime(at: parentReference?._withUnsafeGuaranteedRef { $0.localTime(at: time) } ?? time)
  }
}

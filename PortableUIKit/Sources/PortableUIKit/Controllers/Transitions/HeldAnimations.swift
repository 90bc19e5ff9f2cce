/// The animations of a block, detached from time: they can be held at a moment, continued, or reversed.
@MainActor struct HeldAnimations {
  private struct Entry {
    let layer: CALayer
    let animation: CAAnimation
    /// The start of the animation, in seconds after the start of the block.
    let delay: TimeInterval
  }

  private var entries: [Entry] = []

  /// Collects the animations of a group in a layer and all its sublayers, which have just begun.
  init(of group: AnimationGroup, in layer: CALayer) {
    collect(group, in: layer)
  }

  /// Collects the animations in a layer and all its sublayers that didn't exist before.
  init(begunSince old: Set<ObjectIdentifier>, in layer: CALayer) {
    collect(in: layer) { !old.contains(ObjectIdentifier($0)) }
  }

  /// Returns the animations in progress in a layer and all its sublayers.
  static func running(in layer: CALayer) -> Set<ObjectIdentifier> {
    let own = layer.animationRecords.map { ObjectIdentifier($0.animation) }
    return layer.children.reduce(into: Set(own)) { $0.formUnion(running(in: $1)) }
  }

  private mutating func collect(_ group: AnimationGroup, in layer: CALayer) {
    collect(in: layer) { $0.groups.contains { $0 === group } }
  }

  private mutating func collect(in layer: CALayer, where isWanted: (CAAnimation) -> Bool) {
    let now = layer.localTime(at: Timeline.current.now)
    for record in layer.animationRecords where isWanted(record.animation) {
      let animation = record.animation
      entries.append(Entry(layer: layer, animation: animation, delay: animation.beginTime - now))
    }
    for child in layer.children { collect(in: child, where: isWanted) }
  }

  /// Shows the moment a number of seconds after the start, permanently.
  func hold(at moment: TimeInterval) { run(from: moment, speed: 0) }

  /// The moment just before the end of the longest animation. At the end itself, the animation is no longer
  /// visible.
  var lastMoment: TimeInterval {
    let ends = entries.map { $0.delay + $0.animation.activeDuration }
    return (ends.max() ?? 0) - 2 * VirtualClock.tolerance
  }

  /// Runs the animations from a moment. A negative speed reverses them.
  func run(from moment: TimeInterval, speed: Float) {
    for entry in entries {
      entry.animation.beginTime = entry.layer.localTime(at: Timeline.current.now)
      entry.animation.timeOffset = moment - entry.delay
      entry.animation.speed = speed
    }
  }

  /// Removes the animations, so that the model values are visible.
  func remove() {
    for entry in entries {
      guard let index = entry.layer.animationRecords.firstIndex(where: { $0.animation === entry.animation })
      else { continue }
      entry.layer.animationRecords.remove(at: index)
      Timeline.current.interrupt(entry.animation)
    }
  }
}

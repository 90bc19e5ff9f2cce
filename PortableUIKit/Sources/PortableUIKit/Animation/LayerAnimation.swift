import Foundation

/// An animation as stored by a layer.
struct LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// The animations of single properties: one, or several in a group, or none if a key path doesn't name a property that
  /// this module can animate.
  let parts: [Part]
  /// The property of an animation that isn't a group.
  let property: AnimatedProperty?

  init(key: String?, animation: CAAnimation) {
    self.key = key
    self.animation = animation
    parts = animation.animatedParts(in: [])
    property = animation is CAAnimationGroup ? nil : parts.first?.property
  }

  /// An animation of one property, alone or in groups.
  struct Part {
    let animation: CAPropertyAnimation
    let property: AnimatedProperty
    /// The groups that contain the animation, from the outermost one.
    let groups: [CAAnimationGroup]

    /// A Boolean value that indicates whether the animation replaces the value of the whole property.
    var replacesValue: Bool { !animation.isAdditive && property.part == .all }

    /// Returns the progress of the current run and the number of completed runs, or `nil` if the animation isn't visible.
    func progress(atLocalTime time: TimeInterval) -> (progress: Double, runs: Double)? {
      var time = time
      var shown: (progress: Double, runs: Double)?
      for (depth, part) in ((groups as [CAAnimation]) + [animation]).enumerated() {
        // A group that fills after its end shows the last moment of what it contains.
        shown = part.progress(atLocalTime: time, includingEnd: depth > 0)
        guard let shown else { return nil }
        time = shown.progress * part.duration
      }
      return shown
    }
  }
}

extension CALayer {
  /// The properties that animations change.
  final var animatedKeys: Set<LayerKey> {
    Set(animationRecords.lazy.flatMap(\.parts).map(\.property.key))
  }
}

import HeaderEngine
import UIKit

/// The keyframes for constraints over one movement: constants, and sets of constraints that are active in a
/// range.
@MainActor struct ConstraintKeyframes {
  private final class Constant {
    private(set) weak var constraint: NSLayoutConstraint?
    var track = ConstantTrack()

    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
  }

  private var constants: [Constant] = []
  private var ranges = ProgressRanges()
  private var sets: [[NSLayoutConstraint]] = []

  var isEmpty: Bool { constants.isEmpty && sets.isEmpty }

  /// Adds a keyframe. Returns `false`, without a change, if a number isn't finite.
  mutating func add(
    _ constant: CGFloat, for constraint: NSLayoutConstraint, at progress: CGFloat, easing: KeyframeEasing
  ) -> Bool {
    constants.removeAll { $0.constraint == nil }
    let known = constants.first { $0.constraint === constraint }
    let keyframes = known ?? Constant(constraint)
    guard keyframes.track.set(Double(constant), at: Double(progress), easing: easing) else { return false }
    if known == nil { constants.append(keyframes) }
    return true
  }

  mutating func removeAll(for constraint: NSLayoutConstraint) {
    constants.removeAll { $0.constraint === constraint || $0.constraint == nil }
  }

  /// Adds a set of constraints. Returns `false`, without a change, if an end of the range is NaN.
  mutating func activate(_ constraints: [NSLayoutConstraint], within range: ClosedRange<CGFloat>) -> Bool {
    guard ranges.add(from: Double(range.lowerBound), to: Double(range.upperBound)) != nil else {
      return false
    }
    sets.append(constraints)
    return true
  }

  mutating func removeAllSets() {
    ranges = ProgressRanges()
    sets = []
  }

  func apply(_ progress: Double) {
    for keyframes in constants {
      guard let constraint = keyframes.constraint,
        let constant = keyframes.track.constant(atProgress: progress)
      else { continue }
      if constraint.constant != CGFloat(constant) { constraint.constant = CGFloat(constant) }
    }
    // Deactivate first, so that two conflicting sets are never active at the same time.
    for set in sets(active: false, at: progress) {
      for constraint in set where constraint.isActive && !isHeld(constraint, at: progress) {
        constraint.isActive = false
      }
    }
    for set in sets(active: true, at: progress) {
      for constraint in set where !constraint.isActive { constraint.isActive = true }
    }
  }

  private func sets(active: Bool, at progress: Double) -> some Sequence<[NSLayoutConstraint]> {
    sets.indices.lazy.filter { ranges.holds($0, at: progress) == active }.map { sets[$0] }
  }

  /// Returns whether a set that is active at `progress` has the constraint, which may be in several.
  private func isHeld(_ constraint: NSLayoutConstraint, at progress: Double) -> Bool {
    sets(active: true, at: progress).contains { $0.contains { $0 === constraint } }
  }
}

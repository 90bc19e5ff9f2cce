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
    if let known = constants.first(where: { $0.constraint === constraint }) {
      return known.track.set(Double(constant), at: Double(progress), easing: easing)
    }
    let new = Constant(constraint)
    guard new.track.set(Double(constant), at: Double(progress), easing: easing) else { return false }
    constants.append(new)
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
    switchConstraints(on: false, progress)
    switchConstraints(on: true, progress)
  }

  private func switchConstraints(on: Bool, _ progress: Double) {
    for index in sets.indices where ranges.holds(index, at: progress) == on {
      for constraint in sets[index] where constraint.isActive != on { constraint.isActive = on }
    }
  }
}

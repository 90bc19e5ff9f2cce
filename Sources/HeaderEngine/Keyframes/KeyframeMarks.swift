/// The unique progress values of keyframes in ascending order, and the easing from each to the next.
package struct KeyframeMarks: Equatable, Sendable {
  /// The progress values, 0...1, in ascending order.
  package private(set) var progresses: [Double] = []
  private(set) var easings: [KeyframeEasing] = []

  /// Sets a mark at a progress, clamped to 0...1. Returns its index and whether it is a new one, or `nil` if the progress isn't
  /// finite.
  mutating func set(_ progress: Double, easing: KeyframeEasing) -> (index: Int, isNew: Bool)? {
    guard progress.isFinite else { return nil }
    let progress = min(1, max(0, progress))
    let index = count(upTo: progress)
    if index > 0, progresses[index - 1] == progress {
      easings[index - 1] = easing
      return (index - 1, false)
    }
    progresses.insert(progress, at: index)
    easings.insert(easing, at: index)
    return (index, true)
  }

  /// Removes the mark at exactly this progress, clamped to 0...1, and returns its index, or `nil` if there is none.
  mutating func remove(_ progress: Double) -> Int? {
    let progress = min(1, max(0, progress))
    let index = count(upTo: progress) - 1
    guard index >= 0, progresses[index] == progress else { return nil }
    progresses.remove(at: index)
    easings.remove(at: index)
    return index
  }

  /// Returns the position of `progress` among the marks, or `nil` if there are no marks or the progress is
  /// NaN.
  package func position(of progress: Double) -> KeyframePosition? {
    guard !progresses.isEmpty, !progress.isNaN else { return nil }
    let lower = count(upTo: progress) - 1
    guard lower >= 0 else { return KeyframePosition(lower: 0, fraction: 0) }
    guard lower + 1 < progresses.count else { return KeyframePosition(lower: lower, fraction: 0) }
    let start = progresses[lower]
    let fraction = (progress - start) / (progresses[lower + 1] - start)
    return KeyframePosition(lower: lower, fraction: easings[lower].value(at: fraction))
  }

  /// Returns the number of marks at or below `progress`, found by binary search.
  private func count(upTo progress: Double) -> Int {
    var low = 0
    var high = progresses.count
    while low < high {
      let middle = (low + high) / 2
      if progresses[middle] <= progress { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The position of a progress among keyframe marks: the mark below it and the eased fraction of the distance
/// to the next one.
package struct KeyframePosition: Equatable, Sendable {
  /// The index of the mark at or below the progress; 0 if there is none below.
  package var lower: Int
  /// The eased fraction of the distance to the next mark; 0 at a mark and outside all marks.
  package var fraction: Double

  package init(lower: Int, fraction: Double) {
    self.lower = lower
    self.fraction = fraction
  }
}

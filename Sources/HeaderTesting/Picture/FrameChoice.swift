/// Chooses the frames of a recording to show.
enum FrameChoice {
  /// Returns about `count` indices into `states`, in order: the first and the last state, the extremes of
  /// height and shift, and others between them, so that about equally much changes from one to the next.
  static func indices(_ states: [HeaderState], count: Int) -> [Int] {
    guard states.count > count else { return Array(states.indices) }
    let last = states.count - 1
    let highest = greatest(states) { $0.height }
    let wanted = [0, last, greatest(states) { $0.shift }, highest, greatest(states) { -$0.height }]
    var chosen = Set<Int>()
    for index in wanted where chosen.count < count { chosen.insert(index) }
    let progress = cumulated(states)
    while chosen.count < count { chosen.insert(middleOfWidestGap(chosen.sorted(), progress)) }
    return chosen.sorted()
  }

  /// Returns the first index of the state with the greatest value.
  private static func greatest(_ states: [HeaderState], _ value: (HeaderState) -> Double) -> Int {
    states.indices.reduce(0) { value(states[$1]) > value(states[$0]) ? $1 : $0 }
  }

  /// Returns the frame nearest to the middle of the largest gap between chosen frames that aren't adjacent.
  private static func middleOfWidestGap(_ chosen: [Int], _ progress: [Double]) -> Int {
    var widest = (from: chosen[0], to: chosen[0], way: -1.0)
    for (from, to) in zip(chosen, chosen.dropFirst()) where to - from > 1 {
      let way = progress[to] - progress[from]
      if way > widest.way + 1e-9 { widest = (from, to, way) }
    }
    let goal = (progress[widest.from] + progress[widest.to]) / 2
    let between = (widest.from + 1)..<max(widest.to, widest.from + 2)
    return between.first { progress[$0] >= goal - 1e-9 } ?? between.upperBound - 1
  }

  /// Returns the accumulated change up to each state. Time and changes of the header each count for half of
  /// it.
  private static func cumulated(_ states: [HeaderState]) -> [Double] {
    var changes = [0.0]
    for (before, after) in zip(states, states.dropFirst()) {
      changes.append(abs(after.height - before.height) + abs(after.shift - before.shift))
    }
    let sum = max(changes.reduce(0, +), 1e-9)
    var total = 0.0
    return changes.enumerated().map { index, change in
      total += change / sum + (index == 0 ? 0 : 1 / Double(states.count - 1))
      return total
    }
  }
}

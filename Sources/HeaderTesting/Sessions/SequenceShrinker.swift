/// Reduces a failing sequence to a shorter and simpler one that still fails.
struct SequenceShrinker<Element> {
  /// A closure that returns simpler replacements of an element, simplest first.
  var simplifications: (Element) -> [Element] = { _ in [] }
  /// The maximum number of attempts. The default is 400.
  var attempts = 400

  /// Returns a failing sequence in which no element can be removed or simplified, or the shortest one found
  /// within the maximum number of attempts.
  ///
  /// - Precondition: `fails(sequence)` is `true`.
  @MainActor func minimum(of sequence: [Element], fails: @MainActor ([Element]) -> Bool) -> [Element] {
    var left = attempts
    func stillFails(_ candidate: [Element]) -> Bool {
      guard left > 0 else { return false }
      left -= 1
      return fails(candidate)
    }
    var best = sequence
    var size = max(1, best.count / 2)
    while true {
      let before = best.count
      removeChunks(of: size, from: &best, stillFails)
      if size > 1 { size /= 2 } else if best.count == before || left == 0 { break }
    }
    simplify(&best, stillFails)
    return best
  }

  @MainActor private func removeChunks(
    of size: Int, from best: inout [Element], _ stillFails: @MainActor ([Element]) -> Bool
  ) {
    // Removes from the end: elements after the failure go first, and those that led to it stay together
    // longest.
    var end = best.count
    while end > 0 {
      let start = max(0, end - size)
      var candidate = best
      candidate.removeSubrange(start..<end)
      if stillFails(candidate) { best = candidate }
      end = start
    }
  }

  @MainActor private func simplify(
    _ best: inout [Element], _ stillFails: @MainActor ([Element]) -> Bool
  ) {
    for index in best.indices {
      for simpler in simplifications(best[index]) {
        var candidate = best
        candidate[index] = simpler
        guard stillFails(candidate) else { continue }
        best = candidate
        break
      }
    }
  }
}

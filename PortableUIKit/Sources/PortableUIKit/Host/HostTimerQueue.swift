/// A queue of scheduled blocks.
@MainActor final class HostTimerQueue {
  private var waiting: [HostTimer] = []

  var isEmpty: Bool { !waiting.contains { $0.isPending } }

  func add(_ timer: HostTimer) { waiting.append(timer) }

  /// Runs the due blocks, earliest first, including due blocks that are added meanwhile.
  func fire(until time: TimeInterval) {
    while let index = nextIndex(until: time) {
      waiting.remove(at: index).fire()
    }
  }

  private func nextIndex(until time: TimeInterval) -> Int? {
    waiting.removeAll { !$0.isPending }
    var result: Int?
    for (index, timer) in waiting.enumerated() where timer.time <= time + VirtualClock.tolerance {
      if let found = result, waiting[found].time <= timer.time { continue }
      result = index
    }
    return result
  }
}

/// A queue of scheduled blocks.
@MainActor final class HostTimerQueue {
  /// The timers in the order of their times, and of their addition for equal times. Canceled ones leave when they come
  /// first.
  private var waiting: [HostTimer] = []

  var isEmpty: Bool { !waiting.contains { $0.isPending } }

  func add(_ timer: HostTimer) {
    // Most timers are added in order: a stroke, for example, adds one for each of its samples.
    var index = waiting.count
    while index > 0, waiting[index - 1].time > timer.time { index -= 1 }
    waiting.insert(timer, at: index)
  }

  /// Runs the due blocks, earliest first, including due blocks that are added meanwhile.
  func fire(until time: TimeInterval) {
    while let timer = waiting.first, !timer.isPending || timer.time <= time + VirtualClock.tolerance {
      waiting.removeFirst()
      timer.fire()
    }
  }
}

/// The time of one simulator and its Core Animation state.
///
/// Layers aren't isolated to an actor, so neither is this class. It's used by one thread at a time; hence the
/// unchecked conformance.
final class Timeline: @unchecked Sendable {
  /// The timeline of the current simulator.
  // Unsafe for the same reason: every layer reads it, on the thread of its simulator.
  nonisolated(unsafe) static var current = Timeline()

  /// The number of seconds since the simulator started.
  var now: TimeInterval = 0
  /// The number of committed frames. Layers added in the current turn haven't been drawn yet.
  var turn = 0
  let transactions = TransactionStack()
  /// A Boolean value that indicates whether `UIView` animations are enabled.
  var areViewAnimationsEnabled = true
  /// The traits used outside of views; `nil` for those of the simulator.
  var currentTraits: UITraitCollection?
  /// The simulator's own traits, set by the simulator.
  var deviceTraits = UITraitCollection()

  private var running: [RunningAnimation] = []
  private var ended: [AnimationGroup] = []
  private var nextTurn: [() -> Void] = []

  var isIdle: Bool { ended.isEmpty && running.allSatisfy { $0.animation.isHeld } && nextTurn.isEmpty }

  /// Schedules a block for the beginning of the next frame.
  func performInNextTurn(_ block: @escaping () -> Void) { nextTurn.append(block) }

  func runBlocksOfThisTurn() {
    let blocks = nextTurn
    nextTurn = []
    for block in blocks { block() }
  }

  // MARK: Animations

  func start(_ animation: CAAnimation, of layer: CALayer) {
    for group in animation.groups { group.add() }
    running.append(RunningAnimation(animation: animation, layer: layer))
    if animation.delegate != nil { announceStart(of: animation, in: layer) }
  }

  /// Notifies the delegate in the first frame of an animation.
  private func announceStart(of animation: CAAnimation, in layer: CALayer) {
    performInNextTurn { [weak self, weak layer] in
      guard let self, let layer, running.contains(where: { $0.animation === animation }) else { return }
      if layer.localTime(at: now) < animation.beginTime - VirtualClock.tolerance {
        announceStart(of: animation, in: layer)
      } else {
        animation.delegate?.animationDidStart(animation)
      }
    }
  }

  /// Ends an animation that was removed from its layer before its end.
  func interrupt(_ animation: CAAnimation) {
    guard let index = running.firstIndex(where: { $0.animation === animation }) else { return }
    running.remove(at: index)
    end(animation, finished: false, at: now)
  }

  /// Stops the time permanently and releases all waiting handlers, which may be part of retain cycles with
  /// views.
  func abandonAll() {
    let all = running
    (running, ended, nextTurn) = ([], [], [])
    for entry in all { entry.layer?.forget(entry.animation) }
  }

  private func end(_ animation: CAAnimation, finished: Bool, at time: TimeInterval) {
    if animation.delegate != nil {
      let group = AnimationGroup { animation.delegate?.animationDidStop(animation, finished: $0) }
      group.add()
      _ = group.remove(finished: finished, at: time)
      ended.append(group)
    }
    for group in animation.groups where group.remove(finished: finished, at: time) { ended.append(group) }
  }

  /// Ends the animations whose time is over and calls the completion handlers, the earliest end first.
  func finishAnimations() {
    endDueAnimations()
    while !ended.isEmpty {
      let groups = ended.enumerated()
        .sorted { ($0.element.endTime, $0.offset) < ($1.element.endTime, $1.offset) }
      ended = []
      for group in groups { group.element.complete() }
    }
  }

  private func endDueAnimations() {
    // In most frames, no animation ends.
    guard running.contains(where: { $0.isOver(at: now) }) else { return }
    let all = running
    running = []
    var stillRunning: [RunningAnimation] = []
    for entry in all {
      guard let layer = entry.layer else {
        end(entry.animation, finished: false, at: now)
        continue
      }
      let remaining = entry.remainingTime(of: layer, at: now)
      if remaining > VirtualClock.tolerance {
        stillRunning.append(entry)
      } else {
        layer.forget(entry.animation)
        end(entry.animation, finished: true, at: now + remaining)
      }
    }
    running = stillRunning + running
  }
}

/// A running animation. It's released together with its layer.
///
/// It's a class, because each frame reads all of them, and copies of weak references are expensive.
private final class RunningAnimation {
  let animation: CAAnimation
  weak var layer: CALayer?

  init(animation: CAAnimation, layer: CALayer) {
    self.animation = animation
    self.layer = layer
  }

  func isOver(at time: TimeInterval) -> Bool {
    guard let layer else { return true }
    // Not `<=`, so that a remaining time that isn't a number is over.
    return !(remainingTime(of: layer, at: time) > VirtualClock.tolerance)
  }

  func remainingTime(of layer: CALayer, at time: TimeInterval) -> TimeInterval {
    animation.remainingTime(atLocalTime: layer.localTime(at: time))
  }
}

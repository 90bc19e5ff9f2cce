/// A recorded stroke that a finger of the device plays, and that can be stopped.
@MainActor final class StrokeReplay {
  private let stroke: HostStroke
  private let start: TimeInterval
  private let simulator: HostSimulator
  private let finger: HostFinger
  private var isStopped = false

  /// Starts to play a stroke.
  init(_ stroke: HostStroke, in window: UIWindow, simulator: HostSimulator) {
    self.stroke = stroke
    self.simulator = simulator
    start = simulator.now
    finger = HostFinger(in: window, simulator: simulator)
    guard let first = stroke.samples.first else { return }
    enqueue(at: first.time) { $0.down(at: first.location, time: $1) }
    for sample in stroke.samples.dropFirst() {
      enqueue(at: sample.time) { $0.move(to: sample.location, time: $1) }
    }
    enqueue(at: stroke.liftsAt) { $0.up(time: $1) }
  }

  /// Cancels the touch. The rest of the stroke isn't played.
  func stop() {
    isStopped = true
    finger.cancel(time: simulator.now)
  }

  /// Returns the location of the finger at a time of the device's clock, or `nil` while it doesn't touch the
  /// screen.
  func location(at time: TimeInterval) -> CGPoint? {
    guard !isStopped, time <= start + stroke.liftsAt else { return nil }
    return stroke.samples.last { start + $0.time <= time }?.location
  }

  private func enqueue(
    at time: TimeInterval, _ act: @escaping @MainActor (HostFinger, TimeInterval) -> Void
  ) {
    let due = start + time
    simulator.enqueueInput(at: due) { [weak self] in
      guard let self, !isStopped else { return }
      act(finger, due)
    }
  }
}

/// Calls a block once a frame until it is invalidated; the simulator that was current at its making keeps it.
@preconcurrency @MainActor public final class FrameLink {
  private let onFrame: @MainActor (_ timestamp: TimeInterval, _ targetTimestamp: TimeInterval) -> Void
  private weak var simulator: HostSimulator?

  /// Whether frames pass without a call; false by default.
  public var isPaused = false

  /// A link that starts with the next frame.
  ///
  /// The block gets the time of the last frame and of the one that is being made, both in seconds.
  public init(
    onFrame: @escaping @MainActor (_ timestamp: TimeInterval, _ targetTimestamp: TimeInterval) -> Void
  ) {
    self.onFrame = onFrame
    simulator = HostSimulator.current
    simulator?.frameLinks.append(self)
  }

  /// Ends the calls for good; calling it again does nothing.
  public func invalidate() {
    simulator?.frameLinks.removeAll { $0 === self }
    simulator = nil
  }

  var isValid: Bool { simulator != nil }

  func fire(from timestamp: TimeInterval, to targetTimestamp: TimeInterval) {
    if isValid, !isPaused { onFrame(timestamp, targetTimestamp) }
  }
}

/// An object that calls a block once per frame until it's invalidated. It's retained by the simulator that
/// was current at its creation.
@preconcurrency @MainActor public final class FrameLink {
  private let onFrame: @MainActor (_ timestamp: TimeInterval, _ targetTimestamp: TimeInterval) -> Void
  private weak var simulator: HostSimulator?

  /// A Boolean value that determines whether the link is paused and the block isn't called. The default is
  /// `false`.
  public var isPaused = false

  /// Creates a link that starts with the next frame.
  ///
  /// The block receives the time of the last frame and of the frame being created, both in seconds.
  public init(
    onFrame: @escaping @MainActor (_ timestamp: TimeInterval, _ targetTimestamp: TimeInterval) -> Void
  ) {
    self.onFrame = onFrame
    simulator = HostSimulator.current
    simulator?.frameLinks.append(self)
  }

  /// Ends the calls permanently. Calling it again does nothing.
  public func invalidate() {
    simulator?.frameLinks.removeAll { $0 === self }
    simulator = nil
  }

  var isValid: Bool { simulator != nil }

  func fire(from timestamp: TimeInterval, to targetTimestamp: TimeInterval) {
    if isValid, !isPaused { onFrame(timestamp, targetTimestamp) }
  }
}

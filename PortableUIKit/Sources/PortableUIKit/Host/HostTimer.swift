/// A block that waits for its time on a simulator's clock.
@preconcurrency @MainActor public final class HostTimer {
  let time: TimeInterval
  private var block: (() -> Void)?

  init(time: TimeInterval, block: @escaping () -> Void) {
    self.time = time
    self.block = block
  }

  /// Whether the block is still going to run.
  public var isPending: Bool { block != nil }

  /// Lets the block never run; does nothing when it has.
  public func cancel() { block = nil }

  func fire() {
    let pending = block
    block = nil
    pending?()
  }
}

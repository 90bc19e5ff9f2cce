/// A block scheduled on a simulator's clock.
@preconcurrency @MainActor public final class HostTimer {
  let time: TimeInterval
  private var block: (() -> Void)?

  init(time: TimeInterval, block: @escaping () -> Void) {
    // A time that is not a number never comes, like an infinite one.
    self.time = time.isNaN ? .infinity : time
    self.block = block
  }

  /// A Boolean value that indicates whether the block will still run.
  public var isPending: Bool { block != nil }

  /// Cancels the block. Does nothing if it has run.
  public func cancel() { block = nil }

  func fire() {
    let pending = block
    block = nil
    pending?()
  }
}

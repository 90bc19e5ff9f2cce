import FlexibleHeader

/// Collects the states of one header, one per call.
@MainActor public final class TraceRecorder {
  /// The header that is watched; nil once it is gone.
  public private(set) weak var header: (any RecordableHeader)?

  /// The states so far, in the order of the calls.
  public private(set) var states: [HeaderState] = []

  /// Makes a recorder for `header`, with no states yet.
  public init(_ header: any RecordableHeader) {
    self.header = header
  }

  /// Adds the header's state at `time` (seconds); does nothing once the header is gone.
  public func record(at time: Double) {
    guard let header else { return }
    states.append(HeaderState(of: header, time: time))
  }
}

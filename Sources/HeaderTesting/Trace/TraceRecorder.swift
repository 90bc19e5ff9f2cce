import FlexibleHeader

/// Collects the states of a header, one for each call.
@MainActor public final class TraceRecorder {
  /// The recorded header, or `nil` once it is deallocated.
  public private(set) weak var header: (any RecordableHeader)?

  /// The recorded states, in order of the calls.
  public private(set) var states: [HeaderState] = []

  /// Creates a recorder without states.
  public init(_ header: any RecordableHeader) {
    self.header = header
  }

  /// Adds the header's state.
  ///
  /// Has no effect once the header is deallocated.
  ///
  /// - Parameter time: The time of the state, in seconds.
  public func record(at time: Double) {
    guard let header else { return }
    states.append(HeaderState(of: header, time: time))
  }
}

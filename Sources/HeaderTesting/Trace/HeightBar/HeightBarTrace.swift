/// A trace of a height bar, recorded with the original.
public typealias HeightBarTrace = Trace<HeightBarSetup>

extension HeightBarEvent: TracedEvent {}
extension HeightBarRecord: TracedRecord {}

extension HeightBarSetup: TracedSetup {
  /// The name of height bars in trace files: `heightBar`.
  public static let system = "heightBar"

  /// Reads the setup of a trace.
  public init(readingFrom text: TraceText, of trace: TraceText) throws {
    try self.init(readingFrom: text.node)
  }

  /// Reads an event.
  public func event(readingFrom text: TraceText) throws -> HeightBarEvent {
    try HeightBarEvent(readingFrom: text.node)
  }

  /// Reads a state.
  public func record(readingFrom text: TraceText, after event: HeightBarEvent?) throws -> HeightBarRecord {
    try HeightBarRecord(readingFrom: text.node, setup: self)
  }
}

/// A trace of a header with sections, recorded with the reference model.
public typealias SectionsTrace = Trace<SectionsSetup>

extension SectionsEvent: TracedEvent {}
extension SectionsRecord: TracedRecord {}

extension SectionsSetup: TracedSetup {
  /// The name of headers with sections in trace files: `sections`.
  public static let system = "sections"
  /// The names of further fields of a trace.
  public static let fieldsOfTrace: Set = ["initialBottomFreeHeight"]

  /// Reads the setup of a trace.
  public init(readingFrom text: TraceText, of trace: TraceText) throws {
    try self.init(readingFrom: text.node)
    initialBottomFreeHeight = try trace.node["initialBottomFreeHeight"].number()
  }

  /// Reads an event.
  public func event(readingFrom text: TraceText) throws -> SectionsEvent {
    try SectionsEvent(readingFrom: text.node, sectionCount: sections.count)
  }

  /// Reads a state.
  public func record(readingFrom text: TraceText, after event: SectionsEvent?) throws -> SectionsRecord {
    try SectionsRecord(readingFrom: text.node, sectionCount: sections.count, answerName: event?.answerName)
  }
}

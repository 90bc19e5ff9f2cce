import Foundation

/// A trace of a flexible header, recorded with the original.
public typealias RecordedTrace = Trace<TraceSetup>

extension TraceEvent: TracedEvent {}
extension TraceRecord: TracedRecord {}

extension TraceSetup: TracedSetup {
  /// The name of flexible headers in trace files: `material`.
  public static let system = "material"

  /// Reads the setup of a trace.
  public init(readingFrom text: TraceText, of trace: TraceText) throws {
    try self.init(readingFrom: text.node)
  }

  /// Reads an event.
  public func event(readingFrom text: TraceText) throws -> TraceEvent {
    try TraceEvent(readingFrom: text.node, scrollViewCount: scrollViews.count)
  }

  /// Reads a state.
  public func record(readingFrom text: TraceText, after event: TraceEvent?) throws -> TraceRecord {
    try TraceRecord(readingFrom: text.node, setup: self)
  }
}

// MARK: - JSON

extension Trace where Setup == TraceSetup {
  /// The trace as JSON that ``init(json:file:)`` reads, with one line for each step. Numbers are rounded to 1e-9.
  public var json: String {
    var text = "{\n"
    for (name, value) in head.sorted(by: { $0.key < $1.key }) {
      text += "\(JSONText.string(name)):\(JSONText.line(value)),\n"
    }
    return text + "\"steps\":[\n" + steps.map { JSONText.line($0.jsonValue) }.joined(separator: ",\n")
      + "\n]}\n"
  }

  private var head: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "system": .string(Setup.system), "name": .string(name), "setup": setup.jsonValue,
      "initialExpect": initialExpect.jsonValue,
    ]
    fields["description"] = summary.map(JSONValue.string)
    return fields
  }
}

extension Trace.Step where Setup == TraceSetup {
  fileprivate var jsonValue: JSONValue { .object(["event": event.jsonValue, "expect": expect.jsonValue]) }
}

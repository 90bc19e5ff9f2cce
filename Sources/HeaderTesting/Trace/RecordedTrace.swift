/// A trace of a flexible header, recorded with the original.
typealias RecordedTrace = Trace<TraceSetup>

extension TraceSetup: TracedSetup {
  static let system = "material"

  init(readingFrom node: JSONNode, of trace: JSONNode) throws { try self.init(readingFrom: node) }

  func event(readingFrom node: JSONNode) throws -> TraceEvent {
    try TraceEvent(readingFrom: node, scrollViewCount: scrollViews.count)
  }

  func record(readingFrom node: JSONNode, after event: TraceEvent?) throws -> TraceRecord {
    try TraceRecord(readingFrom: node, setup: self)
  }
}

// MARK: - JSON

extension Trace where Setup == TraceSetup {
  /// The trace as JSON that ``init(json:file:)`` reads, with one line for each step. Numbers are rounded to 1e-9.
  var json: String {
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

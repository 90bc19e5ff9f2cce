import Foundation

/// A recorded session of an original header: a setup, the expected state right after it, and events with the
/// expected state after each.
///
/// Lengths are in points, durations in seconds. Text that doesn't follow the format is rejected with a
/// ``FaultyFile`` that contains the location. Unknown fields are errors, so that every field is compared. For
/// recordings of bars, use ``HeightBarTrace``; ``TraceFile`` reads all kinds.
public struct RecordedTrace: Hashable, Sendable {
  /// The trace's name. The default is the file's name without its extension.
  public var name: String

  /// A description of the trace, or `nil`.
  public var summary: String?

  /// The screen, the scroll views, and the header's options.
  public var setup: TraceSetup

  /// The expected state right after the setup.
  public var initialExpect: TraceRecord

  /// The events, in order.
  public var steps: [Step]

  /// An event and the expected state after it.
  public struct Step: Hashable, Sendable {
    /// The event.
    public var event: TraceEvent

    /// The expected state after the event.
    public var expect: TraceRecord

    /// Creates a step.
    public init(event: TraceEvent, expect: TraceRecord) {
      self.event = event
      self.expect = expect
    }
  }

  /// Creates a trace.
  public init(
    name: String, summary: String? = nil, setup: TraceSetup, initialExpect: TraceRecord, steps: [Step]
  ) {
    self.name = name
    self.summary = summary
    self.setup = setup
    self.initialExpect = initialExpect
    self.steps = steps
  }

  /// Reads a trace file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors. The default is its path.
  /// - Throws: A `FaultyFile` for what is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    self = try RecordedTrace(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A `FaultyFile` for what is missing or invalid.
  public init(json: Data, file: String = "") throws {
    self = try RecordedTrace(readingFrom: JSONNode(parsing: json, file: file))
  }

  /// The trace as JSON that ``init(json:file:)`` reads, with one line for each step. Numbers are rounded to 1e-9.
  public var json: String {
    var text = "{\n"
    for (name, value) in head.sorted(by: { $0.key < $1.key }) {
      text += "\(JSONText.string(name)):\(JSONText.line(value)),\n"
    }
    return text + "\"steps\":[\n" + steps.map { JSONText.line($0.jsonValue) }.joined(separator: ",\n")
      + "\n]}\n"
  }
}

// MARK: - JSON

extension RecordedTrace: Codable {
  /// Reads a trace. Errors are thrown as a ``FaultyFile`` with an empty file name.
  public init(from decoder: any Decoder) throws {
    self = try RecordedTrace(readingFrom: JSONNode(JSONValue(from: decoder)))
  }

  /// Writes the format that ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    try jsonValue.encode(to: encoder)
  }

  private static let fields: Set = [
    "system", "name", "description", "setup", "correctedRecords", "initialExpect", "initialOriginal", "steps",
  ]

  init(readingFrom node: JSONNode) throws {
    // The system is checked first. A trace of another header has other fields, and an error that lists their
    // names would not help.
    let system = try node["system"]
    guard try system.text() == "material" else {
      let isHeightBar = try system.text().lowercased() == "heightbar"
      let note = isHeightBar ? " (a HeightBarTrace reads these)" : ""
      throw system.fault("expected \"material\", found \(system.value.kind)\(note)")
    }
    try node.allowOnly(Self.fields)
    name = try node["name"].text()
    summary = try node.field("description")?.text()
    let setup = try TraceSetup(readingFrom: node["setup"])
    self.setup = setup
    initialExpect = try TraceRecord(readingFrom: node["initialExpect"], setup: setup)
    steps = try node["steps"].items().map { step in
      try step.allowOnly(["event", "expect", "original"])
      return Step(
        event: try TraceEvent(readingFrom: step["event"], scrollViewCount: setup.scrollViews.count),
        expect: try TraceRecord(readingFrom: step["expect"], setup: setup))
    }
  }

  private var jsonValue: JSONValue {
    .object(head.merging(["steps": .array(steps.map(\.jsonValue))]) { first, _ in first })
  }

  private var head: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "system": .string("material"), "name": .string(name), "setup": setup.jsonValue,
      "initialExpect": initialExpect.jsonValue,
    ]
    fields["description"] = summary.map(JSONValue.string)
    return fields
  }
}

extension RecordedTrace.Step {
  fileprivate var jsonValue: JSONValue { .object(["event": event.jsonValue, "expect": expect.jsonValue]) }
}

import Foundation

/// What an original header did, event by event: a set-up, what the header must say right after it, and then
/// events with what it must say after each.
///
/// Lengths are points, durations seconds. A text that does not follow the format is refused with a
/// ``FaultyFile`` that names the place: nothing unknown is skipped, so that nothing goes uncompared. A bar's
/// recording is a ``HeightBarTrace``; ``TraceFile`` reads either.
public struct RecordedTrace: Hashable, Sendable {
  /// The trace's name, by default the name of its file without extension.
  public var name: String

  /// What the trace shows, if somebody said so.
  public var summary: String?

  /// The screen, the scroll views and the header's options.
  public var setup: TraceSetup

  /// What the header must say right after the set-up.
  public var initialExpect: TraceRecord

  /// The events in their order.
  public var steps: [Step]

  /// One event and what the header must say after it.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public var event: TraceEvent

    /// What the header must say afterwards.
    public var expect: TraceRecord

    /// Makes a step.
    public init(event: TraceEvent, expect: TraceRecord) {
      self.event = event
      self.expect = expect
    }
  }

  /// Makes a trace.
  public init(
    name: String, summary: String? = nil, setup: TraceSetup, initialExpect: TraceRecord, steps: [Step]
  ) {
    self.name = name
    self.summary = summary
    self.setup = setup
    self.initialExpect = initialExpect
    self.steps = steps
  }

  /// Reads the trace file at `url`; throws a ``FaultyFile`` for what is missing or makes no sense, which
  /// calls the file `name`, by default its path.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    self = try RecordedTrace(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from the text of a JSON file; `file` names it in errors.
  public init(json: Data, file: String = "") throws {
    self = try RecordedTrace(readingFrom: JSONNode(parsing: json, file: file))
  }

  /// The trace as JSON that ``init(json:file:)`` reads again; numbers are rounded to 1e-9.
  public var json: String {
    JSONText.line(jsonValue) + "\n"
  }
}

// MARK: - JSON

extension RecordedTrace: Codable {
  /// Reads a trace; faults are thrown as ``FaultyFile`` with an empty file name.
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
    // First of all: a trace of another header has other fields, and deserves a better answer than their
    // names.
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
    var fields: [String: JSONValue] = [
      "system": .string("material"), "name": .string(name), "setup": setup.jsonValue,
      "initialExpect": initialExpect.jsonValue,
      "steps": .array(
        steps.map { .object(["event": $0.event.jsonValue, "expect": $0.expect.jsonValue]) }),
    ]
    fields["description"] = summary.map(JSONValue.string)
    return .object(fields)
  }
}

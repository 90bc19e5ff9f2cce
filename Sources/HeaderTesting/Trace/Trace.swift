import Foundation

/// A recorded session of a header: a setup, the expected state right after it, and events with the expected state after each.
///
/// Lengths are in points, durations in seconds. Text that doesn't follow the format is rejected with a ``FaultyFile`` that
/// contains the location. Unknown fields are errors, so that every field is compared. ``TraceFile`` reads the traces of all
/// kinds of headers.
public struct Trace<Setup: TracedSetup>: Hashable, Sendable {
  /// The trace's name.
  public var name: String
  /// A description of the trace, or `nil`.
  public var summary: String?
  /// The screen and the header's options.
  public var setup: Setup
  /// The expected state right after the setup.
  public var initialExpect: Setup.Record
  /// The events, in order.
  public var steps: [Step]

  /// An event and the expected state after it.
  public struct Step: Hashable, Sendable {
    /// The event.
    public var event: Setup.Event
    /// The expected state after the event.
    public var expect: Setup.Record

    /// Creates a step.
    public init(event: Setup.Event, expect: Setup.Record) {
      self.event = event
      self.expect = expect
    }
  }

  /// Creates a trace.
  public init(
    name: String, summary: String? = nil, setup: Setup, initialExpect: Setup.Record, steps: [Step]
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
  /// - Throws: A ``FaultyFile`` for what is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    try self.init(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A ``FaultyFile`` for what is missing or invalid.
  public init(json: Data, file: String = "") throws {
    try self.init(readingFrom: JSONNode(parsing: json, file: file))
  }

  init(readingFrom node: JSONNode) throws {
    // The system is checked first. A trace of another header has other fields, and an error that lists their names would not
    // help.
    let system = try node["system"]
    guard try system.text() == Setup.system else {
      throw system.fault("expected \"\(Setup.system)\", found \(system.value.kind)")
    }
    let fields: Set = [
      "system", "name", "description", "setup", "correctedRecords", "initialExpect", "initialOriginal",
      "steps",
    ]
    try node.allowOnly(fields.union(Setup.fieldsOfTrace))
    name = try node["name"].text()
    summary = try node.field("description")?.text()
    let setup = try Setup(readingFrom: TraceText(node["setup"]), of: TraceText(node))
    self.setup = setup
    initialExpect = try setup.record(readingFrom: TraceText(node["initialExpect"]), after: nil)
    steps = try node["steps"].items().map { step in
      try step.allowOnly(["event", "expect", "original"])
      let event = try setup.event(readingFrom: TraceText(step["event"]))
      return Step(
        event: event, expect: try setup.record(readingFrom: TraceText(step["expect"]), after: event))
    }
  }
}

/// The setup of a ``Trace``, which determines the events and states that belong to it.
///
/// ``TraceSetup``, ``HeightBarSetup``, and ``SectionsSetup`` conform to this protocol.
public protocol TracedSetup: Hashable, Sendable {
  /// The events of the traces.
  associatedtype Event: TracedEvent
  /// The states of the header.
  associatedtype Record: TracedRecord

  /// The name of the kind of header in trace files.
  static var system: String { get }
  /// The names of further fields of a trace.
  static var fieldsOfTrace: Set<String> { get }

  /// Reads the setup of a trace.
  init(readingFrom text: TraceText, of trace: TraceText) throws
  /// Reads an event.
  func event(readingFrom text: TraceText) throws -> Event
  /// Reads the state after an event, or after the setup if `event` is `nil`.
  func record(readingFrom text: TraceText, after event: Event?) throws -> Record
}

extension TracedSetup {
  /// By default, a trace has no further fields.
  public static var fieldsOfTrace: Set<String> { [] }
}

/// An event of a ``Trace``.
public protocol TracedEvent: Hashable, Sendable {
  /// The event's name in trace files.
  var name: String { get }
}

/// The state of a header in a ``Trace``.
public protocol TracedRecord: Hashable, Sendable {
  /// Returns the fields in which `other` differs from this record, with both values as JSON.
  func differences(from other: Self) -> [(field: String, expected: String, got: String)]
}

/// A part of the text of a trace file.
public struct TraceText {
  let node: JSONNode

  init(_ node: JSONNode) { self.node = node }
}

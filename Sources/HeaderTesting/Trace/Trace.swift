import Foundation

/// A recorded session of a header: a setup, the expected state right after it, and events with the expected state after each.
///
/// Lengths are in points, durations in seconds. Text that doesn't follow the format is rejected with a ``FaultyFile`` that
/// contains the location. Unknown fields are errors, so that every field is compared. ``TraceFile`` reads the traces of all
/// kinds of headers.
struct Trace<Setup: TracedSetup>: Equatable, Sendable {
  var name: String
  var summary: String?
  var setup: Setup
  /// The expected state right after the setup.
  var initialExpect: Setup.Record
  var steps: [Step]

  struct Step: Equatable, Sendable {
    var event: Setup.Event
    /// The expected state after the event.
    var expect: Setup.Record
  }
}

/// The setup of a ``Trace``, which determines the events and states that belong to it.
protocol TracedSetup: Equatable, Sendable {
  associatedtype Event: TracedEvent
  associatedtype Record: TracedRecord

  /// The name of the kind of header in trace files.
  static var system: String { get }
  /// The names of further fields of a trace. The default is an empty set.
  static var fieldsOfTrace: Set<String> { get }

  /// Reads the setup of a trace.
  init(readingFrom node: JSONNode, of trace: JSONNode) throws
  func event(readingFrom node: JSONNode) throws -> Event
  /// Reads the state after an event, or after the setup if `event` is `nil`.
  func record(readingFrom node: JSONNode, after event: Event?) throws -> Record
}

extension TracedSetup {
  static var fieldsOfTrace: Set<String> { [] }
}

protocol TracedEvent: Equatable, Sendable {
  /// The event's name in mismatches. The default is its type.
  var name: String { get }
}

extension TracedEvent {
  /// The event's type in trace files: the name of its case.
  var type: String { String("\(self)".prefix { $0 != "(" }) }

  var name: String { type }
}

protocol TracedRecord: Equatable, Sendable {
  /// The compared fields, in the order in which differences are reported.
  var comparedFields: [(name: String, value: JSONValue)] { get }
}

// MARK: - Reading

extension Trace {
  /// Reads a trace file. Errors refer to it as `name`, which defaults to its path.
  init(contentsOf url: URL, named name: String? = nil) throws {
    try self.init(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from JSON text. `file` is the file's name in errors.
  init(json: Data, file: String = "") throws {
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
    let setup = try Setup(readingFrom: node["setup"], of: node)
    self.setup = setup
    initialExpect = try setup.record(readingFrom: node["initialExpect"], after: nil)
    steps = try node["steps"].items().map { step in
      try step.allowOnly(["event", "expect", "original"])
      let event = try setup.event(readingFrom: step["event"])
      return Step(event: event, expect: try setup.record(readingFrom: step["expect"], after: event))
    }
  }
}

extension JSONNode {
  /// Returns the type of an event.
  ///
  /// - Parameter fields: The names of the event's fields besides `type`, for each type. Other types and fields are errors.
  func eventType(_ fields: [String: Set<String>]) throws -> String {
    let node = try self["type"]
    let type = try node.text()
    guard let names = fields[type] else {
      let known = fields.keys.sorted().joined(separator: ", ")
      throw node.fault("expected one of \(known); found the text \"\(type)\"")
    }
    try allowOnly(names.union(["type"]))
    return type
  }
}

// MARK: - Comparing

extension TracedRecord {
  /// Returns the fields in which `other` differs from this record, with both values as JSON.
  ///
  /// A missing value (`null`) differs from every number.
  func differences(from other: Self) -> [(field: String, expected: String, got: String)] {
    let got = Dictionary(other.comparedFields.map { ($0.name, $0.value) }) { first, _ in first }
    return comparedFields.compactMap { field in
      let value = got[field.name] ?? .null
      guard !field.value.isNear(value) else { return nil }
      return (field.name, JSONText.line(field.value), JSONText.line(value))
    }
  }
}

extension JSONValue {
  /// Returns whether two values are equal, with a tolerance of 1e-6 for numbers.
  fileprivate func isNear(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let number), .number(let other)): abs(number - other) <= 1e-6
    case (.array(let items), .array(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isNear($1) }
    default: self == other
    }
  }
}

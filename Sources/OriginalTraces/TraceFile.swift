import Foundation

/// A recording of any of the headers: a setup, the expected state right after it, and events with the expected state after
/// each. Its field `system` determines the kind of header.
///
/// Lengths are in points, durations in seconds. Unknown fields are errors, so that every field is compared.
public struct TraceFile: Sendable {
  /// The trace's name.
  public let name: String

  let format: TraceFormat
  /// All fields but the steps, by name.
  private var head: [String: JSONValue]
  var steps: [Step]

  struct Step: Equatable, Sendable {
    var event: JSONValue
    /// The expected state after the event.
    var expect: JSONValue

    /// The event's name in mismatches: its type, and the property that it sets.
    var name: String {
      [event["type"], event["property"]].map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Reads a trace file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors. The default is its path.
  /// - Throws: A ``FaultyFile`` if a field is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    let file = name ?? url.relativePath
    try self.init(json: FaultyFile.contents(of: url, named: file), file: file)
  }

  /// Reads a trace from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A ``FaultyFile`` if a field is missing or invalid.
  public init(json: Data, file: String = "") throws {
    try self.init(readingFrom: JSONNode(parsing: json, file: file))
  }

  // MARK: - Parts

  var summary: String? { head["description"]?.text }

  /// A further field of traces of this kind.
  subscript(field: String) -> JSONValue { head[field] ?? .null }

  var setup: JSONValue {
    get { self["setup"] }
    set { head["setup"] = newValue }
  }

  /// The expected state right after the setup.
  var initialExpect: JSONValue {
    get { self["initialExpect"] }
    set { head["initialExpect"] = newValue }
  }

  // MARK: - JSON

  private init(readingFrom node: JSONNode) throws {
    // The system is checked first. A trace of another header has other fields, and an error that lists their names would not
    // help.
    let system = try node["system"].choice(of: TraceFormat.all.map(\.system))
    let format = TraceFormat.all.first { $0.system == system } ?? .material
    self.format = format
    let ignored = ["correctedRecords", "initialOriginal"]
    let known = ["system", "name", "description", "setup", "initialExpect", "steps"]
    try node.allowOnly(Set(known + ignored + format.fields.names))
    name = try node["name"].text()
    let setup = try format.setup.read(node["setup"])
    head = ["system": .string(system), "name": .string(name), "setup": setup]
    if let summary = try node.field("description") { head["description"] = .string(try summary.text()) }
    for (name, shape) in format.fields.list { head[name] = try shape.read(node[name]) }
    head["initialExpect"] = try format.readRecord(node["initialExpect"], of: setup, after: nil)
    steps = try node["steps"].items().map { step in
      try step.allowOnly(["event", "expect", "original"])
      let event = try format.readEvent(step["event"], of: setup)
      return Step(event: event, expect: try format.readRecord(step["expect"], of: setup, after: event))
    }
  }

  /// The trace as JSON that ``init(json:file:)`` reads, with one line for each step. Numbers are rounded to 1e-9.
  var json: String {
    JSONText.file(
      head.sorted { $0.key < $1.key }, "steps",
      steps.map { .object(["event": $0.event, "expect": $0.expect]) })
  }
}

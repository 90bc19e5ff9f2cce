/// The contents of the trace files of one kind of header.
struct TraceFormat: Sendable {
  /// The name of the kind of header in trace files.
  let system: String
  /// The fields of a trace in addition to those of all traces.
  var fields: JSONFields = [:]
  let setup: JSONShape
  /// The shapes of events by their type, in traces with a setup.
  let events: @Sendable (_ setup: JSONValue) -> [String: JSONShape]
  /// The fields of the state after an event, or after the setup, in the order in which differences are reported.
  let record: @Sendable (_ setup: JSONValue, _ event: JSONValue?) -> JSONFields
  /// The fields of states that aren't compared.
  var ignored: Set<String> = []

  static let all = [material, heightBar, sections]

  /// Reads an event. Its type is checked before its fields.
  func readEvent(_ node: JSONNode, of setup: JSONValue) throws -> JSONValue {
    let events = events(setup)
    let type = try node["type"]
    guard let shape = events[try type.text()] else {
      let known = events.keys.sorted().joined(separator: ", ")
      throw type.fault("expected one of \(known); found \(type.value.kind)")
    }
    return try shape.read(node)
  }

  /// Reads the state after an event, or after the setup.
  func readRecord(_ node: JSONNode, of setup: JSONValue, after event: JSONValue?) throws -> JSONValue {
    try JSONShape.object(record(setup, event)).read(node)
  }
}

extension JSONShape {
  /// Returns the shape of an event with these fields in addition to its type.
  static func event(_ fields: JSONFields = [:]) -> JSONShape { .object(["type": .text] + fields) }
}

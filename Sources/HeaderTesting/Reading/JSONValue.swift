/// A JSON value.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package static func numbers(_ values: [Double]) -> JSONValue { .array(values.map(JSONValue.number)) }
}

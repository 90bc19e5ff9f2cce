/// A field in which a header differs from its recorded trace.
public struct TraceMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The step's index in the file, counted from 0, or `nil` for the record of the setup.
  public var step: Int?
  /// The event's name, or `set-up` before the first event.
  public var event: String
  /// The field's name, as in the file.
  public var field: String
  /// The recorded value, as JSON.
  public var expected: String
  /// The header's value, as JSON.
  public var got: String

  /// The mismatch as text, for example `step 3 (scroll): contentOffsetY expected 10 got 12`.
  public var description: String {
    let place = step.map { "step \($0) (\(event))" } ?? "initialExpect (\(event))"
    return "\(place): \(field) expected \(expected) got \(got)"
  }
}

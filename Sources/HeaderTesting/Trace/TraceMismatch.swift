/// A field in which a header did not do what a ``RecordedTrace`` says.
public struct TraceMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The step's index in the file, counted from 0; nil for the record of the set-up.
  public var step: Int?

  /// The event's name; `set-up` before the first.
  public var event: String

  /// The field's name, as in the file.
  public var field: String

  /// What the trace says, as JSON.
  public var expected: String

  /// What the header said, as JSON.
  public var got: String

  /// Makes a mismatch.
  public init(step: Int?, event: String, field: String, expected: String, got: String) {
    self.step = step
    self.event = event
    self.field = field
    self.expected = expected
    self.got = got
  }

  /// `step 3 (scroll): contentOffsetY expected 10 got 12`.
  public var description: String {
    let place = step.map { "step \($0) (\(event))" } ?? "initialExpect (\(event))"
    return "\(place): \(field) expected \(expected) got \(got)"
  }
}

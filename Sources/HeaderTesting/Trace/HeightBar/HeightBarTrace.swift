import Foundation

/// A recorded session of an original height bar: a setup, the expected state right after it, and events with
/// the expected state after each.
///
/// Lengths are in points. Text that doesn't follow the format is rejected with a ``FaultyFile`` that contains
/// the location.
public struct HeightBarTrace: Hashable, Sendable {
  /// The trace's name. The default is the file's name without its extension.
  public var name: String

  /// A description of the trace, or `nil`.
  public var summary: String?

  /// The bar with its behavior, its subviews, and the scroll view.
  public var setup: HeightBarSetup

  /// The expected state right after the setup.
  public var initialExpect: HeightBarRecord

  /// The events, in order.
  public var steps: [Step]

  /// An event and the expected state after it.
  public struct Step: Hashable, Sendable {
    /// The event.
    public var event: HeightBarEvent

    /// The expected state after the event.
    public var expect: HeightBarRecord
  }

  /// Reads a trace file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors. The default is its path.
  /// - Throws: A `FaultyFile` for what is missing or invalid.
  public init(contentsOf url: URL, named name: String? = nil) throws {
    self = try HeightBarTrace(readingFrom: JSONNode(contentsOf: url, named: name))
  }

  /// Reads a trace from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A `FaultyFile` for what is missing or invalid.
  public init(json: Data, file: String = "") throws {
    self = try HeightBarTrace(readingFrom: JSONNode(parsing: json, file: file))
  }

  init(readingFrom node: JSONNode) throws {
    let system = try node["system"]
    guard try system.text() == "heightBar" else {
      throw system.fault("expected \"heightBar\", found \(system.value.kind)")
    }
    try node.allowOnly([
      "system", "name", "description", "setup", "correctedRecords", "initialExpect", "initialOriginal",
      "steps",
    ])
    name = try node["name"].text()
    summary = try node.field("description")?.text()
    let setup = try HeightBarSetup(readingFrom: node["setup"])
    self.setup = setup
    initialExpect = try HeightBarRecord(readingFrom: node["initialExpect"], setup: setup)
    steps = try node["steps"].items().map { step in
      try step.allowOnly(["event", "expect", "original"])
      return Step(
        event: try HeightBarEvent(readingFrom: step["event"]),
        expect: try HeightBarRecord(readingFrom: step["expect"], setup: setup))
    }
  }
}
